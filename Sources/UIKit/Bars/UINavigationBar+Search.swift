import Platform

/// The search of the item that a navigation bar shows.
extension UINavigationBar {
  /// The search of the top item; nil also in a bar without a controller.
  private var search: UISearchController? { owner == nil ? nil : topItem?.searchController }

  private var isInline: Bool { topItem?.searchBarPlacement == .inline }

  /// The search bar below the title.
  var stackedSearchBar: UISearchBar? { isInline ? nil : search?.connectedBar }

  /// The search bar among the buttons, where it is the outermost one at the trailing edge.
  var inlineSearchBar: UISearchBar? { isInline ? search?.connectedBar : nil }

  /// What the search adds to the bar, in points.
  var searchHeight: CGFloat { stackedSearchBar?.paletteHeight ?? 0 }

  /// Whether title and buttons have left because somebody searches.
  var isCoveredBySearch: Bool {
    guard let search, !isInline else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Places the search bar at the lower end of the bar.
  func layOutSearch(_ bar: UISearchBar, sides: (left: CGFloat, right: CGFloat)) -> UIView {
    bar.surroundings = .palette(left: sides.left, right: sides.right)
    bar.translatesAutoresizingMaskIntoConstraints = true
    let height = min(searchHeight, bounds.height)
    let strip = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    bar.place(BarRow.Span(x: 0, width: bounds.width), in: strip)
    return bar
  }

  /// Places the search bar among the buttons.
  func layOutSearch(_ bar: UISearchBar, at span: BarRow.Span, in row: CGRect) -> UIView {
    bar.surroundings = .row
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.place(span, in: row)
    return bar
  }
}
