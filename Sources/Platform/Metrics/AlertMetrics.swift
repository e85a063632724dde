/// Sizes of alerts and action sheets up to iOS 18, in points.
///
/// The width of alerts, the heights of buttons, the margins of action sheets and the fonts are remembered as what developers report, and
/// were not checked; the rest is not documented (DEVIATIONS.md, 126).
public enum AlertMetrics {
  /// Of an alert, on every device.
  public static let width = 270.0
  /// Of an alert's button.
  public static let buttonHeight = 44.0
  /// Of a title and of an alert's buttons.
  public static let titleSize = 17.0
  /// Of a message, and of the title of an action sheet.
  public static let messageSize = 13.0
  /// Left and right of the texts. Not documented.
  public static let sideInset = 16.0
  /// Above and below the texts of an alert. Not documented.
  public static let textInset = 20.0
  /// Between title and message. Not documented.
  public static let textGap = 4.0
  /// Of a text field. Not documented.
  public static let fieldHeight = 30.0
  /// Above the fields and between them. Not documented.
  public static let fieldGap = 8.0

  /// Of an action sheet's button.
  public static let sheetButtonHeight = 57.0
  /// Of the titles of an action sheet's buttons.
  public static let sheetButtonSize = 20.0
  /// Left, right and below an action sheet, and between it and the button that cancels it.
  public static let sheetMargin = 8.0
  /// Above and below the texts of an action sheet. Not documented.
  public static let sheetTextInset = 14.0
  /// Of an action sheet in a popover. Not documented.
  public static let popoverWidth = 304.0
}
