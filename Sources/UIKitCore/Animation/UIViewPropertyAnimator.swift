/// An animation that can be paused, scrubbed, reversed, continued at another pace, and stopped.
///
/// It is inactive at first. Starting, pausing or setting a fraction makes it active: its blocks run, and the views have
/// their new values. It is stopped between `stopAnimation(false)` and `finishAnimation(at:)`, and inactive again after
/// its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The parameters that the animator was made with, or made itself from a curve or a damping ratio.
  public let timingParameters: any UITimingCurveProvider
  /// The duration in seconds. For a spring with a mass and a stiffness it is the time until the spring is at rest.
  public let duration: TimeInterval
  /// Seconds that the last start was told to wait.
  public internal(set) var delay: TimeInterval = 0
  /// Inactive until the first start, pause or fraction, and again after the end.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// True by default. Stored without effect: every animator can be paused.
  open var isInterruptible = true {
    didSet { if !isInterruptible { LayoutLog.noteWithoutEffect("UIViewPropertyAnimator.isInterruptible") } }
  }
  /// True by default. Stored without effect: there are no touches.
  open var isUserInteractionEnabled = true {
    didSet {
      if !isUserInteractionEnabled { LayoutLog.noteWithoutEffect("UIViewPropertyAnimator.isUserInteractionEnabled") }
    }
  }
  /// False by default. Stored without effect: there are no touches.
  open var isManualHitTestingEnabled = false {
    didSet {
      if isManualHitTestingEnabled { LayoutLog.noteWithoutEffect("UIViewPropertyAnimator.isManualHitTestingEnabled") }
    }
  }
  /// Whether the fraction of a paused animator is its progress, and not the part of the time; true by default.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed or scrubbed; false by default.
  /// Completions are not called then.
  open var pausesOnCompletion = false

  let timing: TimingCurve
  /// The blocks of an inactive animator, each with its delay as a part of the duration.
  var blocks: [(body: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var animation: ViewAnimation?
  var runsBackwards = false
  /// The curve to restore when an animator that is scrubbed linearly goes on; nil otherwise.
  var heldCurve: TimingCurve?

  /// An inactive animator without blocks. The duration is in seconds; a spring with a mass and a stiffness does not
  /// follow it.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (timing, self.duration) = parameters.timing(wished: duration)
    super.init()
  }

  /// An inactive animator; the duration is in seconds. The block runs when the animator becomes active, not now.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An inactive animator with a Bézier curve; the duration is in seconds. The block runs when it becomes active.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An inactive animator whose spring comes to rest within the duration, in seconds. The block runs when it becomes
  /// active.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has been started with a delay, in seconds. Of the options only the curve counts.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Adds a block. An active animator runs it at once and animates its changes in the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: The part of the duration, or of what is left of it, that the changes wait, 0 to 1.
  open func addAnimations(_ body: @escaping () -> Void, delayFactor: CGFloat) {
    guard animation != nil else { return blocks.append((body, Double(delayFactor))) }
    record(body, delayFactor: Double(delayFactor))
  }

  /// Adds a closure that is called at the end, after those added before, with the position at which the animation
  /// ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Playing

  /// Starts without a delay, or goes on where it was paused. No effect on one that runs.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a delay in seconds, or goes on after it where it was paused. No effect on an animator that runs.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    self.delay = delay
    activate()
    play(delay: delay)
  }

  /// Stands still where it is. An inactive animator becomes active, with its blocks run, at its start.
  open func pauseAnimation() {
    activate()
    hold()
  }

  /// Whether the clock moves it on; true during the delay as well.
  open var isRunning: Bool { animation.map { $0.playback.speed != 0 } ?? false }

  /// Whether the animation runs towards its start. A change takes effect at the present position.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      runsBackwards = newValue
      if isRunning { play(speed: animation.map { abs($0.playback.speed) }) }
    }
  }

  /// The part of the animation that is done, from 0 at the start to 1 at the end. Setting it, clamped, makes the
  /// animator active and pauses it there.
  open var fractionComplete: CGFloat {
    get { animation.map { CGFloat($0.playback.fraction(at: $0.clock.now)) } ?? 0 }
    set {
      activate()
      hold()
      animation?.playback.start = min(max(Double(newValue), 0), 1)
    }
  }

  /// Continues with another pace for the rest of the way. No effect on an animator that is not active.
  ///
  /// - Parameters:
  ///   - parameters: The pace; nil keeps the present one.
  ///   - durationFactor: The part of `duration` that the rest takes; 0 means the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let animation, state == .active else { return }
    hold()
    release()
    let fraction = animation.playback.start
    let left = runsBackwards ? fraction : 1 - fraction
    let rest = durationFactor > 0 ? duration * Double(durationFactor) : duration * left
    if let parameters {
      let progress = animation.curve.progress(at: fraction)
      animation.curve = .joined(fraction: fraction, progress: progress, parameters.timing(wished: rest).curve)
    }
    play(speed: rest > 0 ? left / rest : .infinity)
  }

  // MARK: Ending

  /// Stops an active animator and leaves the views where they are on the screen. If `withoutFinishing` is true, it
  /// becomes inactive and no completion is called; else it stays stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let animation, state == .active else { return }
    hold()
    animation.leaveViews(at: .current)
    guard withoutFinishing else { return state = .stopped }
    reset()
    animation.finish()
  }

  /// Gives the views of a stopped animator the values of a position, and calls the completions. No effect in other
  /// states.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    animation?.leaveViews(at: finalPosition)
    complete(at: finalPosition)
  }
}
