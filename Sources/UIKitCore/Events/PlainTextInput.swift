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
}
