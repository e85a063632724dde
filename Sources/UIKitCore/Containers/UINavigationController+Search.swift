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
    bar.translatesAutoresizingMaskIntoConstraints = true
    if bar.superview !== view { view.addSubview(bar) }
    view.layoutHost?.followSurroundings(view)
    let safe = view.safeAreaInsets
    if let top = topOfKeyboard(under: bar) {
      bar.surroundings = .overKeyboard
      let sides = safe.left + safe.right
      let height = CGFloat(SearchMetrics.paletteHeight[view.layoutProfile])
      bar.frame = CGRect(x: safe.left, y: top - height, width: max(0, view.bounds.width - sides), height: height)
      return
    }
    bar.surroundings = .lowerEdge
    let traits = traitCollection
    let height = FloatingBarMetrics.toolbarHeight(idiom: .phone, vertical: traits.verticalSizeClass.ofDevice)
    let margin = CGFloat(FloatingBarMetrics.bottomSearchMargin)
    bar.frame = placeOfLowerBar(height: CGFloat(height)).inset(
      by: UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin))
  }

  /// Where the keyboard begins over which the search bar stands, because somebody types into it (DEVIATIONS.md, 443); nil if it stays where
  /// it is.
  private func topOfKeyboard(under bar: UISearchBar) -> CGFloat? {
    let screen = view.layoutScreen
    guard bar.isFirstResponder, let keyboard = screen.keyboard, case .docked = keyboard else { return nil }
    let top = view.convert(keyboard.frame(on: screen), from: nil).minY
    return top < view.bounds.maxY - view.safeAreaInsets.bottom - lowerBarInset ? top : nil
  }
}
