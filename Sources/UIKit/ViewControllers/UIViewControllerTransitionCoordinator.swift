/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// False for changes of size and traits here, which take no time.
  var isAnimated: Bool { get }
  /// False: no transition here can be cancelled.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// The window whose size changes, or the view whose traits do.
  var containerView: UIView { get }
}

/// Runs what is to change together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// The animation runs when the new size or traits are in place, the completion when they have been laid out.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that takes no time: a layout with the changes, and it is over.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in containerView: UIView) { self.containerView = containerView }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() { for animation in animations { animation(self) } }
  func runCompletions() { for completion in completions { completion(self) } }
}

extension UIViewController {
  /// Tells that the traits will be others, and runs at once what is to run alongside: the change is a part of a layout.
  func announce(_ new: UITraitCollection, insteadOf old: UITraitCollection) {
    guard old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass else {
      return
    }
    let transition = ImmediateTransition(in: view)
    willTransition(to: new, with: transition)
    transition.runAnimations()
    transition.runCompletions()
  }
}
