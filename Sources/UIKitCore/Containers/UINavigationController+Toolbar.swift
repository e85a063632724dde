import Platform

/// The toolbar at the bottom of a navigation controller.
extension UINavigationController {
  var loadedToolbar: UIToolbar {
    if let storedToolbar { return storedToolbar }
    let toolbar = toolbarClass?.makeOwn() as? UIToolbar ?? UIToolbar()
    toolbar.owner = self
    storedToolbar = toolbar
    toolbarItemsDidChange()
    return toolbar
  }

  func hideToolbar(_ hidden: Bool) {
    hidesToolbar = hidden
    toolbarVisibilityDidChange()
  }

  /// A navigation controller on the stack of another has no toolbar, as it has no bar: the outer one shows it.
  func toolbarVisibilityDidChange() {
    if let view = viewIfLoaded, wantsToolbar, loadedToolbar.superview == nil { view.addSubview(loadedToolbar) }
    storedToolbar?.isHidden = !showsToolbar
    barDidChange()
    guard let outer = parent as? UINavigationController else { return }
    outer.toolbarItemsDidChange()
    outer.toolbarVisibilityDidChange()
  }

  /// Whether the controller, or one on top of its stack, has asked for a toolbar.
  var wantsToolbar: Bool { !hidesToolbar || (innermost !== self && !innermost.hidesToolbar) }

  /// Whether there is a toolbar: in a floating design only with items.
  var showsToolbar: Bool {
    guard wantsToolbar, !hidesBottomBars, !(parent is UINavigationController), isViewLoaded else { return false }
    return view.layoutProfile.barDesign == .attached || !(innermost.topViewController?.toolbarItems ?? []).isEmpty
  }

  /// What a toolbar or a search bar at the lower edge takes from the safe area of the top controller, in points; 0 without them.
  var lowerBarInset: CGFloat {
    guard showsToolbar || isViewLoaded && navigationBar.bottomSearchBar != nil else { return 0 }
    let safe = view.safeAreaInsets.bottom
    return CGFloat(traitCollection.bars(on: view.layoutProfile).toolbar(above: Double(safe))) - safe
  }

  /// Whether a controller above the root hides the bars at the bottom.
  var hidesBottomBars: Bool {
    viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
      || stackControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func toolbarItemsDidChange() {
    if let outer = parent as? UINavigationController { return outer.toolbarItemsDidChange() }
    storedToolbar?.items = innermost.topViewController?.toolbarItems
    if wantsToolbar, isViewLoaded, view.layoutProfile.barDesign == .floating { barDidChange() }
  }

  /// Called when a controller that hides the bars at the bottom comes or goes.
  func bottomBarsDidChange() {
    storedToolbar?.isHidden = !showsToolbar
    barDidChange()
    tabBarController?.barDidChange()
  }

  func placeToolbar() {
    guard let storedToolbar, storedToolbar.superview === view else { return }
    storedToolbar.isHidden = !showsToolbar
    storedToolbar.frame = showsToolbar ? placeOfLowerBar(height: storedToolbar.ownHeight) : placeOfNoToolbar
  }

  /// Where a hidden toolbar lies: at the end of the safe area.
  private var placeOfNoToolbar: CGRect {
    CGRect(x: 0, y: view.bounds.height - view.safeAreaInsets.bottom, width: view.bounds.width, height: 0)
  }

  /// Where a bar at the lower edge lies.
  ///
  /// - Parameter height: Of a floating bar, in points. An attached one fills what it takes from the safe area.
  func placeOfLowerBar(height: CGFloat) -> CGRect {
    let (bounds, inset) = (view.bounds, lowerBarInset)
    let top = bounds.height - view.safeAreaInsets.bottom - inset
    guard view.layoutProfile.barDesign == .floating else {
      return CGRect(x: 0, y: top, width: bounds.width, height: inset)
    }
    return CGRect(x: 0, y: top + CGFloat(FloatingBarMetrics.toolbarTop), width: bounds.width, height: height)
  }
}
