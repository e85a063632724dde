/// The toolbar at the bottom of a navigation controller.
extension UINavigationController {
  var loadedToolbar: UIToolbar {
    if let storedToolbar { return storedToolbar }
    let toolbar = UIToolbar()
    toolbar.owner = self
    storedToolbar = toolbar
    toolbarItemsDidChange()
    return toolbar
  }

  func hideToolbar(_ hidden: Bool) {
    hidesToolbar = hidden
    if let view = viewIfLoaded, !hidden, loadedToolbar.superview == nil { view.addSubview(loadedToolbar) }
    storedToolbar?.isHidden = toolbarHeight == 0
    barDidChange()
  }

  /// The toolbar's height in points; 0 if it is hidden.
  var toolbarHeight: CGFloat {
    guard !hidesToolbar, !hidesBottomBars, !(parent is UINavigationController), isViewLoaded else { return 0 }
    return CGFloat(traitCollection.bars(release: view.layoutProfile.release).toolbar)
  }

  /// Whether a controller above the root hides the bars at the bottom.
  var hidesBottomBars: Bool { viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  func toolbarItemsDidChange() { storedToolbar?.items = topViewController?.toolbarItems }

  /// Called when a controller that hides the bars at the bottom comes or goes.
  func bottomBarsDidChange() {
    storedToolbar?.isHidden = toolbarHeight == 0
    barDidChange()
    tabBarController?.barDidChange()
  }

  func placeToolbar() {
    guard let storedToolbar, storedToolbar.superview === view else { return }
    let (bounds, height) = (view.bounds, toolbarHeight)
    storedToolbar.isHidden = height == 0
    storedToolbar.frame = CGRect(
      x: 0, y: bounds.height - view.safeAreaInsets.bottom - height, width: bounds.width, height: height)
  }
}
