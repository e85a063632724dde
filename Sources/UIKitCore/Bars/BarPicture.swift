import Platform

/// What pictures need to know of bars. Nothing here changes a layout.
extension UIView {
  /// The color of what an item of a bar shows, unless the item says another: the tint or, since iOS 26, that of labels where nobody has given
  /// the bar a tint.
  package var barItemColor: UIColor {
    guard BarAppearanceMetrics.itemsHaveLabelColor(in: layoutProfile) else { return tintColor }
    var view: UIView? = self
    while let present = view {
      if let color = present.ownTintColor { return color }
      if present is UINavigationBar || present is UIToolbar { break }
      view = present.superview
    }
    return .label
  }

  /// The views of a floating bar that stand on a plate of glass, from back to front: platters that show their ground, and a back button.
  package var plates: [UIView] {
    subviews.filter { view in
      !view.isHidden && (view is BarBackButton || (view as? BarPlatter)?.showsGround == true)
    }
  }

  /// Whether a plate has the color of the tint, as that of an item that ends a task, while it can be tapped.
  package var isProminentPlate: Bool {
    self is BarPlatter && subviews.contains { $0.isProminentBarItem && ($0 as? UIControl)?.isEnabled != false }
  }

  /// Whether the item of the view is the one that ends a task, whose plate has the color of the tint.
  package var isProminentBarItem: Bool { (self as? BarButton)?.isProminent == true }

  /// Whether the view is the button of an item of a bar.
  package var isBarButton: Bool { self is BarButton }

  /// Whether the bar shows its ground, where no appearance says so.
  ///
  /// - Parameter content: What the bar lies over, for a bar that belongs to no controller.
  package func showsBarGround(over content: UIViewController? = nil) -> Bool {
    switch BarAppearanceMetrics.ground(of: layoutProfile) {
    case .always: return true
    case .never: return false
    case .overContent: return !isAtContentEdge(content)
    }
  }

  /// Whether content lies under the bar and fades out there, since the bar has no ground. The bar of tabs at the top of a tablet leaves
  /// that to the navigation bar.
  package func fadesContent(of content: UIViewController? = nil) -> Bool {
    guard BarAppearanceMetrics.ground(of: layoutProfile) == .never else { return false }
    if self is UITabBar, let superview, frame.midY < superview.bounds.midY { return false }
    return contentBelow(content) != nil && !isAtContentEdge(content)
  }

  /// Whether the bar is hidden by its place: below or above the view that it is in, or without a height.
  package var isOutOfSight: Bool {
    guard let superview, layoutHost != nil else { return false }
    return bounds.height <= 0 || frame.minY >= superview.bounds.maxY || frame.maxY <= superview.bounds.minY
  }

  /// The color behind what the bar lies over: that of the content's view, or of the view in it that scrolls.
  package func groundOfContent(_ content: UIViewController? = nil) -> UIColor {
    let view = contentBelow(content)?.viewIfLoaded
    let scrolled = view as? UIScrollView ?? view?.subviews.first as? UIScrollView
    for candidate in [scrolled, view] {
      if let color = candidate?.backgroundColor, color.resolvedColor(with: traitCollection).cgColor.alpha > 0 {
        return color
      }
      if let table = candidate as? UITableView {
        return table.style == .plain ? .systemBackground : .systemGroupedBackground
      }
    }
    return .systemBackground
  }

  /// The controller whose view the bar lies over.
  private func contentBelow(_ content: UIViewController?) -> UIViewController? {
    switch self {
    case let bar as UINavigationBar: return bar.owner?.innermost.topViewController ?? content
    case let bar as UIToolbar: return bar.owner?.innermost.topViewController ?? content
    case let bar as UITabBar:
      let selected = bar.owner?.selectedViewController ?? content
      return (selected as? UINavigationController)?.innermost.topViewController ?? selected
    case let bar as UISearchBar:
      return bar.controller?.navigationItemOfSearch?.bar?.owner?.innermost.topViewController ?? content
    default: return content
    }
  }

  /// Whether what the bar's controller shows is scrolled to the end at which the bar is.
  private func isAtContentEdge(_ content: UIViewController?) -> Bool {
    switch self {
    case let bar as UINavigationBar:
      return isAtScrollEdge(of: contentBelow(content), showsLargeTitle: bar.prefersLargeTitles)
    case is UIToolbar, is UITabBar, is UISearchBar: return isAtLowerEdge(of: contentBelow(content))
    default: return false
    }
  }

  /// A bar below that belongs to no controller shows its line, as a tab bar does in pictures of iOS 17.5; a navigation bar does not.
  private func isAtLowerEdge(of content: UIViewController?) -> Bool {
    content != nil && isAtLowerScrollEdge(of: content)
  }
}

extension UITabBar {
  /// Whether the tabs are texts on a plate at the top of a tablet, as they are since iPadOS 18.
  package var hasTextsOnPlate: Bool {
    subviews.contains { view in
      view is BarPlatter && view.subviews.contains { ($0 as? TabBarButton)?.isText == true }
    }
  }

  /// The places of the tabs in the bar, and whether each is the selected one.
  package var tabPlaces: [(frame: CGRect, isSelected: Bool)] {
    subviews.flatMap { $0 is BarPlatter ? $0.subviews : [$0] }.compactMap { view in
      guard let tab = view as? TabBarButton, !tab.isHidden else { return nil }
      return (tab.superview?.convert(tab.frame, to: self) ?? tab.frame, tab.isSelected)
    }
  }
}

extension UIImageView {
  /// Whether the view shows a symbol above the title of a tab: bars show these larger than texts do.
  package var showsTabSymbol: Bool {
    image?.isSymbolImage == true && (superview as? TabBarButton)?.isStacked == true
  }
}

extension UIButton {
  /// Whether the button shows a symbol that an app has given to an item of a bar: bars show these larger than texts do.
  package var showsBarSymbol: Bool {
    (self as? BarButton)?.showsGivenImage == true && currentImage?.isSymbolImage == true
  }
}
