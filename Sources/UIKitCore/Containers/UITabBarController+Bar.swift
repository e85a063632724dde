import Platform

/// Where the tab bar lies, and what it takes from the safe area.
extension UITabBarController {
  /// Since iOS 18: whether the tab bar is hidden; false by default.
  public var isTabBarHidden: Bool {
    get { isBarHidden }
    set {
      isBarHidden = newValue
      barDidChange()
    }
  }
  /// Sets ``isTabBarHidden`` at once; `animated` makes no difference.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Called when a controller that hides the bar comes or goes.
  func barDidChange() {
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutHost?.insetsDidChange()
  }

  private var bars: BarHeights { traitCollection.bars(on: view.layoutProfile) }

  /// Whether a controller that was pushed in the selected tab, or the program, hides the bar.
  private var hidesBar: Bool {
    isBarHidden || (selectedViewController as? UINavigationController)?.hidesBottomBars ?? false
  }

  private var takesRoom: Bool { !tabBar.isHidden && !hidesBar }

  /// Whether the tabs stand over the navigation bars of the controllers.
  var hasTabsAtTop: Bool { isViewLoaded && takesRoom && bars.tabBarEdge == .top }

  /// Whether the lower edge is taken.
  var hasBarAtLowerEdge: Bool { isViewLoaded && takesRoom && bars.tabBarEdge == .bottom }

  /// What the bars add to the safe area of a child.
  func insets(over child: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let (bars, safe, profile) = (bars, view.safeAreaInsets.bottom, view.layoutProfile)
    if takesRoom {
      switch bars.tabBarEdge {
      case .bottom: insets.bottom = CGFloat(bars.tabBar(above: Double(safe))) - safe
      case .top where (child as? UINavigationController)?.isNavigationBarHidden == false: break
      case .top: insets.top = CGFloat(bars.tabBar + BarHeights.gapBelowTabBarAtTop[profile])
      }
    }
    if showsAccessory {
      insets.bottom += CGFloat(FloatingBarMetrics.accessory.height + FloatingBarMetrics.accessory.gap)
    }
    return insets
  }

  private var showsAccessory: Bool { bottomAccessory != nil && view.layoutProfile.barDesign == .floating }

  func placeBar() {
    let (bounds, safe, bars) = (view.bounds, view.safeAreaInsets, bars)
    var lower = safe.bottom
    switch bars.tabBarEdge {
    case .bottom:
      let height = CGFloat(bars.tabBar(above: Double(safe.bottom)))
      if takesRoom { lower = height }
      // A bar that a pushed controller hides lies below the view.
      tabBar.frame = CGRect(
        x: 0, y: hidesBar ? bounds.height : bounds.height - height, width: bounds.width, height: height)
    case .top:
      let height = CGFloat(bars.tabBar)
      tabBar.frame = CGRect(x: 0, y: hidesBar ? -height : safe.top, width: bounds.width, height: height)
    }
    placeAccessory(above: lower)
  }

  /// The accessory has the width of the widest platter.
  ///
  /// - Parameter lower: What lies below it, from the lower edge; points.
  private func placeAccessory(above lower: CGFloat) {
    guard let content = bottomAccessory?.contentView else { return }
    guard showsAccessory else { return content.removeFromSuperview() }
    if content.superview !== view { view.addSubview(content) }
    content.translatesAutoresizingMaskIntoConstraints = true
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let margin = CGFloat(FloatingBarMetrics.tabPlatterMargin)
    let (height, gap) = (CGFloat(FloatingBarMetrics.accessory.height), CGFloat(FloatingBarMetrics.accessory.gap))
    content.frame = CGRect(
      x: safe.left + margin, y: bounds.height - lower - gap - height,
      width: max(0, bounds.width - safe.left - safe.right - 2 * margin), height: height)
  }
}
