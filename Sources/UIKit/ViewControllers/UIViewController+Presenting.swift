public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
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

  public var isBeingPresented: Bool { presenter != nil && !hasAppeared }

  /// Puts the presented view over the window or, in the current context, over the view that defines it.
  ///
  /// Every style covers all of that; that sheets leave a part of the window free is not modelled (DEVIATIONS.md, 51).
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

  /// Takes away what this controller presents, and what that presents.
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
