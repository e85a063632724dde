/// Decides whether something springs open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Whether a finger at the context's place opens anything.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called when the finger has left.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far it is.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called with each state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Lets a view spring open when a finger that drags rests on it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether it opens.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far it is.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Opens with a closure; nil stands for what the system does.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AlwaysOpens()
    self.interactionEffect = interactionEffect ?? ShowsNothing()
    self.handler = handler
    super.init()
  }

  /// Opens with a closure, as the system does.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// Notes the view.
  open func willMove(to view: UIView?) { if view == nil { self.view = nil } }
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// A finger rests at a place of a window for so long that it opens.
  func activate(at place: CGPoint, in window: UIWindow, on other: UIView? = nil) {
    let context = SpringLoadedContext(window, place, other ?? view)
    guard interactionBehavior.shouldAllow(self, with: context) else { return }
    for state in [UISpringLoadedInteractionEffectState.possible, .activating, .activated] {
      context.state = state
      interactionEffect.interaction(self, didChangeWith: context)
    }
    handler(self, context)
    context.state = .inactive
    interactionEffect.interaction(self, didChangeWith: context)
    interactionBehavior.interactionDidFinish(self)
  }
}

@MainActor
private final class AlwaysOpens: UISpringLoadedInteractionBehavior {
  nonisolated init() {}
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

@MainActor
private final class ShowsNothing: UISpringLoadedInteractionEffect {
  nonisolated init() {}
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}

@MainActor
final class SpringLoadedContext: UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  private let window: UIWindow
  private let place: CGPoint

  init(_ window: UIWindow, _ place: CGPoint, _ view: UIView?) {
    (self.window, self.place, targetView) = (window, place, view)
  }

  func location(in view: UIView?) -> CGPoint { (view ?? targetView)?.convert(place, from: window) ?? place }
}
