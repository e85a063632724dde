/// Of a view that says why there is no content, in points. None of it is documented (DEVIATIONS.md, 277).
public enum ContentUnavailableMetrics {
  /// From the sides of the safe area.
  public static let sideMargin = 16.0
  /// Between the image, or the activity indicator, and the text.
  public static let imageToText = 15.0
  /// Between the text and the secondary text.
  public static let textToSecondaryText = 6.0
  /// Between the texts and the first button.
  public static let textToButton = 20.0
  /// Between the two buttons.
  public static let buttonToSecondaryButton = 15.0
}
