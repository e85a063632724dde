/// The menu of editing since iOS 16. No picture shows it: a test chooses from it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// Asked for the menu. Not kept alive.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (configuration: UIEditMenuConfiguration, menu: UIMenu)?

  /// Nil is a menu of what the first responder can perform.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu at the place of the configuration. Nothing if there is nothing to choose.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let menu = menu(for: configuration), !menu.children.isEmpty else { return }
    shown = (configuration, menu)
    menu.prepareToShow()
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = (view?.window?.firstResponder ?? view).map { EditCommands.suggested(by: $0) } ?? []
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// Hides the menu, and tells the delegate.
  open func dismissMenu() {
    guard let configuration = shown?.configuration else { return }
    shown = nil
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  /// Asks for the menu anew while it is shown.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration, let menu = menu(for: configuration) else { return }
    menu.prepareToShow()
    shown = (configuration, menu)
  }

  /// Asks the delegate where the menu points while it is shown; `animated` makes no difference.
  open func updateVisibleMenuPosition(animated: Bool) {
    if let configuration = shown?.configuration {
      _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
    }
  }

  /// The source point of the menu that is shown, in the coordinates of a view; zero while none is.
  open func location(in view: UIView?) -> CGPoint {
    guard let place = shown?.configuration.sourcePoint else { return .zero }
    return self.view?.convert(place, to: view) ?? place
  }

  /// What is shown; nil for nothing.
  package var menu: UIMenu? { shown?.menu }
}

/// Gives an interaction its menu of editing.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu at a place. Nil, also without an implementation, is a menu of the suggested actions: those that the first responder can
  /// perform.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu points at, in points of the interaction's view; null, also without an implementation, is the source point. Asked when
  /// the position is updated.
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  /// Called before the menu is shown. What the animator is given runs at once.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is hidden. What the animator is given runs at once.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs changes of the program beside a menu of editing.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds an animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A menu of editing, and its place.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Unlike that of all others if none was given.
  public let identifier: any NSCopying
  /// Where the menu points, in points of the interaction's view.
  public let sourcePoint: CGPoint
  /// Automatic by default. No effect here, which the log says once: no picture shows the menu.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet { LayoutLog.noteWithoutEffect("UIEditMenuConfiguration.preferredArrowDirection") }
  }

  /// A place in points of the interaction's view.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? NSUUID(), sourcePoint)
    super.init()
  }
}

/// The side of a menu on which its arrow is.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As the room asks for.
  case automatic
  /// At the upper or lower edge, or at a side.
  case up, down, left, right
}

/// Runs what it is given: the animations at once, then the completions.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewing controller: UIViewController? = nil) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    let done = completions
    (animations, completions) = ([], [])
    for completion in done { completion() }
  }
}
