import Platform

/// The search of the item that a navigation bar shows.
extension UINavigationBar {
  /// The search of the top item; nil also in a bar without a controller.
  private var search: UISearchController? { owner == nil ? nil : topItem?.searchController }

  /// Where the search bar stands; nil without one.
  private var searchPlacement: UINavigationItem.SearchBarPlacement? {
    search == nil ? nil : topItem?.searchBarPlacement
  }

  /// The search bar below the title.
  var stackedSearchBar: UISearchBar? { searchPlacement == .stacked ? search?.connectedBar : nil }

  /// The search bar among the buttons, where it is the outermost one at the trailing edge.
  var inlineSearchBar: UISearchBar? { searchPlacement == .inline ? search?.connectedBar : nil }

  /// The search bar that floats at the lower edge of the controller's view.
  var bottomSearchBar: UISearchBar? { searchPlacement == .integrated ? search?.connectedBar : nil }

  /// What the search adds to the bar, in points.
  var searchHeight: CGFloat { stackedSearchBar?.paletteHeight(in: layoutProfile) ?? 0 }

  /// How much of the bar's lower part a search field takes; points.
  package var searchFieldHeight: CGFloat { stackedSearchBar == nil ? 0 : min(shownSearchHeight, bounds.height) }

  /// What of that is left while the content is scrolled.
  var shownSearchHeight: CGFloat {
    let height = searchHeight
    guard height > 0, let owner else { return height }
    return height - min(owner.collapse.amount, owner.collapsibleSearch)
  }

  /// Whether title and buttons have left because somebody searches.
  var isCoveredBySearch: Bool {
    guard let search, searchPlacement == .stacked else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Where a search bar of an item in this bar stands if the item wishes for `preferred`.
  func placement(preferring preferred: UINavigationItem.SearchBarPlacement) -> UINavigationItem.SearchBarPlacement {
    let (traits, profile) = (traitCollection, layoutProfile)
    if preferred != .stacked, traits.userInterfaceIdiom != .pad, SearchMetrics.standsAtLowerEdge[profile],
      owner?.hasRoomForBottomSearch ?? false
    {
      return .integrated
    }
    guard SearchMetrics.standsAmongButtons[profile], traits.horizontalSizeClass == .regular else { return .stacked }
    switch preferred {
    case .stacked, .inline: return preferred
    case .automatic, .integrated, .integratedCentered, .integratedButton:
      return traits.userInterfaceIdiom == .pad ? .inline : .stacked
    }
  }

  /// Places the search bar at the lower end of the bar.
  func layOutSearch(_ bar: UISearchBar, sides: (left: CGFloat, right: CGFloat)) -> UIView {
    bar.surroundings = .palette(left: sides.left, right: sides.right)
    bar.translatesAutoresizingMaskIntoConstraints = true
    let height = min(shownSearchHeight, bounds.height)
    let strip = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    bar.place(BarRow.Span(x: 0, width: bounds.width), in: strip)
    return bar
  }
}
