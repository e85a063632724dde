/// Drives a transition by a gesture. Delegates give one beside the animator.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, in place of the animator's `animateTransition(using:)`. What follows is told to the context: the parts, and
  /// whether the transition finishes or is cancelled; `completeTransition(_:)` ends it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs, as a factor; 1 without an implementation.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest; ease in and out without an implementation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with a gesture, which is true without an implementation; else the animator runs at once.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
