import Platform

/// Neighboring items of a floating bar that share a platter, or a space between platters.
@MainActor
struct BarGroup {
  private(set) var items: [UIBarButtonItem]

  /// The groups of items, in their order. Items with an image share a platter with their neighbors; one with a text, a custom view or a
  /// prominent style, and one that says so, has a platter of its own (DEVIATIONS.md, 253).
  static func groups(of items: [UIBarButtonItem]) -> [BarGroup] {
    var groups: [BarGroup] = []
    for item in items where !item.isHidden {
      if item.joinsNeighbors, let last = groups.last?.items.last, last.joinsNeighbors {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(BarGroup(items: [item]))
      }
    }
    return groups
  }

  /// The space that the group is; nil for items.
  var space: BarRow.Part? {
    switch items[0].systemItem {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed(max(items[0].width, CGFloat(BarMetrics.itemGap[.floating])))
    default: nil
    }
  }

  /// Puts the items on a platter.
  ///
  /// - Parameters:
  ///   - isReversed: Whether the items are counted from the trailing edge.
  ///   - screen: Where their texts are measured.
  func fill(_ platter: BarPlatter, isReversed: Bool, on screen: UIScreen) {
    let items = isReversed ? items.reversed() : items
    let views: [UIView] = items.map { $0.upToDateView }
    platter.hold(
      views, widths: items.map { $0.platterWidth(on: screen, isAlone: items.count == 1) },
      showsGround: !items[0].hidesSharedBackground)
  }
}

extension UIBarButtonItem {
  /// Whether the item shares a platter with neighbors that do.
  fileprivate var joinsNeighbors: Bool {
    guard sharesBackground, !hidesSharedBackground, style == .plain, customView == nil else { return false }
    return systemItem.map { $0.symbol != nil && $0 != .close } ?? (image != nil)
  }

  /// The width on a platter, in points.
  fileprivate func platterWidth(on screen: UIScreen, isAlone: Bool) -> CGFloat {
    if width > 0 { return width }
    if isAlone, let symbol = (upToDateView as? BarButton)?.loneImageWidth {
      let widths = FloatingBarMetrics.loneSymbol
      let width = max(CGFloat(widths.least), symbol) + CGFloat(widths.room - 2 * FloatingBarMetrics.platterPadding)
      return (width * screen.scale - 1e-6).rounded(.up) / screen.scale
    }
    let least = CGFloat(FloatingBarMetrics.leastItemWidth)
    guard let button = upToDateView as? BarButton else { return max(least, upToDateView.barWidth) }
    return max(least, button.contentWidth(on: screen) + 2 * CGFloat(FloatingBarMetrics.itemPadding))
  }
}
