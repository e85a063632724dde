/// The direction that a paragraph is told to have. The raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  /// The direction follows from the first strong character.
  case natural = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
