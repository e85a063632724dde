import Geometry

/// Sizes of the rows of tables and lists, in points; those of section titles are ``SectionMetrics``.
public enum RowMetrics {
  /// Whether the canvas also leaves rows of a document without room that the document itself states.
  public static let canvasReleasesStaticRows = ByRelease(false, [26: true])
  // MARK: Heights

  /// The height of a row that nobody says anything about. Source: heights stored in documents.
  public static let height = 44.0

  /// What decides the height of a row that nobody has given one.
  public enum Kind: Sendable {
    /// A cell of a collection view with a content configuration; its separator lies inside of the height.
    case list
    /// A cell of a table with a list content configuration.
    case configuredRow
    /// A cell of a table with one of the four styles.
    case styledRow
  }

  /// The least height of a row, without the separator that a table adds.
  ///
  /// Source: lists of iOS 17, 18 and 26 and tables of iOS 26 (pictures and simulators), the other releases taken to be as their neighbors.
  private static let leastContent = ByRelease(height, [26: 52])
  /// What a table does to the least height of a row of a style. On the canvas, and so from iOS 14 to 18 here, it was a pixel lower than 44:
  /// 30 of 32 cells of Xcode 16. A table of iOS 13 has rows of 44.
  private static let styledRow = ByRelease(SeparatorRoom.none, [14: .taken, 26: .added])

  /// What a separator does to the height of a row.
  private enum SeparatorRoom {
    case none, added, taken
  }

  /// How thick the separator below a row is: a pixel, and since iOS 26 a point. A row of a table that its content measures is so much
  /// higher than that. Source: pictures of iOS 14.5 to 26.2, simulators of iOS 26.1.
  public static func separator(release: Int, scale: Double) -> Double { thickness[release] ?? 1 / scale }
  /// Nil is a pixel.
  private static let thickness = ByRelease<Double?>(nil, [26: 1])
  /// Whether the separator ends at the margin of the row's content too, and not at the edge of the row. Source: as for the thickness.
  public static let separatorIsInsetAtBothEnds = ByRelease(false, [26: true])

  /// The least height of a row that nobody has given one, in points, with its separator unless a table has none.
  ///
  /// - Parameter hasSeparator: whether the table draws lines; a list has its own inside of the height in any case.
  public static func leastHeight(of kind: Kind, hasSeparator: Bool = true, release: Int, scale: Double) -> Double {
    let room: SeparatorRoom =
      switch kind {
      case .list: .none
      // 44 and a pixel in pictures of iOS 14.5 to 18.5, 52 and a point in iOS 26.
      case .configuredRow: .added
      case .styledRow: styledRow[release]
      }
    switch room {
    case .none: return leastContent[release]
    case .added: return leastContent[release] + (hasSeparator ? separator(release: release, scale: scale) : 0)
    case .taken: return leastContent[release] - 1 / scale
    }
  }

  /// What a table adds to a row of a style or a configuration, measured by its texts; points. None before iOS 26, where nothing is known.
  public static func separatorOfTexts(release: Int, scale: Double) -> Double {
    addsSeparatorToTexts[release] ? separator(release: release, scale: scale) : 0
  }
  private static let addsSeparatorToTexts = ByRelease(false, [26: true])

  // MARK: Subtitles

  /// Where the two texts of a row lie one above the other.
  public struct Subtitle: Sendable {
    /// Above the title.
    public let top: Double
    /// Between the texts.
    public let gap: Double
    /// Below the subtitle, without the separator.
    public let bottom: Double
  }

  /// In rows of the old style: 55.5 high at two pixels a point (5 of 5 cells); 62 in iOS 26, in which the texts of eight rows lie at 9 and
  /// 32.5 (a simulator of iOS 26.1).
  public static let styledSubtitle = ByRelease(
    Subtitle(top: 10, gap: 1, bottom: 9.5), [26: Subtitle(top: 9, gap: 3, bottom: 10.5)])
  /// In rows with a configuration: 69.5 in a table of iOS 26 at two pixels a point, with the texts at 15.5 and 36, in the middle; before,
  /// as in the old style.
  public static let configuredSubtitle = ByRelease(
    Subtitle(top: 10, gap: 1, bottom: 9.5), [26: Subtitle(top: 15, gap: 0, bottom: 15)])
  /// The text style of a subtitle.
  public enum SubtitleText: Sendable {
    /// 12 points.
    case caption
    /// 15 points.
    case subhead

    /// Of the system font, in points.
    public var size: Double { self == .caption ? 12 : 15 }
  }
  /// Source: stored frames; eight rows of iOS 26.1.
  public static let subtitleText = ByRelease(SubtitleText.caption, [26: .subhead])

  /// Whether the texts of a row are as wide as they are and as high as their lines; before, a title alone filled the row. Source:
  /// simulators of iOS 26.1.
  public static let textsHaveTheirSize = ByRelease(false, [26: true])

  // MARK: Margins

  /// Above and below the content of a row, between it and its margins: 124 of 124 and 94 of 95 constraints of Xcode 11 to 16; 15 in
  /// iOS 26, on the canvas, in simulators and in pictures.
  public static let verticalMargin = ByRelease(11.0, [26: 15])
  /// The content's trailing margin beside an accessory: 37 of 37 cells.
  public static let marginBesideAccessory = 8.0

  /// The least width of a phone's table with wide margins: 375 has 16, and 390, 393 and 402 have 20 in pictures of iOS 14.5 to 26.2.
  /// Before, nothing is known, and rows have the margin of a root view (``SystemMargin/leastWide``).
  static let leastWide = ByRelease(SystemMargin.leastWide, [14: 390])
  /// The least width of a list that has inset groups with wide margins at its sides: 393 up to iOS 18, where they are those of rows, and
  /// more than 402 in iOS 26 (pictures).
  static let leastWideInsetList = ByRelease(SystemMargin.leastWide, [14: 390, 26: 414])
  /// The side margins of content in an inset group on a phone: that of the group again, which nil says, and since iOS 26 16 everywhere.
  static let insetContent = ByRelease<Double?>(nil, [26: SystemMargin.narrow])

  // MARK: Accessories

  /// The width of a disclosure indicator, which is rounded up to the next pixel. Source: with the margin of the row the content
  /// is 26.5 or 30.5 narrower than the row in 53 cells since Xcode 12, and in simulators of iOS 26.1.
  public static let disclosureIndicator = 10 + 1.0 / 3
  /// The height of a disclosure indicator: a simulator of iOS 26.1.
  public static let disclosureIndicatorHeight = 14.0
  /// The room of a checkmark or a detail button: 40 or 44 with the margin of the row, in 10 cells since Xcode 12, and in simulators.
  public static let checkmark = 24.0
  /// The size of a checkmark itself: 19 × 18 in a simulator of iOS 26.1; before, no frame was seen.
  public static let checkmarkSize = ByRelease(Size(width: 17, height: 16), [26: Size(width: 19, height: 18)])
  /// How far before the margin of the row a checkmark ends: it begins 37.5 before the end of a row of iOS 26.1 with a margin of 16.
  public static let checkmarkEnd = ByRelease(0.0, [26: 2.5])
  /// A detail button and a disclosure indicator together: 57 with a margin of 16, in one cell (DEVIATIONS.md, 25).
  public static let detailAndDisclosure = 41.0
}

extension Profile {
  /// The leading and trailing margin of the content of a table's row, and of an inset group of a table, in points.
  ///
  /// - Parameter width: that of the table.
  public func rowMargin(ofWidth width: Double) -> Double { margin(ofWidth: width, leastWide: RowMetrics.leastWide) }

  /// The margins of inset groups as wide as this, in points: of the rows from the sides, and of the content from the ends of the rows.
  ///
  /// - Parameter isList: whether the groups are those of a collection view.
  public func insetGroupMargins(ofWidth width: Double, isList: Bool) -> (side: Double, content: Double) {
    let side = margin(ofWidth: width, leastWide: isList ? RowMetrics.leastWideInsetList : RowMetrics.leastWide)
    guard idiom == .phone, behavior.hasSizesOfDevices else { return (side, side) }
    return (side, RowMetrics.insetContent[self] ?? side)
  }

  /// Where both axes are compact, and on tablets, rows have the margin of a root view.
  private func margin(ofWidth width: Double, leastWide: ByRelease<Double>) -> Double {
    let isCompact = horizontalSizeClass == .compact && verticalSizeClass == .compact
    guard idiom == .phone, !isCompact, behavior.hasSizesOfDevices else { return systemMargin(ofWidth: width) }
    return width >= leastWide[self] ? SystemMargin.wide : SystemMargin.narrow
  }
}
