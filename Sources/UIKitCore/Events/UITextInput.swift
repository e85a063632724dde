/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Units of UTF-16 from the beginning.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// The beginning of a text. Inputs of a program have subclasses of their own.
  public override init() {
    offset = 0
    super.init()
  }
}

/// A part of a text, which may be empty.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// An empty range at the beginning of a text. Inputs of a program have subclasses of their own.
  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  /// Before the first unit.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Behind the last unit.
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  /// Whether start and end are one place, as of a caret.
  open var isEmpty: Bool { range.length == 0 }
}

/// A direction in a text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end, or to the beginning.
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left, to the line above, or to that below.
  case left, up, down
}

/// A view with a text that the keyboard edits at any place: fields and text views. Text that is being composed is not marked here.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Nil for a range that is not in the text.
  func text(in range: UITextRange) -> String?
  /// The delegate is told, but not asked.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; empty at the caret. A range that is not in the text is ignored.
  var selectedTextRange: UITextRange? { get set }
  /// Nil.
  var markedTextRange: UITextRange? { get }
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Between two places, whichever comes first.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Units of UTF-16.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// In the view's coordinates, points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Of the part of a range in its first line, in the view's coordinates, points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The place that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The same within a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The rectangles of a range, one for each line of it.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place so many characters or lines further on; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The end of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a place to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Puts text that is being composed in the place of what is marked or selected.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composing of text.
  func unmarkText()
  /// How text looks that is being composed.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Is told of the changes of text and selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// The direction that text is written in at a place.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction that the text of a range is written in.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Whether the keyboard may put a text in the place of a range; true without an implementation. A replacement of
  /// found text asks it; typing asks the delegates of fields themselves.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Whether the user may change the text; true without an implementation.
  var isEditable: Bool { get }
  /// Whether images of the size of characters can be in the text; false without an implementation. Nothing here asks.
  var supportsAdaptiveImageGlyph: Bool { get }
  /// Never called here: Trellis does not show the edit menu of a text selection.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var isEditable: Bool { true }
  public var supportsAdaptiveImageGlyph: Bool { false }
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}
