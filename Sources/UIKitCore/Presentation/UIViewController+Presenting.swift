/// Where a presented controller goes. The presenting controller is not told that it disappears, whatever the style.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default of new controllers; a page sheet.
  case automatic = -2
  /// Covers the window. As an answer of a delegate: the style stays as it is.
  case none = -1
  /// Covers the window. The presenting view stays in the tree below, which it leaves on iOS.
  case fullScreen = 0
  /// A sheet: on the bottom edge where the width is compact, else in the middle, as wide as readable text.
  case pageSheet = 1
  /// A sheet: on the bottom edge where the width is compact, else in the middle, as large as the controller prefers.
  case formSheet = 2
  /// Covers the view of the nearest controller, the presenting one or an ancestor, that defines the context; if there
  /// is none, the window.
  case currentContext = 3
  /// Where the presentation controller of the transitioning delegate says; without one it covers the window.
  case custom = 4
  /// Covers the window.
  case overFullScreen = 5
  /// The same place as ``currentContext``.
  case overCurrentContext = 6
  /// A popover beside its source where the width is regular, else a sheet.
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

/// The colour of the status bar's text. Only pictures show the bar; its height is a part of the safe area.
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
      if let presenter = present.presentationState.presenter { return presenter }
      controller = present.parent
    }
    return nil
  }

  /// Whether somebody presents the controller and `viewDidAppear` has not been called yet.
  public var isBeingPresented: Bool { presentationState.presenter != nil && !appearanceState.hasAppeared }

  /// Puts the presented view where its presentation controller says or, if it has none, over all of the window or of the controller that
  /// defines the context.
  func show(_ presented: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    let ownContext = presented.ownPresentationContext(from: self)
    let context = ownContext ?? presentationContext(for: presented.modalPresentationStyle)
    let coveredView = ownContext == nil ? context.coveredView : context.viewIfLoaded
    guard context.presentedViewController == nil, let covered = coveredView else { return }
    context.presentedViewController = presented
    presented.presentationState.presenter = context
    let animator =
      isAnimated
      ? presented.transitioningDelegate?.animationController(forPresented: presented, presenting: context, source: self)
      : nil
    if let presentation = presented.presentationToShow(from: self) {
      show(presented, presentation, in: covered, isAnimated, animator, completion)
    } else {
      let view: UIView = presented.view
      view.frame = covered.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      presented.willAppear(isAnimated)
      presented.come(into: covered, place: covered.bounds, isAnimated, animator) {
        presented.didAppear(isAnimated)
        completion?()
      }
    }
  }

  /// Puts the view into a container, at once or as an animator does it, and then calls a function: not if the animator gives up.
  private func come(
    into container: UIView, place: CGRect, _ isAnimated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    then arrived: @escaping () -> Void
  ) {
    guard let animator, let presenting = presentationState.presenter else {
      if let view, view.superview !== container { container.addSubview(view) }
      isAppearing(isAnimated)
      container.layoutIfNeeded()
      return arrived()
    }
    let transition = AnimatedTransition(self, over: presenting, comes: true, in: container, place: place)
    isAppearing(true)
    transition.run(animator) { [self] completed in
      guard completed else { return presenting.hide(isAnimated: false, nil) }
      if let view, view.superview == nil { container.addSubview(view) }
      container.layoutIfNeeded()
      arrived()
    }
  }

  private func show(
    _ presented: UIViewController, _ presentation: UIPresentationController, in covered: UIView, _ isAnimated: Bool,
    _ animator: (any UIViewControllerAnimatedTransitioning)?, _ completion: (() -> Void)?
  ) {
    let container = PresentationContainerView(presentation, frame: covered.bounds)
    presentation.presentingViewController = self
    presentation.moveIntoContainer(container)
    presentation.install(container, over: covered)
    presentation.presentationTransitionWillBegin()
    presented.willAppear(isAnimated)
    if let view = presentation.presentedView {
      view.autoresizingMask = []
      // The safe area of the container, which a frame may depend on, is known before its first layout.
      covered.layoutHost?.refreshInsets(of: container)
      presentation.placePresentedView()
      if view.superview !== container, animator == nil { container.addSubview(view) }
    }
    let place = presentation.frameOfPresentedViewInContainerView
    presented.come(into: container, place: place, isAnimated, animator) {
      presented.didAppear(isAnimated)
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }
  }

  /// Removes the controller that this one presents, together with those which that one presents: at once, or when an animator of the
  /// program has ended.
  func hide(isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController else { return }
    presented.hide(isAnimated: isAnimated, nil)
    let presentation = presented.presentationState.stored?.controller
    if presentation?.containerView != nil { presentation?.dismissalTransitionWillBegin() }
    presented.willDisappear(isAnimated)
    let animator = isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    guard let animator, let view = presented.viewIfLoaded, let superview = view.superview else {
      return takeAway(presented, isAnimated, completion)
    }
    let transition = AnimatedTransition(presented, over: self, comes: false, in: superview, place: view.frame)
    transition.run(animator) { [self] completed in
      if completed {
        takeAway(presented, isAnimated, completion)
      } else {
        presentation?.dismissalTransitionDidEnd(false)
      }
    }
  }

  private func takeAway(_ presented: UIViewController, _ isAnimated: Bool, _ completion: (() -> Void)?) {
    let presentation = presented.presentationState.stored?.controller
    let container = presentation?.containerView
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    presentedViewController = nil
    presented.presentationState.presenter = nil
    presented.didDisappear(isAnimated)
    presentation?.moveIntoContainer(nil)
    if container != nil { presentation?.dismissalTransitionDidEnd(true) }
    viewIfLoaded?.window?.updateStatusBar()
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
