import Geometry

/// Sizes of the titles of sections, and of the room around sections, in points.
///
/// Source: frames of documents of Xcode 11 to 16 and 26, simulators of iOS 26.1, pictures of lists of iOS 17, 18 and 26.
public enum SectionMetrics {
  // MARK: Plain tables

  /// The height of a section's title in a plain table; in iOS 26 it lies at 4 and its line is rounded up to whole points.
  public static let plainTitleHeight = 28.0
  /// Above the title of a plain table.
  public static let plainTitleTop = 4.0
  /// Below the line of a title of a plain table, which makes it higher where it has several.
  public static let plainTitleBottom = 3.0
  /// Above every header of a plain table, where nobody has said another padding. Source: ten documents, simulators.
  public static let plainTopPadding = ByRelease(0.0, [15: 22])

  // MARK: Grouped tables

  /// The font of titles of grouped tables, and of plain ones, where 13 points are those of Trellis before iOS 26.
  public enum TitleFont: Sendable {
    /// 13 points, in capitals in grouped tables.
    case small
    /// 17 points semibold, as written.
    case prominent

    /// Points.
    public var size: Double { self == .small ? footerSize : 17 }
  }
  /// Source: simulators and pictures of iOS 26.
  public static let titleFont = ByRelease(TitleFont.small, [26: .prominent])
  /// The size of the font of footers.
  public static let footerSize = 13.0

  /// What a section of a grouped table keeps clear where it has no title, rounded up to the pixel. Source: heights stored in documents;
  /// 17.5 in simulators of iOS 26.1.
  public static func gap(release: Int, scale: Double) -> Double { roundedUpToPixel(gaps[release], scale: scale) }
  private static let gaps = ByRelease(18.0, [26: 17.5])

  /// Above and below the lines of a header of a grouped table: with them 38 points at two pixels a point.
  private static let aroundTitle = ByRelease(22.0, [26: 17.5])
  /// Below the lines of a header. Before iOS 26 it is remembered (DEVIATIONS.md, 182).
  public static let belowTitle = ByRelease(7.0, [26: 5.5])
  /// What the first header has more: 55.5 points at two pixels, 55.333 at three, in documents since Xcode 11 and in iOS 26.1.
  private static let aboveFirst = 17.5
  /// Whether a first header under a large title lacks that: 38 points, in a simulator of iOS 26.1.
  public static let isCloseToLargeTitle = ByRelease(false, [26: true])
  /// What a header below a footer with text has more: 45.5 points, in iOS 26.1.
  private static let belowFooter = ByRelease(0.0, [26: 7.5])

  /// Where a header stands.
  public enum Place: Sendable {
    /// At the top of the table.
    case first
    /// Below a section with a footer, or below one without.
    case belowFooter, later
  }

  /// The height of a header of a grouped table whose lines are so high, rounded up to the pixel.
  public static func headerHeight(ofLines lines: Double, at place: Place, release: Int, scale: Double) -> Double {
    let own = lines + aroundTitle[release]
    switch place {
    case .first: return roundedUpToPixel(own + aboveFirst, scale: scale)
    case .belowFooter: return roundedUpToPixel(own + belowFooter[release], scale: scale)
    case .later: return roundedUpToPixel(own, scale: scale)
    }
  }

  /// The height of a footer of a grouped table whose lines are so high: 14 more in iOS 26.1, before it that of a plain title.
  public static func footerHeight(ofLines lines: Double, release: Int) -> Double {
    aroundFooter[release].map { lines + $0 } ?? plainTitleHeight
  }
  private static let aroundFooter = ByRelease<Double?>(nil, [26: 14])
  /// Above the lines of a footer: 7.5 in iOS 26.1; before, as below a header.
  public static let aboveFooter = ByRelease(7.0, [26: 7.5])

  // MARK: Lists of collection views

  /// Above and below a title.
  public typealias Ends = (top: Double, bottom: Double)

  /// Around the title of a grouped list: 38.67 points with a line of 13 points at three pixels in iOS 17 and 18, 40.33 with one of 17 in
  /// iOS 26. How the room is divided is taken from tables. Before iOS 17 unknown.
  public static let listHeader = ByRelease<Ends>((6, 6), [17: (16, 7), 26: (14.5, 5.5)])
  /// Around the footer of a grouped list: 33.67 points in iOS 17 and 18, 29.67 in iOS 26.
  public static let listFooter = ByRelease<Ends>((6, 6), [17: (7, 11), 26: (7, 7)])
  /// What a section of a list keeps clear without a title, rounded up to the pixel: 17.67 at three pixels in iOS 17, 18 and 26.
  public static func listGap(release: Int, scale: Double) -> Double {
    roundedUpToPixel(listGaps[release], scale: scale)
  }
  private static let listGaps = ByRelease(18.0, [17: 17.5])
}
