/// What the insets of sections, or of views at their edges, count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// Of a section what its layout has; of a layout the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area of the collection view.
  case safeArea
  /// The margins of the collection view.
  case layoutMargins
  /// The guide of the collection view in which text is comfortable to read.
  case readableContent
}
