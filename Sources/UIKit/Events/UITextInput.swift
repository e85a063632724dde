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
  public override convenience init() { self.init(0) }
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
  public override convenience init() { self.init(NSRange(location: 0, length: 0)) }

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
}

/// What fields and text views share: the text as units of UTF-16.
@MainActor
protocol PlainTextInput: UIView {
  var inputText: String { get }
  var inputSelection: NSRange { get set }
  var inputFont: UIFont { get }
  /// Where the first line begins, in the view's coordinates, points.
  var inputOrigin: CGPoint { get }
  func inputDidChange(to text: String)
}

extension PlainTextInput {
  private var length: Int { inputText.utf16.count }

  private func range(_ range: UITextRange) -> NSRange? {
    let (start, end) = (range.start.offset, range.end.offset)
    return start >= 0 && end <= length && start <= end ? NSRange(location: start, length: end - start) : nil
  }

  func plainText(in range: UITextRange) -> String? {
    self.range(range).map { (inputText as NSString).substring(with: $0) }
  }

  func plainReplace(_ range: UITextRange, withText text: String) {
    guard let old = self.range(range) else { return }
    let end = old.location + text.utf16.count
    inputDidChange(to: (inputText as NSString).replacingCharacters(in: old, with: text))
    inputSelection = NSRange(location: end, length: 0)
  }

  var plainSelection: UITextRange? {
    get {
      let start = min(inputSelection.location, length)
      return UITextRange(NSRange(location: start, length: min(inputSelection.length, length - start)))
    }
    set { if let new = newValue.flatMap({ range($0) }) { inputSelection = new } }
  }

  func plainTextRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: start, length: end - start))
  }

  func plainPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  func plainCompare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  func plainOffset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Of a text in one line; the caret is 2 points wide.
  func plainCaretRect(for position: UITextPosition) -> CGRect {
    let before = (inputText as NSString).substring(to: min(max(0, position.offset), length))
    let width = (before as NSString).size(withAttributes: [.font: inputFont]).width
    return CGRect(x: inputOrigin.x + width, y: inputOrigin.y, width: 2, height: inputFont.lineHeight)
  }

  func plainFirstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (plainCaretRect(for: range.start), plainCaretRect(for: range.end))
    return CGRect(x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
  }
}

extension UITextField: PlainTextInput, UITextInput {
  var inputText: String { text ?? "" }
  var inputFont: UIFont { font ?? .systemFont(ofSize: 17) }
  var inputOrigin: CGPoint {
    let area = editingRect(forBounds: bounds)
    return CGPoint(x: area.minX, y: area.midY - inputFont.lineHeight / 2)
  }
  /// At the end until it is set.
  var inputSelection: NSRange {
    get { storedSelection ?? NSRange(location: inputText.utf16.count, length: 0) }
    set {
      storedSelection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  func inputDidChange(to text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    layoutScreen.post(UITextField.textDidChangeNotification, object: self)
  }

  public func text(in range: UITextRange) -> String? { plainText(in: range) }
  public func replace(_ range: UITextRange, withText text: String) { plainReplace(range, withText: text) }
  public var selectedTextRange: UITextRange? {
    get { plainSelection }
    set { plainSelection = newValue }
  }
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    plainTextRange(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    plainPosition(from: position, offset: offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    plainCompare(position, to: other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    plainOffset(from: from, to: toPosition)
  }
  public func caretRect(for position: UITextPosition) -> CGRect { plainCaretRect(for: position) }
  public func firstRect(for range: UITextRange) -> CGRect { plainFirstRect(for: range) }
}

extension UITextView: PlainTextInput, UITextInput {
  var inputText: String { text ?? "" }
  var inputFont: UIFont { font ?? .systemFont(ofSize: 12) }
  var inputOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }
  var inputSelection: NSRange {
    get { selectedRange }
    set {
      selectedRange = newValue
      (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
    }
  }
  func inputDidChange(to text: String) {
    self.text = text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    layoutScreen.post(UITextView.textDidChangeNotification, object: self)
  }

  public func text(in range: UITextRange) -> String? { plainText(in: range) }
  public func replace(_ range: UITextRange, withText text: String) { plainReplace(range, withText: text) }
  public var selectedTextRange: UITextRange? {
    get { plainSelection }
    set { plainSelection = newValue }
  }
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    plainTextRange(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    plainPosition(from: position, offset: offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    plainCompare(position, to: other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    plainOffset(from: from, to: toPosition)
  }
  public func caretRect(for position: UITextPosition) -> CGRect { plainCaretRect(for: position) }
  public func firstRect(for range: UITextRange) -> CGRect { plainFirstRect(for: range) }
}
