import Platform

extension UIListContentConfiguration {
  /// Margins above and below a title alone: 11, those of the old cells. Beside it 8, which the margins of a row exceed.
  private static let cellMargins = NSDirectionalEdgeInsets(
    top: RowMetrics.verticalMargin, leading: 8, bottom: RowMetrics.verticalMargin, trailing: 8)
  /// Those of the old style with a subtitle: 10 above, 9.5 below (5 of 5 cells).
  private static let subtitleMargins = NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 9.5, trailing: 8)
  /// A title of 28 points, as tables have, with a line of 13 points in it.
  private static let headerMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)

  private init(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ margins: NSDirectionalEdgeInsets,
    _ style: UITableViewCell.CellStyle, isRow: Bool = true
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary), .secondaryLabel)
    (directionalLayoutMargins, self.style, self.isRow) = (margins, style, isRow)
  }

  /// A title only, or with the second text below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1, cellMargins, .default)
  }
  /// A title with the second text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1, subtitleMargins, .subtitle)
  }
  /// A title with the second text at the trailing end of the same line, or below it if the line is too short.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.body, .body, cellMargins, .value1)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// A header of a plain list: 13 points, as in tables.
  public static func plainHeader() -> UIListContentConfiguration { header() }
  /// A footer of a plain list: 13 points, as in tables.
  public static func plainFooter() -> UIListContentConfiguration { header() }
  /// A header of a grouped list: 13 points in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = header()
    made.textProperties.transform = .uppercase
    return made
  }
  /// A footer of a grouped list: 13 points.
  public static func groupedFooter() -> UIListContentConfiguration { header() }
  /// A header that stands out: 17 points.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote, headerMargins, .default, isRow: false)
  }
  /// A header that stands out more: 20 points.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title3, .footnote, headerMargins, .default, isRow: false)
  }
  /// A header of a sidebar: 17 points.
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

  /// A row of a sidebar, as any row.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar, as any row.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row of a list beside a sidebar, as any row.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a list beside a sidebar, as any row.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  private static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote, headerMargins, .default, isRow: false)
  }
}
