import Platform

/// What stands at the two sides of a navigation bar: items one by one or, in a floating bar, platters with items.
extension UINavigationBar {
  struct Side {
    var parts: [BarRow.Part] = []
    /// Those of the parts that are no spaces.
    var views: [UIView] = []

    mutating func add(_ view: UIView, width: CGFloat) {
      parts.append(.item(width))
      views.append(view)
    }
  }

  /// The items of a side, with a search bar at the edge.
  ///
  /// - Parameter platters: How many platters of ``Parts/platters`` are in use.
  func side(
    _ items: [UIBarButtonItem], isTrailing: Bool = false, search: UISearchBar? = nil, _ platters: inout Int
  ) -> Side {
    var side = Side()
    guard layoutProfile.barDesign == .floating else {
      if let search { side.add(prepareForRow(search), width: CGFloat(SearchMetrics.inlineWidth)) }
      side.parts += items.compactMap(\.rowPart)
      side.views += items.lazy.filter(\.showsView).compactMap { $0.view }
      return side
    }
    if let search {
      let platter = platter(&platters)
      let width = CGFloat(
        search.showsCancelButton ? SearchMetrics.activeInlineWidth[.floating] : SearchMetrics.inlineWidth)
      platter.hold([prepareForRow(search)], widths: [width], inset: 0)
      side.add(platter, width: platter.width)
    }
    for group in BarGroup.groups(of: items) {
      if let space = group.space {
        side.parts.append(space)
      } else {
        let platter = platter(&platters)
        group.fill(platter, isReversed: isTrailing, on: layoutScreen)
        side.add(platter, width: platter.width)
      }
    }
    return side
  }

  private func platter(_ used: inout Int) -> BarPlatter {
    if used == parts.platters.count { parts.platters.append(BarPlatter()) }
    defer { used += 1 }
    return parts.platters[used]
  }

  private func prepareForRow(_ search: UISearchBar) -> UISearchBar {
    search.surroundings = .row
    search.translatesAutoresizingMaskIntoConstraints = true
    return search
  }
}
