/// The look of a bar in pictures; no frame depends on it.
public enum UIBarStyle: Int, Sendable {
  /// Dark on a light ground, or light on a dark one, by the user interface style.
  case `default` = 0
  /// White on black in both styles. The status bar over a navigation bar is white as well.
  case black = 1
}
