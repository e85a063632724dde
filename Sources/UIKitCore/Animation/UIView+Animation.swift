/// Animations of the changes that a block makes to `frame`, `bounds`, `center`, `transform`, `alpha` and
/// `backgroundColor`, and of the frames that `layoutIfNeeded` sets inside the block.
///
/// Views have the new values as soon as the block has run; `layer.presentation()` has those on the screen. Time passes
/// only when the ``AnimationClock`` is advanced. Durations and delays are in seconds.
extension UIView {
  /// Animates without a delay, with a pace that eases in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates with the curve of the options. Within the block of another animation, that one's duration and curve count
  /// unless the options override them.
  ///
  /// - Parameter completion: Called at the end with true, or with false if the animations of a layer were removed
  ///   before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let inherited = options.contains(.overrideInheritedCurve) ? nil : ViewAnimation.current?.curve
    run(duration, delay, options, inherited ?? options.curve.timingCurve, animations, completion)
  }

  /// Animates with a spring that comes to rest within the duration (DEVIATIONS.md, 40).
  ///
  /// - Parameters:
  ///   - dampingRatio: Below 1 the spring overshoots; from 1 on it does not.
  ///   - velocity: The velocity at the start, in whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), settlingIn: max(duration, 1e-3), initialVelocity: Double(velocity))
    run(duration, delay, options, .spring(spring, duration: duration), animations, completion)
  }

  /// Animates with a spring by its perceived duration, in seconds, and its bounce from -1 to 1. The animation ends when
  /// the spring is at rest, which is later than the perceived duration.
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

  /// Runs a block whose changes are not animated, even within the block of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (wereOff, current) = (animationsAreOff, ViewAnimation.current)
    animationsAreOff = true
    ViewAnimation.current = nil
    defer { (animationsAreOff, ViewAnimation.current) = (wereOff, current) }
    actionsWithoutAnimation()
  }

  /// The duration, in seconds, of the animation whose block is running; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Within the block of an animation, sets how often the whole animation runs, and whether it runs back each time.
  /// Without an animation only the block runs.
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

  /// Runs a block, animates its changes and starts. Without a duration and a delay, changes are not animated; without
  /// changes, the animation ends at once.
  func run(layingOut: Bool = false, _ body: () -> Void) {
    guard !takesNoTime else {
      UIView.performWithoutAnimation(body)
      return start()
    }
    record {
      body()
      if layingOut { for change in changes { change.view?.layoutIfNeeded() } }
    }
    // A transition that a gesture drives decides itself how long it lasts.
    if changes.isEmpty, Self.started == nil { playback = Playback(startTime: clock.now, speed: .infinity) }
    start()
  }
}
