extension UIView {
  /// Changes a view at once: the flips, curls and dissolves of iOS have no picture here (DEVIATIONS.md, 42). The
  /// completion is called when the duration, in seconds, is over. With `allowAnimatedContent` the changes of the block
  /// are animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: areAnimationsEnabled ? duration : 0, curve: options.curve.timingCurve)
    animation.completion = completion
    if options.contains(.allowAnimatedContent) {
      animation.record { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    animation.start()
  }

  /// Replaces a view by another one in its superview; with `showHideTransitionViews`, hides the one and shows the
  /// other. No effect without a superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
