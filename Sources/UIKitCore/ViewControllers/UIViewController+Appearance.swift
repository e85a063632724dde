/// Calls the appearance callbacks of a controller and of those children whose views are inside its view.
extension UIViewController {
  /// The controller before its children; without them if it tells them itself.
  private var shownControllers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [self] }
    return children.reduce(into: [self]) { shown, child in
      if let childView = child.viewIfLoaded, childView.isDescendant(of: view) { shown += child.shownControllers }
    }
  }

  /// Lets containers put their children in place, the outermost one first.
  private func prepareContainers() {
    guard let view = viewIfLoaded else { return }
    prepareToAppear()
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { child.prepareContainers() }
  }

  func willAppear(_ animated: Bool) {
    loadViewIfNeeded()
    prepareContainers()
    for controller in shownControllers where controller.appearanceState.phase == .gone {
      controller.appearanceState.phase = .coming
      controller.viewWillAppear(animated)
    }
  }

  func isAppearing(_ animated: Bool) {
    for controller in shownControllers
    where controller.appearanceState.phase.rawValue < AppearanceState.Phase.arriving.rawValue {
      controller.appearanceState.phase = .arriving
      controller.viewIsAppearing(animated)
    }
    viewIfLoaded?.window?.updateStatusBar()
  }

  func didAppear(_ animated: Bool) {
    for controller in shownControllers
    where controller.appearanceState.phase.rawValue < AppearanceState.Phase.here.rawValue {
      controller.appearanceState.phase = .here
      controller.viewDidAppear(animated)
      if controller.appearanceState.move == .toParent { controller.appearanceState.move = nil }
    }
  }

  func willDisappear(_ animated: Bool) {
    for controller in shownControllers where controller.appearanceState.phase == .here {
      controller.appearanceState.phase = .leaving
      controller.viewWillDisappear(animated)
    }
  }

  func didDisappear(_ animated: Bool) {
    for controller in shownControllers where controller.appearanceState.hasAppeared {
      controller.appearanceState.phase = .gone
      controller.viewDidDisappear(animated)
    }
  }

  /// Tells a controller that was about to appear that it does not.
  func appearanceWasCancelled(_ animated: Bool) {
    let controllers = shownControllers.filter {
      $0.appearanceState.phase == .coming || $0.appearanceState.phase == .arriving
    }
    for controller in controllers { controller.viewWillDisappear(animated) }
    for controller in controllers {
      controller.appearanceState.phase = .gone
      controller.viewDidDisappear(animated)
    }
  }

  /// Tells a controller that was about to disappear that it stays.
  func disappearanceWasCancelled(_ animated: Bool) {
    let controllers = shownControllers.filter { $0.appearanceState.phase == .leaving }
    for controller in controllers { controller.viewWillAppear(animated) }
    for controller in controllers { controller.viewIsAppearing(animated) }
    for controller in controllers {
      controller.appearanceState.phase = .here
      controller.viewDidAppear(animated)
    }
  }
}

/// Children whose views a program adds to a view in a window, or removes from it. Documented: the parent forwards appearance to
/// them unless it overrides ``UIViewController/shouldAutomaticallyForwardAppearanceMethods``.
extension UIViewController {
  /// Called before the view comes into a window.
  func viewWillJoinWindow() {
    guard appearanceState.phase == .gone, let parent, parent.appearanceState.phase != .gone,
      parent.shouldAutomaticallyForwardAppearanceMethods, appearanceState.transition == nil
    else { return }
    appearanceState.followsWindow = true
    willAppear(false)
  }

  /// Called when the view is in a window. The layout that follows ends with `viewDidAppear`, unless the parent appears itself.
  func viewDidJoinWindow() {
    guard appearanceState.followsWindow, appearanceState.phase == .coming else { return }
    appearanceState.followsWindow = false
    guard parent?.appearanceState.hasAppeared == true, let host = viewIfLoaded?.layoutHost else { return }
    isAppearing(false)
    let arrival = TransitionCoordinator(in: view)
    _ = arrival.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, appearanceState.phase == .arriving, viewIfLoaded?.window != nil else { return }
      didAppear(false)
    }
    host.completeInNextPass(arrival)
  }

  /// Called before the view leaves its window.
  func viewWillLeaveWindow() {
    guard let parent, parent.appearanceState.phase == .here, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearanceState.transition == nil
    else { return }
    switch appearanceState.phase {
    case .here:
      appearanceState.followsWindow = true
      willDisappear(false)
    case .coming, .arriving: appearanceWasCancelled(false)
    case .gone, .leaving: break
    }
  }

  /// Called when the view has left its window.
  func viewDidLeaveWindow() {
    guard appearanceState.followsWindow else { return }
    appearanceState.followsWindow = false
    didDisappear(false)
  }
}

extension UIViewController {
  /// Tells a child that it is about to appear or disappear, for containers that forward appearance themselves.
  ///
  /// End with ``endAppearanceTransition()``. A child that appears already is not told again, nor one that disappeared.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceState.transition = (isAppearing, animated)
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Tells the child that it has appeared or disappeared; does nothing if no transition was begun.
  public func endAppearanceTransition() {
    guard let transition = appearanceState.transition else { return }
    appearanceState.transition = nil
    if transition.isAppearing {
      isAppearing(transition.isAnimated)
      didAppear(transition.isAnimated)
    } else {
      didDisappear(transition.isAnimated)
    }
  }
}
