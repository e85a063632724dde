/// Sizes of search bars, in points; their own height is ``ControlMetrics/searchBarHeight``.
///
/// Apple documents none of them. All are remembered from hierarchies of views of iOS 11 to 15, and were not checked, unless a value says
/// otherwise (DEVIATIONS.md, 170 to 172).
public enum SearchMetrics {
  /// What a search bar below the title adds to a navigation bar; 60 in iOS 26.1, of which 44 are the field (DEVIATIONS.md, 255).
  public static let paletteHeight = ByDesign(52.0, floating: 60)
  /// From the upper end of that room to the field.
  public static let paletteFieldTop = ByDesign(1.0, floating: 8)
  /// Whether a search bar may stand among the buttons of a navigation bar.
  public static let standsAmongButtons = ByRelease(false, [16: true])
  /// Whether a phone has its search bar at the lower edge, unless a tab bar is there.
  public static let standsAtLowerEdge = ByDesign(false, floating: true)
  /// What a row of scopes adds to a bar: reported as 45 to 50.
  public static let scopeHeight = 45.0
  /// Of the title that cancels, and of the field's text.
  public static let titleSize = 17.0
  /// From the field's edge to its magnifying glass. Not known.
  public static let iconInset = 8.0
  /// From the magnifying glass to the text. Not known.
  public static let iconGap = 6.0
  /// Of a search bar among the buttons of a navigation bar: measured in iOS 26.1 on an iPad (A16), before not known.
  public static let inlineWidth = 240.0
  /// The same while somebody searches. Before iOS 26 it is not known.
  public static let activeInlineWidth = ByDesign(240.0, floating: 280)
}
