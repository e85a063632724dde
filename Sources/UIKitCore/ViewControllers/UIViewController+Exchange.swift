/// How a container exchanges its children.
extension UIViewController {
  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Children view controllers \(LogName.of(old, separator: ": ")) and \(LogName.of(new, separator: ": ")) must have a "
          + "common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
      return
    }
    let isShown = appearanceState.hasAppeared && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    if isShown {
      old.willDisappear(isAnimated)
      new.willAppear(isAnimated)
    }
    let newView: UIView = new.view
    if newView.superview == nil { (old.viewIfLoaded?.superview ?? view).addSubview(newView) }
    if isShown { new.isAppearing(isAnimated) }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      old.viewIfLoaded?.removeFromSuperview()
      if isShown {
        old.didDisappear(isAnimated)
        new.didAppear(isAnimated)
      }
      completion?(finished)
    }
  }

  /// Posted when a container shows details in another place, as a split view controller whose columns collapse or expand; the object is
  /// that controller.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
