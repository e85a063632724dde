/// What happens to text that is too wide. Raw values as in `NSLineBreakMode`.
///
/// With room for several lines every mode but `byCharWrapping` wraps between words, and the mode is applied to the
/// last line allowed, as a label does it.
package enum LineBreakMode: Int, CaseIterable, Hashable, Sendable {
  /// Between words; a word wider than a line is broken between characters. Text after the last line is not shown.
  case byWordWrapping
  /// Between any two characters.
  case byCharWrapping
  /// The last line goes on past the edge, where it is cut off.
  case byClipping
  /// The ellipsis replaces the beginning: "…d of text".
  case byTruncatingHead
  /// The ellipsis replaces the end: "Start of…".
  case byTruncatingTail
  /// The ellipsis replaces the middle: "Star…text".
  case byTruncatingMiddle
}
