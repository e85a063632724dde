/// What pictures show around alerts and sheets. What is not said to be of iOS 26 is remembered, and was not checked (DEVIATIONS.md, 224).
public enum PresentationMetrics {
  /// How black the cover of what lies below is, from 0 to 1.
  public static let dimming = 0.2
  /// The same in the dark.
  public static let darkDimming = 0.48
  /// Of a sheet's corners, in points; that of iOS 26 is remembered, too (DEVIATIONS.md, 292).
  public static let sheetCornerRadius = ByRelease(10.0, [26: 38])
  /// Of the corners of an alert and of the plates of an action sheet, in points: 34 on an iPhone SE of iOS 26.1.
  public static let alertCornerRadius = ByRelease(14.0, [26: 34])
  /// Of the box around a field of an alert, in points.
  public static let fieldCornerRadius = 5.0
  /// Between the text of such a field and the side of its box, in points.
  public static let fieldPadding = 6.0
  /// Between the edge of the screen and what a sheet has set back, in points.
  public static let setBackMargin = 16.0
  /// Width and height of the handle of a sheet, in points.
  public static let grabber = (width: 36.0, height: 5.0)
  /// From the top of a sheet to its handle, in points.
  public static let grabberTop = 5.0
}
