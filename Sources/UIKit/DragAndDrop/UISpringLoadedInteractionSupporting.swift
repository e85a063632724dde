/// What may spring open under a finger that drags.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// False by default.
  var isSpringLoaded: Bool { get set }
}

/// A button that springs open does what a tap on it does.
extension UIButton: UISpringLoadedInteractionSupporting {
  /// False by default. If true, a finger that drags and rests on the button taps it.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ButtonSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue {
        addInteraction(
          ButtonSpring { interaction, _ in
            guard let button = interaction.view as? UIButton, button.isEnabled else { return }
            button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
          })
      } else {
        for interaction in interactions where interaction is ButtonSpring { removeInteraction(interaction) }
      }
    }
  }
}

/// Tells the interaction of ``UIButton/isSpringLoaded`` from those of an app.
@MainActor
private final class ButtonSpring: UISpringLoadedInteraction {}
