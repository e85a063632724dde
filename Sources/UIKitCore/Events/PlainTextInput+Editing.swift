// The actions of editing that fields and text views share.
extension PlainTextInput {
  /// The selection as far as it is in the text.
  var shownSelection: NSRange {
    let length = inputText.utf16.count
    let start = min(max(0, inputSelection.location), length)
    return NSRange(location: start, length: min(max(0, inputSelection.length), length - start))
  }

  /// What the delete key removes: the selection, or the character before the caret; nil for nothing.
  var rangeToDelete: NSRange? {
    let selection = shownSelection
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let text = inputText as NSString
    let range = text.rangeOfComposedCharacterSequence(at: selection.location - 1)
    // Swift takes more for one character than Foundation, such as flags and families.
    guard let place = Range(NSRange(location: 0, length: selection.location), in: inputText),
      let last = inputText[place].last
    else { return range }
    let length = max(String(last).utf16.count, selection.location - range.location)
    return NSRange(location: max(0, selection.location - length), length: min(length, selection.location))
  }

  private var isSecure: Bool { (self as? UITextField)?.isSecureTextEntry ?? false }
  private var takesText: Bool { (self as? UITextView)?.isEditable ?? true }

  /// Nil for actions that do not edit a text.
  func mayEdit(_ action: Selector) -> Bool? {
    let (length, selection) = (inputText.utf16.count, shownSelection)
    switch action.description {
    case "cut:", "delete:": return takesText && selection.length > 0 && !isSecure
    case "copy:": return selection.length > 0 && !isSecure
    case "paste:": return takesText && (UIPasteboard.general.hasStrings || pastableItems != nil)
    case "select:": return length > 0 && selection.length == 0
    case "selectAll:": return length > 0 && selection.length < length
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      return selection.length > 0 && ((self as? UITextView)?.allowsEditingTextAttributes ?? false)
    default: return nil
    }
  }

  func copySelection() {
    let selection = shownSelection
    guard selection.length > 0, !isSecure else { return }
    UIPasteboard.general.string = (inputText as NSString).substring(with: selection)
  }

  func cutSelection() {
    guard takesText, shownSelection.length > 0, !isSecure else { return }
    copySelection()
    if mayChange(shownSelection, "") { deleteSelection() }
  }

  private func deleteSelection() {
    if let view = self as? UITextView { view.deleteTyped() } else { (self as? UITextField)?.deleteTyped() }
  }

  private func mayChange(_ range: NSRange, _ text: String) -> Bool {
    (self as? UITextView)?.mayReplace(range, text) ?? (self as? UITextField)?.mayReplace(range, text) ?? true
  }

  func pasteText() {
    guard takesText else { return }
    if inputState?.paster?.paste(into: self) ?? false { return }
    if let text = UIPasteboard.general.string {
      insertPasted(text)
    } else if let items = pastableItems {
      paste(itemProviders: items)
    }
  }

  func insertPasted(_ text: String) {
    // A field has one line.
    let text = self is UITextField ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    guard mayChange(shownSelection, text) else { return }
    if let view = self as? UITextView { view.type(text) } else { (self as? UITextField)?.type(text) }
  }

  func selectWord() {
    let place = shownSelection.location
    let units = TextUnits(inputText as NSString)
    guard
      let word = units.unit(.word, at: place, isBackward: false) ?? units.unit(.word, at: place, isBackward: true)
    else { return }
    inputSelection = NSRange(location: word.lowerBound, length: word.count)
  }
}
