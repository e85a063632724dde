extension UINavigationBar {
  /// How the bar looks now, as its top item says, then the bar, then the proxy of its class; nil if nobody has said it by an appearance.
  package var shownAppearance: ShownBarAppearance? {
    let (item, proxy) = (topItem, Self.knownAppearance as? UINavigationBar)
    if appearances.isEmpty, item?.appearances.isEmpty ?? true, proxy?.appearances.isEmpty ?? true { return nil }
    let all = [item?.appearances, appearances, proxy?.appearances].compactMap { $0 }
    let isLarge = bounds.height > CGFloat(layoutProfile.controls.navigationBarHeight) + 20
    return ShownBarAppearance(
      all, isCompact: traitCollection.verticalSizeClass == .compact,
      isAtScrollEdge: isAtScrollEdge(of: owner?.innermost.topViewController, showsLargeTitle: isLarge))
  }

  var look: UINavigationBarAppearance? { shownAppearance?.look as? UINavigationBarAppearance }
}

extension UIToolbar {
  /// How the bar looks now; nil if nobody has said it by an appearance.
  package var shownAppearance: ShownBarAppearance? {
    let proxy = Self.knownAppearance as? UIToolbar
    if appearances.isEmpty, proxy?.appearances.isEmpty ?? true { return nil }
    let all = [appearances, proxy?.appearances].compactMap { $0 }
    return ShownBarAppearance(
      all, isCompact: traitCollection.verticalSizeClass == .compact,
      isAtScrollEdge: isAtLowerScrollEdge(of: owner?.innermost.topViewController))
  }

  var look: UIToolbarAppearance? { shownAppearance?.look as? UIToolbarAppearance }
}

extension UITabBar {
  /// How the bar looks now; nil if nobody has said it by an appearance.
  package var shownAppearance: ShownBarAppearance? {
    let (item, proxy) = (selectedItem, Self.knownAppearance as? UITabBar)
    if appearances.isEmpty, item?.appearances.isEmpty ?? true, proxy?.appearances.isEmpty ?? true { return nil }
    let all = [item?.appearances, appearances, proxy?.appearances].compactMap { $0 }
    var controller = owner?.selectedViewController
    if let navigation = controller as? UINavigationController { controller = navigation.innermost.topViewController }
    return ShownBarAppearance(all, isCompact: false, isAtScrollEdge: isAtLowerScrollEdge(of: controller))
  }

  var look: UITabBarAppearance? { shownAppearance?.look as? UITabBarAppearance }
}
