/// Sizes of alerts and action sheets, in points.
///
/// Before iOS 26 the width of alerts, the heights of buttons, the margins of action sheets and the fonts are remembered as what developers
/// report, and were not checked; the rest is not documented (DEVIATIONS.md, 126). Those of iOS 26 are of one alert and its message on an
/// iPhone SE of iOS 26.1 (DEVIATIONS.md, 272).
public enum AlertMetrics {
  /// Of an alert, on every device.
  public static let width = ByRelease(270.0, [26: 320])
  /// Of an alert's button.
  public static let buttonHeight = ByRelease(44.0, [26: 48])
  /// From the sides of an alert to its buttons, and from the texts above and the lower edge to them.
  public static let buttonInset = ByRelease(0.0, [26: 16])
  /// Between neighboring buttons.
  public static let buttonGap = ByRelease(0.0, [26: 8])
  /// Whether buttons are capsules of their own, with medium titles; else lines part them.
  public static let hasCapsules = ByRelease(false, [26: true])
  /// Whether title and message, where there are both, begin at the margin where reading does; else they stand in the middle.
  public static let alignsTextsToStart = ByRelease(false, [26: true])
  /// Whether the message of an alert is gray.
  public static let hasGrayMessage = ByRelease(false, [26: true])
  /// Of a title and of an alert's buttons.
  public static let titleSize = 17.0
  /// Of a message.
  public static let messageSize = ByRelease(13.0, [26: 15])
  /// Left and right of the texts. Not documented before iOS 26.
  public static let sideInset = ByRelease(16.0, [26: 30])
  /// Above the texts of an alert. Not documented before iOS 26.
  public static let textInset = ByRelease(20.0, [26: 22])
  /// Below the texts of an alert. Not documented before iOS 26, from when on title and message of one line end at 67.5 of 72.
  public static let textInsetBelow = ByRelease(20.0, [26: 4.5])
  /// Between title and message. Not documented before iOS 26.
  public static let textGap = ByRelease(4.0, [26: 7])
  /// Of a text field. Not documented before iOS 26.
  public static let fieldHeight = ByRelease(30.0, [26: 48])
  /// Above the fields and between them. Not documented.
  public static let fieldGap = 8.0
  /// Whether an alert stands in the middle of the safe area; else in that of the window.
  public static let centresInSafeArea = ByRelease(false, [26: true])

  /// Whether an action sheet with a source is a popover on a phone, too, without the button that cancels (DEVIATIONS.md, 550).
  public static let anchorsSheets = ByRelease(false, [26: true])
  /// Whether an action sheet on a phone without a source is the card of an alert, in the middle; else it stands at the bottom edge.
  public static let showsSheetsAsAlerts = ByRelease(false, [26: true])
  /// Of the title of an action sheet that stands at the bottom edge.
  public static let sheetTitleSize = 13.0
  /// Of an action sheet's button.
  public static let sheetButtonHeight = 57.0
  /// Of the titles of an action sheet's buttons.
  public static let sheetButtonSize = 20.0
  /// Left, right and below an action sheet, and between it and the button that cancels it.
  public static let sheetMargin = 8.0
  /// Above and below the texts of an action sheet. Not documented.
  public static let sheetTextInset = 14.0
  /// Of an action sheet in a popover. Not documented before iOS 26.
  public static let popoverWidth = ByRelease(304.0, [26: 288])
}
