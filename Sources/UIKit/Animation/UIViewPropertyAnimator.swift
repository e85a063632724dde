/// An animation under control: it can be paused, scrubbed, reversed, taken up with another pace, and stopped.
///
/// Inactive at first; active from the start, a pause or a fraction on, when its blocks run and the models change; stopped
/// between `stopAnimation(false)` and `finishAnimation`; inactive again after its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// As the animator was made with; for an initialiser without them, those that the curve or the ratio stands for.
  public let timingParameters: any UITimingCurveProvider
  /// Seconds; for springs with a mass and a stiffness the time they need.
  public let duration: TimeInterval
  /// Seconds that the last start was told to wait.
  public internal(set) var delay: TimeInterval = 0
  /// Inactive until the first start, pause or fraction, and again after the end.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// True by default. Stored without effect: every animator can be paused.
  open var isInterruptible = true
  /// True by default. Stored without effect: there are no touches.
  open var isUserInteractionEnabled = true
  /// False by default. Stored without effect: there are no touches.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animator's fraction is the progress itself instead of the part of the time.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, to be reversed or scrubbed.
  open var pausesOnCompletion = false

  let timing: TimingCurve
  /// The blocks waiting for the start, and the part of the duration each waits.
  var blocks: [(body: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var animation: ViewAnimation?
  var runsBackwards = false
  /// The curve of an animator that is scrubbed linearly.
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

  /// An animator that runs already.
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

  /// An active animator runs the block at once, and animates what it changes in the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: The part of the duration, or of what is left of it, that the changes wait, 0 to 1.
  open func addAnimations(_ body: @escaping () -> Void, delayFactor: CGFloat) {
    guard animation != nil else { return blocks.append((body, Double(delayFactor))) }
    record(body, delayFactor: Double(delayFactor))
  }

  /// Called in order at the end, with the position it was reached at.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Playing

  /// Starts without a delay, or goes on where it was paused. No effect on one that runs.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts, or goes on where it was paused.
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

  /// Goes back from where it is, or to the end again.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      runsBackwards = newValue
      if isRunning { play(speed: animation.map { abs($0.playback.speed) }) }
    }
  }

  /// 0 at the start, 1 at the end. Setting it makes the animator active and lets it stand still there.
  open var fractionComplete: CGFloat {
    get { animation.map { CGFloat($0.playback.fraction(at: $0.clock.now)) } ?? 0 }
    set {
      activate()
      hold()
      animation?.playback.start = min(max(Double(newValue), 0), 1)
    }
  }

  /// Goes on with another pace for the rest of the way.
  ///
  /// - Parameters:
  ///   - parameters: nil keeps the pace.
  ///   - durationFactor: The rest takes this part of `duration`; 0 lets it take what is left of it.
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

  /// Leaves the views where they are on the screen. Without finishing no completion is called; else the animator is
  /// stopped until `finishAnimation`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let animation, state == .active else { return }
    hold()
    animation.leaveViews(at: .current)
    guard withoutFinishing else { return state = .stopped }
    reset()
    animation.finish()
  }

  /// Gives the views the values of a position, and calls the completions. Only a stopped animator can be finished.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    animation?.leaveViews(at: finalPosition)
    complete(at: finalPosition)
  }
}
