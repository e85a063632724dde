/// What an animator knows of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// In which views move. The view of the controller that leaves a navigation or tab bar controller is in it already.
  var containerView: UIView { get }
  /// True: a transition without animation asks no animator.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the gesture was given up, or `completeTransition(false)` was called.
  var transitionWasCancelled: Bool { get }
  /// The style of the controller that is presented; `none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity.
  var targetTransform: CGAffineTransform { get }
  /// Says what part of the transition is done, from 0 to 1: what runs alongside follows.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the gesture is over, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Says that the gesture is over, and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Says that a gesture drives the transition again.
  func pauseInteractiveTransition()
  /// Ends the transition; a second call does nothing. With false everything is as before.
  func completeTransition(_ didComplete: Bool)
  /// Nil for a key that is neither `from` nor `to`.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for the view of a presenting controller, which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container, points; zero for a controller that was not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container, points; zero for a controller that leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}
