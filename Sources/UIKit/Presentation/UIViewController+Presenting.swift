/// Where a presented controller goes. Every style covers all of the window or of the context (DEVIATIONS.md, 51), and
/// the presenting controller is not told that it disappears.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default of new controllers; covers the window.
  case automatic = -2
  /// Covers the window, as every style does that has no context.
  case none = -1
  /// Covers the window. The presenting view stays in the tree below, which it leaves on iOS.
  case fullScreen = 0
  /// Covers the window, where iOS shows a sheet that leaves a part of it free.
  case pageSheet = 1
  /// Covers the window, where iOS shows a smaller sheet in the middle of a tablet.
  case formSheet = 2
  /// Covers the view of the nearest controller, the presenting one or an ancestor, that defines the context; if there
  /// is none, the window.
  case currentContext = 3
  /// Covers the window; there are no transitioning delegates to ask.
  case custom = 4
  /// Covers the window.
  case overFullScreen = 5
  /// The same place as ``currentContext``.
  case overCurrentContext = 6
  /// Covers the window, where iOS shows a popover beside its source.
  case popover = 7
}

/// How a presented view comes into sight on iOS. Here it is in its place at once, in every style.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom edge; the default.
  case coverVertical = 0
  /// By turning around the vertical axis.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
  /// By curling a corner of the page up.
  case partialCurl = 3
}

/// The colour of the status bar's text. No status bar is drawn; its height is a part of the safe area.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the user interface style.
  case `default` = 0
  /// White, for dark backgrounds.
  case lightContent = 1
  /// Black, for light backgrounds.
  case darkContent = 3
}

extension UIViewController {
  /// The controller that presented this one or one of its ancestors.
  public var presentingViewController: UIViewController? {
    var controller: UIViewController? = self
    while let present = controller {
      if let presenter = present.presenter { return presenter }
      controller = present.parent
    }
    return nil
  }

  /// Whether somebody presents the controller and `viewDidAppear` has not been called yet.
  public var isBeingPresented: Bool { presenter != nil && !hasAppeared }

  /// Puts the presented view over the window or, for styles of a current context, over the view of the controller that
  /// defines the context.
  ///
  /// Every style covers all of that, although sheets leave a part of the window free on iOS (DEVIATIONS.md, 51).
  func show(_ presented: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    let context = presentationContext(for: presented.modalPresentationStyle)
    guard context.presentedViewController == nil, let container = context.coveredView else { return }
    context.presentedViewController = presented
    presented.presenter = context
    let view: UIView = presented.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.willAppear(isAnimated)
    container.addSubview(view)
    presented.isAppearing(isAnimated)
    container.layoutIfNeeded()
    presented.didAppear(isAnimated)
    completion?()
  }

  /// Removes the controller that this one presents, together with those which that one presents.
  func hide(isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController else { return }
    presented.hide(isAnimated: isAnimated, nil)
    presented.willDisappear(isAnimated)
    presented.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    presented.presenter = nil
    presented.didDisappear(isAnimated)
    completion?()
  }

  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    let isInContext = style == .currentContext || style == .overCurrentContext
    while let parent = controller.parent, !(isInContext && controller.definesPresentationContext) {
      controller = parent
    }
    return controller
  }

  private var coveredView: UIView? { parent == nil ? viewIfLoaded?.window ?? viewIfLoaded : viewIfLoaded }
}
