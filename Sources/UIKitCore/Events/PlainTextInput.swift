import TextLayout

/// What few text inputs have been asked for.
final class TextInputState {
  weak var delegate: (any UITextInputDelegate)?
  var tokenizer: (any UITextInputTokenizer)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the text is laid out by a layout manager.
  var usesFormerLayout = false
  /// Pastes in place of the view; what the module UIKit has of a delegate of pasting.
  var paster: (any TextPaster)?
}

/// Pastes into a text in place of its view: asks a delegate of the program.
package protocol TextPaster: AnyObject {
  /// False for what the view does itself.
  @MainActor
  func paste(into view: UIView) -> Bool
}

/// What fields and text views share: the text as units of UTF-16.
@MainActor
protocol PlainTextInput: UIView {
  var inputText: String { get }
  var inputSelection: NSRange { get set }
  var inputFont: UIFont { get }
  /// Where the first line begins, in the view's coordinates, points.
  var inputOrigin: CGPoint { get }
  /// Puts a text in the place of a range, and the caret behind it; then tells those who hear of what the user changes. The range is in
  /// the text.
  func inputReplace(_ range: NSRange, with text: String)
  var inputState: TextInputState? { get set }
  /// The text in lines, from ``inputOrigin`` on.
  var inputLines: PlacedText { get }
  /// How wide the room for lines is, points.
  var inputRoom: CGFloat { get }
  /// Where lines stand in that room: left, right or in the middle.
  var inputAlignment: NSTextAlignment { get }
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
    inputReplace(old, with: text)
    let (input, delegate) = (self as? any UITextInput, inputState?.delegate)
    delegate?.selectionWillChange(input)
    delegate?.selectionDidChange(input)
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

  /// The caret is 2 points wide. Without a text it stands where the first character will.
  func plainCaretRect(for position: UITextPosition) -> CGRect {
    let caret =
      inputLines.caret(at: min(max(0, position.offset), length))
      ?? CGRect(x: inputAlignment.share * max(0, inputRoom - 2), y: 0, width: 0, height: inputFont.lineHeight)
    return CGRect(x: inputOrigin.x + caret.minX, y: inputOrigin.y + caret.minY, width: 2, height: caret.height)
  }

  func plainFirstRect(for range: UITextRange) -> CGRect {
    let start = plainCaretRect(for: range.start)
    let rects = self.range(range).map { inputLines.rects(of: $0) } ?? []
    let width = rects.count > 1 ? rects[0].width : max(0, plainCaretRect(for: range.end).minX - start.minX)
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  func plainClosestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    let place = inputLines.place(at: CGPoint(x: point.x - inputOrigin.x, y: point.y - inputOrigin.y))
    guard let range else { return UITextPosition(min(place, length)) }
    return UITextPosition(min(max(place, range.start.offset), range.end.offset))
  }

  func plainCharacterRange(at point: CGPoint) -> UITextRange? {
    guard length > 0 else { return nil }
    let index = inputLines.unit(at: CGPoint(x: point.x - inputOrigin.x, y: point.y - inputOrigin.y)).index
    return UITextRange((inputText as NSString).rangeOfComposedCharacterSequence(at: min(index, length - 1)))
  }

  func plainSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range) else { return [] }
    let rects = inputLines.rects(of: range).map { $0.offsetBy(dx: inputOrigin.x, dy: inputOrigin.y) }
    return rects.indices.map {
      LineSelectionRect(rects[$0], containsStart: $0 == 0, containsEnd: $0 == rects.count - 1)
    }
  }

  func plainPosition(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return plainPosition(from: position, offset: offset)
    case .left: return plainPosition(from: position, offset: -offset)
    case .up, .down:
      let lines = inputLines
      guard let line = lines.line(at: position.offset) else { return nil }
      let goal = direction == .up ? line - offset : line + offset
      guard lines.lines.indices.contains(goal), let caret = lines.caret(at: position.offset) else { return nil }
      return UITextPosition(lines.place(at: CGPoint(x: caret.minX, y: lines.lines[goal].fragment.midY)))
    }
  }

  var madeInputState: TextInputState {
    if let inputState { return inputState }
    let made = TextInputState()
    inputState = made
    return made
  }

  var plainTokenizer: any UITextInputTokenizer {
    if let tokenizer = inputState?.tokenizer { return tokenizer }
    guard let input = self as? any UITextInput else { fatalError("a view with a text that is edited is a text input") }
    let made = UITextInputStringTokenizer(textInput: input)
    madeInputState.tokenizer = made
    return made
  }
}

extension UITextField: PlainTextInput, UITextInput {
  var inputText: String { text ?? "" }
  var inputFont: UIFont { font ?? .systemFont(ofSize: 17) }
  var inputOrigin: CGPoint {
    let area = editingRect(forBounds: bounds)
    return CGPoint(x: area.minX, y: area.midY - inputFont.lineHeight / 2)
  }
  var inputLines: PlacedText {
    var lines = PlacedText(
      AttributedText(inputText, font: inputFont.font), width: nil, maximumLines: 1, lineBreakMode: .byClipping,
      alignment: .left, color: textColor ?? .label, environment: layoutScreen.text)
    // A text that is wider than the field begins at its left edge.
    if lines.size.width < inputRoom { lines.align(inputAlignment, in: inputRoom) }
    return lines
  }
  var inputRoom: CGFloat { editingRect(forBounds: bounds).width }
  var inputAlignment: NSTextAlignment { textAlignment.standing(isRightToLeft: isRightToLeft) }
  /// At the end until it is set.
  var inputSelection: NSRange {
    get { storedSelection ?? NSRange(location: inputText.utf16.count, length: 0) }
    set {
      storedSelection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  func inputReplace(_ range: NSRange, with text: String) {
    change(range, to: text)
  }
}

extension UITextView: PlainTextInput, UITextInput {
  var inputText: String { text ?? "" }
  var inputFont: UIFont { font ?? .systemFont(ofSize: 12) }
  var inputOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }
  var inputLines: PlacedText { placed }
  var inputRoom: CGFloat { bounds.width - sidePadding }
  var inputAlignment: NSTextAlignment {
    shownTextAlignment.standing(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
  var inputSelection: NSRange {
    get { selectedRange }
    set {
      selectedRange = newValue
      (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
    }
  }
  func inputReplace(_ range: NSRange, with text: String) {
    change(range, to: NSAttributedString(string: text, attributes: typingAttributes(for: range)))
  }
}

extension UITextField {
  /// Pastes in place of the field.
  package var textPaster: (any TextPaster)? {
    get { inputState?.paster }
    set { madeInputState.paster = newValue }
  }
}

extension UITextView {
  /// Pastes in place of the view.
  package var textPaster: (any TextPaster)? {
    get { inputState?.paster }
    set { madeInputState.paster = newValue }
  }
  /// Whether the text is laid out by a layout manager alone.
  package var usesFormerLayout: Bool {
    get { inputState?.usesFormerLayout ?? false }
    set { madeInputState.usesFormerLayout = newValue }
  }
}

extension NSTextAlignment {
  /// Left, right or in the middle: where a line that is not full stands.
  fileprivate func standing(isRightToLeft: Bool) -> NSTextAlignment {
    switch self {
    case .left, .center, .right: self
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  }

  /// The part of the free width that lies left of a line.
  fileprivate var share: CGFloat { self == .right ? 1 : self == .center ? 0.5 : 0 }
}
