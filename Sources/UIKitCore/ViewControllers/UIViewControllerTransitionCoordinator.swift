/// The facts about a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// False for changes of size and traits here, which take no time.
  var isAnimated: Bool { get }
  /// The style of the controller that is presented or dismissed; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can take the transition over; as ``initiallyInteractive``.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether everything becomes as before.
  var isCancelled: Bool { get }
  /// Seconds; 0 for transitions of the system, which take no time here.
  var transitionDuration: TimeInterval { get }
  /// What a gesture has done of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// 1: gestures do not hand on how fast they were.
  var completionVelocity: CGFloat { get }
  /// Ease in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that was shown or will be; nil for changes of size and traits.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of the controller that was shown or will be; nil for changes of size and traits, and for the view of a presenting controller,
  /// which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The window whose size changes, the view whose traits do, or that in which controllers come and go.
  var containerView: UIView { get }
  /// The identity: windows are laid out anew, and not turned.
  var targetTransform: CGAffineTransform { get }
}

/// Runs changes of the program together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds an animation, which runs once the new size or traits are set, or the animator of the transition has begun, and a completion,
  /// which runs after the layout. An animation that comes later runs at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the gesture that drives the transition is over.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a closure when a gesture begins or ceases to drive the transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What runs alongside a change of size or traits, or while controllers come and go.
///
/// Most transitions take no time and are over after one layout with the changes. Those that an animator of the program runs have a
/// `context`.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  var initiallyInteractive = false
  var transitionDuration: TimeInterval = 0
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  /// What an animator runs, which lasts until it is over.
  var context: AnimatedTransition?
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether the animations have run.
  private(set) var hasRun = false
  private var wasCancelled = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHearers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    in containerView: UIView, isAnimated: Bool = false, from: UIViewController? = nil, to: UIViewController? = nil,
    style: UIModalPresentationStyle = .none
  ) {
    (self.containerView, self.isAnimated, self.from, self.to, presentationStyle) =
      (containerView, isAnimated, from, to, style)
  }

  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? wasCancelled }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var isInterruptible: Bool { initiallyInteractive }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let context { return context.view(forKey: key) }
    return key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation {
      if hasRun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHearers.append { context in
      if !context.isInteractive { handler(context) }
    }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHearers.append(handler)
  }

  func interactionDidChange() { for hearer in interactionHearers { hearer(self) } }

  /// In the time of the animator, if there is one.
  func runAnimations() {
    guard !hasRun else { return }
    hasRun = true
    let waiting = animations
    animations = []
    guard transitionDuration > 0, !waiting.isEmpty else {
      for animation in waiting { animation(self) }
      return
    }
    UIView.animate(withDuration: transitionDuration) { for animation in waiting { animation(self) } }
  }

  func runCompletions(cancelled: Bool = false) {
    wasCancelled = cancelled
    // A completion may add another one.
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
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
  func announce(_ new: UITraitCollection, insteadOf old: UITraitCollection) -> TransitionCoordinator? {
    guard old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass else {
      return nil
    }
    let transition = TransitionCoordinator(in: view)
    willTransition(to: new, with: transition)
    presentationState.stored?.controller.willTransition(to: new, with: transition)
    return transition
  }
}
