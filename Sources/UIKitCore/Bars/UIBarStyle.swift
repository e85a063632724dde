/// The look of a bar in pictures; no frame depends on it.
public enum UIBarStyle: Int, Sendable {
  /// Dark on a light ground, or light on a dark one, by the user interface style.
  case `default` = 0
  /// White on black in both styles. The status bar over a navigation bar is white as well.
  case black = 1

  /// The same as ``black``.
  public static let blackOpaque = UIBarStyle.black
  /// UIKit's older name of a black bar that content shows through.
  public static let blackTranslucent = UIBarStyle.black
}
