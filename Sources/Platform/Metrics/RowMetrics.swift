/// Sizes around the rows of a table, in points.
public enum RowMetrics {
  /// The height of a row that nobody says anything about. Source: heights stored in documents.
  public static let height = 44.0
  /// The height of a section's title in a plain table. Source: heights stored in documents.
  public static let titleHeight = 28.0
  /// What a section of a grouped table keeps clear where it has no title. Source: heights stored in documents.
  public static let sectionGap = 18.0
  /// Above and below the content of a row, between it and its margins: 124 of 124 and 94 of 95 constraints of Xcode 11 to 16.
  public static let verticalMargin = 11.0
  /// The content's trailing margin beside an accessory: 37 of 37 cells.
  public static let marginBesideAccessory = 8.0

  /// The width of a disclosure indicator, which is rounded up to the next pixel. Source: with the margin of the row the content
  /// is 26.5 or 30.5 narrower than the row in 53 cells since Xcode 12.
  public static let disclosureIndicator = 10 + 1.0 / 3
  /// The width of a checkmark or a detail button: 40 or 44 with the margin of the row, in 10 cells since Xcode 12.
  public static let checkmark = 24.0
  /// A detail button and a disclosure indicator together: 57 with a margin of 16, in one cell (DEVIATIONS.md, 25).
  public static let detailAndDisclosure = 41.0

  /// The least height of a row of a style, which is a pixel lower since iOS 13: 30 of 32 cells of Xcode 16, 76 of 158 since
  /// Xcode 12, where the others are 44 high.
  public static func leastHeight(release: Int, scale: Double) -> Double { height - (release >= 13 ? 1 / scale : 0) }
}
