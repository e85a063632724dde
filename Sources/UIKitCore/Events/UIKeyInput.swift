/// An object that takes what the keyboard types while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Adds a text at the end; a line break is `\n`.
  func insertText(_ text: String)
  /// Removes the last character.
  func deleteBackward()
}

extension UITextField {
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Adds the text and sends `editingChanged`; the delegate is not asked.
  public func insertText(_ text: String) {
    let kept = clearsOnInsertion ? "" : self.text ?? ""
    clearsOnInsertion = false
    change(to: kept + text)
  }

  /// Removes the last character and sends `editingChanged`; the delegate is not asked.
  public func deleteBackward() {
    if hasText {
      change(to: String((text ?? "").dropLast()))
    } else {
      _ = (self as? UISearchTextField)?.deleteLastToken()
    }
  }

  private func change(to new: String) {
    inputDelegate?.textWillChange(self)
    text = new
    inputDelegate?.textDidChange(self)
    sendActions(for: .editingChanged)
    layoutScreen.post(UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Does what a key does that the user presses: asks the delegate first, and Return ends nothing by itself.
  package func press(_ key: String) {
    if key == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true {
        // Documented: without a target for it, the field keeps the keyboard.
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      }
      return
    }
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    if mayReplace(end, key) { insertText(key) }
  }

  /// Does what the delete key does.
  package func pressDelete() {
    guard let last = text?.last else { return deleteBackward() }
    let length = String(last).utf16.count
    let range = NSRange(location: (text ?? "").utf16.count - length, length: length)
    if mayReplace(range, "") { deleteBackward() }
  }

  func mayReplace(_ range: NSRange, _ text: String) -> Bool {
    if let bar = (self as? UISearchTextField)?.searchBar, let delegate = bar.delegate {
      return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
    }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when the field has become first responder.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the field has given up being first responder.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  public var hasText: Bool { !text.isEmpty }

  /// Adds the text at the end and tells the delegate, which is not asked.
  public func insertText(_ text: String) { change(to: self.text + text) }

  /// Removes the last character and tells the delegate, which is not asked.
  public func deleteBackward() { if hasText { change(to: String(text.dropLast())) } }

  private func change(to new: String) {
    inputDelegate?.textWillChange(self)
    text = new
    inputDelegate?.textDidChange(self)
    selectedRange = NSRange(location: new.utf16.count, length: 0)
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    layoutScreen.post(UITextView.textDidChangeNotification, object: self)
    (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
  }

  /// Does what a key does that the user presses: asks the delegate first.
  package func press(_ key: String) {
    if mayReplace(NSRange(location: text.utf16.count, length: 0), key) { insertText(key) }
  }

  /// Does what the delete key does.
  package func pressDelete() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    if mayReplace(NSRange(location: text.utf16.count - length, length: length), "") { deleteBackward() }
  }

  func mayReplace(_ range: NSRange, _ text: String) -> Bool {
    (delegate as? any UITextViewDelegate)?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted when the view has become first responder.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the view has given up being first responder.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
