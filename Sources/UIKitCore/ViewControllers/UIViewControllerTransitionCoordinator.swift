/// The facts about a running transition.
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

/// Runs changes of the program together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds an animation, which runs once the new size or traits are set, and a completion, which runs after the layout.
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

/// A transition that takes no time: it is over after one layout with the changes.
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

extension UIInterfaceOrientation {
  init(ofSize size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }
}

extension UIViewController {
  /// Calls the functions that told of rotations before iOS 8, if the new size is the old one turned.
  func announceRotation(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    let (old, new) = (interfaceOrientation, UIInterfaceOrientation(ofSize: size))
    guard isViewLoaded, old != new else { return }
    let duration = coordinator.transitionDuration
    willRotate(to: new, duration: duration)
    coordinator.animate { [self] _ in
      willAnimateRotation(to: new, duration: duration)
    } completion: { [self] _ in
      didRotate(from: old)
    }
  }

  /// Calls `willTransition` for a change of size classes; nil for other changes. The layout pass that takes in the change runs the
  /// animations once every view has its traits, and the completions when it ends.
  func announce(_ new: UITraitCollection, insteadOf old: UITraitCollection) -> ImmediateTransition? {
    guard old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass else {
      return nil
    }
    let transition = ImmediateTransition(in: view)
    willTransition(to: new, with: transition)
    return transition
  }
}
