/// Is told of the changes of a text input by the system that edits it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// For subclasses.
  public override init() {}

  /// In the coordinates of the text input, points; zero unless it is overridden.
  open var rect: CGRect { .zero }
  /// How the text runs; `.natural` unless it is overridden.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here; false unless it is overridden.
  open var containsStart: Bool { false }
  /// Whether the selection ends here; false unless it is overridden.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom; false unless it is overridden.
  open var isVertical: Bool { false }
}

/// A rectangle of a selection in a line.
final class LineSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ place: CGRect, containsStart: Bool, containsEnd: Bool) {
    (self.place, isFirst, isLast) = (place, containsStart, containsEnd)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
