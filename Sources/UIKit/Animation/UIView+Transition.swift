extension UIView {
  /// Changes what a view shows, at once: what flips, curls and dissolves on the screen has no picture here. The completion is
  /// called when the duration, in seconds, is over. With `allowAnimatedContent` the block's changes are animated as well.
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

  /// Puts one view in another's place in its superview; with `showHideTransitionViews` hides one and shows the other.
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
