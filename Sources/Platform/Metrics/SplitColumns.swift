/// The widths of the columns of a split view controller for which nobody sets any, in points.
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
}
