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
    for controller in shownControllers where !controller.appearanceState.hasAppeared {
      controller.viewWillAppear(animated)
    }
  }

  func isAppearing(_ animated: Bool) {
    for controller in shownControllers where !controller.appearanceState.hasAppeared {
      controller.viewIsAppearing(animated)
    }
    viewIfLoaded?.window?.updateStatusBar()
  }

  func didAppear(_ animated: Bool) {
    for controller in shownControllers where !controller.appearanceState.hasAppeared {
      controller.appearanceState.hasAppeared = true
      controller.viewDidAppear(animated)
    }
  }

  func willDisappear(_ animated: Bool) {
    for controller in shownControllers where controller.appearanceState.hasAppeared {
      controller.viewWillDisappear(animated)
    }
  }

  func didDisappear(_ animated: Bool) {
    for controller in shownControllers where controller.appearanceState.hasAppeared {
      controller.appearanceState.hasAppeared = false
      controller.viewDidDisappear(animated)
    }
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
