/// How a view's content relates to the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the traits.
  case unspecified = 0
  /// Controls of a player, left to right in every language.
  case playback = 1
  /// Controls of a direction in space, left to right in every language.
  case spatial = 2
  /// Left to right in every language.
  case forceLeftToRight = 3
  /// Right to left in every language.
  case forceRightToLeft = 4
}
