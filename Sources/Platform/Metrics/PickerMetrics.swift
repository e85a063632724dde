import Geometry

/// Sizes of what pickers show, in points; the size of wheels as a whole is ``ControlMetrics/wheelsSize``.
///
/// Apple documents none of them. What is said to be reported was collected from developers' measurements; what is said to be
/// remembered was not checked (DEVIATIONS.md, 173 and 174).
public enum PickerMetrics {
  // MARK: Wheels

  /// Of a row for which the delegate gives no height; remembered.
  public static let rowHeight = 32.0
  /// Left and right of the wheels, and of the band around the selected row; remembered.
  public static let sideInset = 9.0
  /// Between neighboring wheels; remembered.
  public static let wheelGap = 5.0

  /// Of a row's title; remembered.
  public static func titleSize(release: Int) -> Double { titleSizes[release] }
  private static let titleSizes = ByRelease(23.5, [14: 21])

  // MARK: Date pickers

  /// Of a month that is open; reported as 320 by 318 to 330 and more.
  public static let calendarSize = Size(width: 320, height: 330)
  /// Of a field with a date; reported, for English.
  public static let dateFieldWidth = 128.0
  /// Of a field with a time; reported, for English.
  public static let timeFieldWidth = 80.0
  /// Whether an automatic date picker is compact; before it is made of wheels.
  public static let automaticIsCompact = ByRelease(false, [14: true])
  /// Of two fields beside each other; reported, for English.
  public static let dateAndTimeFieldsWidth = 204.0
  /// Above and below the line of 17 points of a field, together: with the line's height the reported 34.3 points at three pixels per
  /// point, as in a button with a configuration.
  public static let fieldPadding = 14.0
  /// The height of a field around a line so high: padding around it, and since iOS 26 34 points whatever the line (a simulator of 26.1).
  public static func fieldHeight(aroundLine line: Double, release: Int) -> Double {
    fieldHeights[release] ?? line + fieldPadding
  }
  private static let fieldHeights = ByRelease<Double?>(nil, [26: 34])
  /// What a field draws: a ground as wide as its text and this, at the trailing end of the frame. In iOS 26.1 a text of 93.5 points begins
  /// at 12 in a ground of 117.5 × 34 in a frame of 128 × 34; nil is a ground as wide as the frame.
  public static let fieldTextPadding = ByRelease<Double?>(nil, [26: 24])
}
