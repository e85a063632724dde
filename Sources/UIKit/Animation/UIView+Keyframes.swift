extension UIView {
  /// Animates what the calls of `addKeyframe` in the block change, each in its part of the duration.
  ///
  /// Between keyframes values change evenly; with `calculationModeDiscrete` each jumps at its keyframe's end. The curve, ease
  /// in and out unless the options hold another's number, is that of the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue)
    let outer = options.contains(.overrideInheritedDuration) ? nil : ViewAnimation.current
    let animation = ViewAnimation(
      duration: areAnimationsEnabled ? outer?.duration ?? duration : 0, delay: areAnimationsEnabled ? delay : 0,
      curve: shared.curve.timingCurve)
    animation.windows = options.isDiscrete ? .ofProgressInSteps : .ofProgress
    animation.completion = completion
    animation.setRepetition(of: options.contains(.repeat) ? .infinity : 1, options.contains(.autoreverse))
    animation.run(layingOut: options.contains(.layoutSubviews), animations)
  }

  /// Inside of `animateKeyframes`: what the block changes, at a start and for a duration from 0 to 1 of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = ViewAnimation.current else { return animations() }
    let outer = animation.window
    let start = min(max(frameStartTime, 0), 1)
    animation.window = start...min(max(start + frameDuration, start), 1)
    animations()
    animation.window = outer
  }
}
