/// Drives what an animator animates by a part from 0 to 1.
///
/// The animator runs when the transition starts, and its animations stand still: those of `UIView` and of property animators. Each
/// ``update(_:)`` moves them on or back. ``finish()`` lets them run on to their end, ``cancel()`` back to their start; then their
/// completions are called, in which the animator completes the transition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds that the animator takes; 0 while there is no transition.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
  /// The part that is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, as a factor of the animator's own speed; 1 by default. Values that are not above 0 count as 1.
  open var completionSpeed: CGFloat = 1
  /// Ease in and out by default. No effect here, which the log says once: the rest keeps the pace of the animator.
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet { LayoutLog.noteWithoutEffect("UIPercentDrivenInteractiveTransition.completionCurve") }
  }
  /// Nil by default. No effect here, which the log says once: the animator keeps its own pace.
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { LayoutLog.noteWithoutEffect("UIPercentDrivenInteractiveTransition.timingCurve") }
  }
  /// True by default. With false the transition begins as the animator has it, and ``pause()`` stops it.
  open var wantsInteractiveStart = true

  private var context: AnimatedTransition?
  private var driven: DrivenAnimations?

  /// Nothing runs yet.
  public override init() { super.init() }

  /// Runs the animator, and holds its animations at their start. An override calls super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
    driven?.hold()
  }

  /// Runs the animator, whose animations can be held later.
  func begin(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? AnimatedTransition else { return }
    percentComplete = 0
    self.context = context
    context.whenOver { [weak self] in self?.forget() }
    driven = DrivenAnimations { context.animate() }
  }

  private func forget() { (context, driven) = (nil, nil) }

  /// Holds a transition that runs, at the part that it has reached. No effect while nothing runs.
  open func pause() {
    guard let context, let driven else { return }
    driven.hold()
    percentComplete = CGFloat(driven.part(of: context.coordinator.transitionDuration))
    context.pauseInteractiveTransition()
  }

  /// Moves the animations to a part, which is clamped to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context else { return }
    driven?.move(to: Double(self.percentComplete) * context.coordinator.transitionDuration)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the animations run back to their start; the transition is cancelled. No effect while nothing runs.
  open func cancel() { end(isFinishing: false) }

  /// Lets the animations run to their end. No effect while nothing runs.
  open func finish() { end(isFinishing: true) }

  private func end(isFinishing: Bool) {
    guard let context, let driven else { return }
    let speed = completionSpeed > 0 ? Double(completionSpeed) : 1
    isFinishing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    isFinishing ? driven.run(speed: speed) : driven.runBack(speed: speed)
  }
}
