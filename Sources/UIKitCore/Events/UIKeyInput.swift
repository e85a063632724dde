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
  func type(_ text: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: inputText.utf16.count) : shownSelection
    clearsOnInsertion = false
    change(range, to: text)
  }

  func deleteTyped() {
    if let range = rangeToDelete {
      change(range, to: "")
    } else if !hasText {
      _ = (self as? UISearchTextField)?.deleteLastToken()
    }
  }

  /// Does what the user does with a range: the caret stands behind the new text when the target and the delegate are told.
  func change(_ range: NSRange, to new: String) {
    inputDelegate?.textWillChange(self)
    let (isAtEnd, place) = (NSMaxRange(range) == inputText.utf16.count, range.location + new.utf16.count)
    text = (inputText as NSString).replacingCharacters(in: range, with: new)
    storedSelection = isAtEnd ? nil : NSRange(location: place, length: 0)
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
    if mayReplace(shownSelection, key) { insertText(key) }
  }

  /// Does what the delete key does.
  package func pressDelete() {
    guard let range = rangeToDelete else { return deleteBackward() }
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
  /// Does what a key does that the user presses: asks the delegate first.
  package func press(_ key: String) { if mayReplace(shownSelection, key) { insertText(key) } }

  /// Does what the delete key does.
  package func pressDelete() { if let range = rangeToDelete, mayReplace(range, "") { deleteBackward() } }

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
