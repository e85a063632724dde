/// The widths of the columns of a split view controller for which nobody sets any, in points, and how they lie.
///
/// The one place that decides them.
public enum SplitColumns {
  /// The part of the whole width that a column beside or over the last one takes, up to ``widest(in:height:)``.
  ///
  /// Source: developers' reports of 295 points on phones of 736.
  public static let fraction = 0.4

  /// The greatest width of a column beside or over the last one.
  ///
  /// Source: the roots of such columns in stored frames. They have 320 points on a screen of 768 by 1,024, and 375 on one of 1,024 by
  /// 1,366 in both documents that have it. Developers report the same widths. What lies between is not known and has 320.
  public static func widest(in width: Double, height: Double) -> Double {
    max(width, height) >= longSide ? 375 : 320
  }

  private static let longSide = 1366.0

  /// What is different where the primary column of the styles of columns floats; nil where it lies edge to edge with the others.
  ///
  /// Source: columns of an iPad of 820 by 1,180 of iOS 26.1, upright, and of containers 700 points high (DEVIATIONS.md, 273).
  public static let floating = ByRelease<FloatingColumns?>(nil, [26: FloatingColumns()])
}

/// The columns of a split view controller of iOS 26 on a tablet, in points.
public struct FloatingColumns: Sendable {
  /// From the side of the view to the primary column, and at least from the lower edge to it.
  public var distance = 10.0
  /// How far the primary column reaches into the safe area below it.
  public var reachIntoSafeArea = 10.0
  /// The least width of a primary or supplementary column for which the program sets none, where three columns are to be seen.
  public var leastSide = 240.0
  /// The least width of the secondary column beside two others.
  public var leastSecondary = 464.0
  /// Between a column that does not float and its neighbor, in pixels.
  public var gapInPixels = 1.0

  /// The numbers of iOS 26.
  public init() {}

  /// From the lower edge of the view to the primary column: 15 above a safe area of 25.
  public func bottomDistance(safeAreaBottom: Double) -> Double { max(distance, safeAreaBottom - reachIntoSafeArea) }
}
