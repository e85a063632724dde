/// Animations of what a block changes: `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, and the frames
/// that `layoutIfNeeded` sets inside of it.
///
/// Values of views are the new ones as soon as the block has run; `layer.presentation()` says what is on the screen. Time
/// passes by `UIKitEnvironment.current.animationClock` only. Durations and delays are in seconds.
extension UIView {
  /// Ease in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// - Parameter completion: Called at the end with true, or with false when a layer dropped its animations before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let inherited = options.contains(.overrideInheritedCurve) ? nil : ViewAnimation.current?.curve
    run(duration, delay, options, inherited ?? options.curve.timingCurve, animations, completion)
  }

  /// A spring that comes to rest within the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: Below 1 it overshoots; from 1 on it does not.
  ///   - velocity: At the start, in whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), settlingIn: max(duration, 1e-3), initialVelocity: Double(velocity))
    run(duration, delay, options, .spring(spring, duration: duration), animations, completion)
  }

  /// A spring by the time of its first swing and its bounce, -1 to 1; it runs on until it is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceivedDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    let settling = spring.settlingDuration
    run(settling, delay, options, .spring(spring, duration: settling), animations, completion)
  }

  private class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ curve: TimingCurve,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : ViewAnimation.current
    let animation = ViewAnimation(
      duration: areAnimationsEnabled ? outer?.duration ?? duration : 0, delay: areAnimationsEnabled ? delay : 0,
      curve: curve)
    animation.completion = completion
    animation.setRepetition(of: options.contains(.repeat) ? .infinity : 1, options.contains(.autoreverse))
    animation.run(layingOut: options.contains(.layoutSubviews), animations)
  }

  // MARK: Switching off

  private static var animationsAreOff = false

  /// True until ``setAnimationsEnabled(_:)`` or ``performWithoutAnimation(_:)`` says otherwise, for all views of the
  /// process.
  public class var areAnimationsEnabled: Bool { !animationsAreOff }

  /// If false, animations that are started later take no time and have no delay. Those that run already go on.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreOff = !enabled }

  /// What the block changes jumps, also inside of an animation's block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (wereOff, current) = (animationsAreOff, ViewAnimation.current)
    animationsAreOff = true
    ViewAnimation.current = nil
    defer { (animationsAreOff, ViewAnimation.current) = (wereOff, current) }
    actionsWithoutAnimation()
  }

  /// Seconds of the animation whose block is running; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Inside of an animation's block: how often the whole of it runs, and whether each time there and back.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    ViewAnimation.current?.setRepetition(of: Double(count), autoreverses)
    animations()
  }
}

extension ViewAnimation {
  func setRepetition(of count: Double, _ autoreverses: Bool) {
    guard !playback.speed.isInfinite else { return }
    playback.turns = autoreverses ? 2 * count : count
    playback.autoreverses = autoreverses
  }

  /// Runs a block whose changes it animates, and sets itself going. Without a duration and a delay changes jump; without
  /// changes there is nothing to wait for.
  func run(layingOut: Bool = false, _ body: () -> Void) {
    guard !takesNoTime else {
      UIView.performWithoutAnimation(body)
      return start()
    }
    record {
      body()
      if layingOut { for change in changes { change.view?.layoutIfNeeded() } }
    }
    if changes.isEmpty { playback = Playback(startTime: clock.now, speed: .infinity) }
    start()
  }
}
