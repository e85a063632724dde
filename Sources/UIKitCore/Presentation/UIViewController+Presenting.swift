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

/// The color of the status bar's text. Only pictures show the bar; its height is a part of the safe area.
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

  /// Puts the presented view where its presentation controller says or, if it has none, over all of the window or of the controller that
  /// defines the context.
  func show(_ presented: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    if let other = adaptation(of: presented) { return show(other, isAnimated: isAnimated, completion) }
    let ownContext = presented.ownPresentationContext(from: self)
    let context = ownContext ?? presentationContext(for: presented.modalPresentationStyle)
    let coveredView = ownContext == nil ? context.coveredView : context.viewIfLoaded
    guard context.presentationState.presented == nil, let covered = coveredView else { return }
    context.presentationState.presented = presented
    presented.presentationState.presenter = context
    presented.appearanceState.move = .presented
    if isAnimated {
      let coordinator = TransitionCoordinator(
        in: covered, isAnimated: true, from: context, to: presented, style: presented.modalPresentationStyle)
      context.goes(with: coordinator, presented)
    }
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
      presented.come(into: covered, place: covered.bounds, isAnimated, animator) { completed in
        if completed { completion?() }
      }
    }
  }

  /// What the delegate of a presentation that adapts shows in place of the presented controller.
  private func adaptation(of presented: UIViewController) -> UIViewController? {
    guard let stored = presented.presentationState.stored, stored.style == presented.modalPresentationStyle,
      let delegate = stored.controller.delegate
    else { return nil }
    stored.controller.presentingViewController = self
    guard let style = stored.controller.adaptedStyle,
      let other = delegate.presentationController(
        stored.controller, viewControllerForAdaptivePresentationStyle: style), other !== presented
    else { return nil }
    other.modalPresentationStyle = style
    other.presentationController?.delegate = delegate
    return other
  }

  /// Puts the view into a container, at once or as an animator does it, and then calls a function.
  private func come(
    into container: UIView, place: CGRect, _ isAnimated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    then over: @escaping (Bool) -> Void
  ) {
    guard let presenting = presentationState.presenter else { return }
    let coordinator = presenting.runningCoordinator
    guard let animator, let coordinator else {
      if let view, view.superview !== container { container.addSubview(view) }
      isAppearing(isAnimated)
      coordinator?.runAnimations()
      container.layoutIfNeeded()
      return arrive(in: container, over: presenting, isAnimated, coordinator, over)
    }
    let transition = AnimatedTransition(
      from: presenting, to: self, in: container, style: modalPresentationStyle, views: (nil, view),
      frames: (container.convert(presenting.view.bounds, from: presenting.view), place), coordinator)
    let interaction = transitioningDelegate?.interactionControllerForPresentation(using: animator)
    isAppearing(true)
    transition.run(animator, interaction) { [self] completed in
      guard completed else {
        appearanceWasCancelled(true)
        appearanceState.move = nil
        presenting.takeAway(self)
        over(false)
        return presenting.endTransition(coordinator, self, cancelled: true)
      }
      if let view, view.superview == nil { container.addSubview(view) }
      container.layoutIfNeeded()
      arrive(in: container, over: presenting, isAnimated, coordinator, over)
    }
  }

  private func arrive(
    in container: UIView, over presenting: UIViewController, _ isAnimated: Bool, _ coordinator: TransitionCoordinator?,
    _ over: (Bool) -> Void
  ) {
    didAppear(isAnimated)
    appearanceState.move = nil
    presenting.endTransition(coordinator, self, cancelled: false)
    over(true)
  }

  private func show(
    _ presented: UIViewController, _ presentation: UIPresentationController, in covered: UIView, _ isAnimated: Bool,
    _ animator: (any UIViewControllerAnimatedTransitioning)?, _ completion: (() -> Void)?
  ) {
    let container = PresentationContainerView(presentation, frame: covered.bounds)
    presentation.presentingViewController = presented.presentationState.presenter ?? self
    presentation.moveIntoContainer(container)
    presentation.install(container, over: covered)
    presentation.tellOfAdaptation(runningCoordinator)
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
    presented.come(into: container, place: place, isAnimated, animator) { completed in
      presentation.presentationTransitionDidEnd(completed)
      guard completed else {
        container.removeFromSuperview()
        return presentation.moveIntoContainer(nil)
      }
      completion?()
    }
  }

  /// Removes the controller that this one presents, together with those which that one presents: at once, or when an animator of the
  /// program has ended.
  func hide(isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentationState.presented, presented.appearanceState.move != .dismissed else { return }
    // What is still on its way arrives first.
    runningCoordinator?.context?.completeTransition(true)
    presented.hide(isAnimated: isAnimated, nil)
    let presentation = presented.presentationState.stored?.controller
    presented.appearanceState.move = .dismissed
    var coordinator: TransitionCoordinator?
    if isAnimated {
      let container = presentation?.containerView ?? presented.viewIfLoaded?.superview ?? self.view!
      let made = TransitionCoordinator(
        in: container, isAnimated: true, from: presented, to: self, style: presented.modalPresentationStyle)
      goes(with: made, presented)
      coordinator = made
    }
    if presentation?.containerView != nil { presentation?.dismissalTransitionWillBegin() }
    presented.willDisappear(isAnimated)
    let animator = isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    guard let animator, let coordinator, let view = presented.viewIfLoaded, let superview = view.superview else {
      coordinator?.runAnimations()
      return leave(presented, isAnimated, coordinator, completion)
    }
    let transition = AnimatedTransition(
      from: presented, to: self, in: superview, style: presented.modalPresentationStyle, views: (view, nil),
      frames: (view.frame, superview.convert(self.view.bounds, from: self.view)), coordinator)
    let interaction = presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    transition.run(animator, interaction) { [self] completed in
      if completed { return leave(presented, isAnimated, coordinator, completion) }
      presented.appearanceState.move = nil
      presented.disappearanceWasCancelled(true)
      presentation?.dismissalTransitionDidEnd(false)
      endTransition(coordinator, presented, cancelled: true)
    }
  }

  private func leave(
    _ presented: UIViewController, _ isAnimated: Bool, _ coordinator: TransitionCoordinator?,
    _ completion: (() -> Void)?
  ) {
    let presentation = presented.presentationState.stored?.controller
    let container = presentation?.containerView
    takeAway(presented)
    container?.removeFromSuperview()
    presented.didDisappear(isAnimated)
    presented.appearanceState.move = nil
    presentation?.moveIntoContainer(nil)
    if container != nil { presentation?.dismissalTransitionDidEnd(true) }
    viewIfLoaded?.window?.updateStatusBar()
    endTransition(coordinator, presented, cancelled: false)
    completion?()
  }

  private func takeAway(_ presented: UIViewController) {
    presented.viewIfLoaded?.removeFromSuperview()
    presentationState.presented = nil
    presented.presentationState.presenter = nil
  }

  /// The coordinator of the controller and of another one from now on.
  private func goes(with coordinator: TransitionCoordinator, _ other: UIViewController) {
    (runningCoordinator, other.runningCoordinator) = (coordinator, coordinator)
  }

  private func endTransition(_ coordinator: TransitionCoordinator?, _ presented: UIViewController, cancelled: Bool) {
    guard let coordinator else { return }
    coordinator.runCompletions(cancelled: cancelled)
    for controller in [self, presented] where controller.runningCoordinator === coordinator {
      controller.runningCoordinator = nil
    }
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
