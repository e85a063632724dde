import Platform

/// The search bar that floats at the lower edge of a phone (DEVIATIONS.md, 255).
extension UINavigationController {
  /// Whether nothing else is at the lower edge.
  var hasRoomForBottomSearch: Bool {
    guard isViewLoaded, !(parent is UINavigationController), !showsToolbar else { return false }
    return hidesBottomBars || tabBarController?.hasBarAtLowerEdge != true
  }

  /// Whether the tabs of a tab bar controller stand over the navigation bar, which then has no title.
  var hasTabsOverBar: Bool { !hidesBottomBars && (parent as? UITabBarController)?.hasTabsAtTop == true }

  func placeBottomSearch() {
    let bar = navigationBar.bottomSearchBar
    if shownBottomSearch !== bar, shownBottomSearch?.superview === view { shownBottomSearch?.removeFromSuperview() }
    shownBottomSearch = bar
    guard let bar else { return }
    bar.surroundings = .lowerEdge
    bar.translatesAutoresizingMaskIntoConstraints = true
    if bar.superview !== view { view.addSubview(bar) }
    let traits = traitCollection
    let height = FloatingBarMetrics.toolbarHeight(idiom: .phone, vertical: traits.verticalSizeClass.ofDevice)
    let (safe, margin) = (view.safeAreaInsets, CGFloat(FloatingBarMetrics.bottomSearchMargin))
    bar.frame = placeOfLowerBar(height: CGFloat(height)).inset(
      by: UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin))
    let screen = view.layoutScreen
    guard bar.isFirstResponder, let keyboard = screen.keyboard, case .docked = keyboard else { return }
    // Whoever searches sees the field over the keyboard (DEVIATIONS.md, 443).
    let top = view.convert(keyboard.frame(on: screen), from: nil).minY
    bar.frame.origin.y = min(bar.frame.minY, top - CGFloat(FloatingBarMetrics.toolbarTop) - bar.frame.height)
  }
}
