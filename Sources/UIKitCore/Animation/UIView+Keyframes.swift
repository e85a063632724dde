extension UIView {
  /// Animates the changes that the calls of `addKeyframe` in the block make, each in its part of the duration, in
  /// seconds.
  ///
  /// Values change evenly during a keyframe; with `calculationModeDiscrete` they jump at its end. The curve applies to
  /// the whole animation: ease in and out, unless the options contain the number of another one (DEVIATIONS.md, 41).
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

  /// Within the block of `animateKeyframes`, animates the changes of a block. Start and duration are parts of the whole
  /// duration, from 0 to 1; a keyframe that exceeds the end is cut there.
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
