import UIKit

/// Typing into the first responder.
extension Screen {
  /// Types a text into the first responder, key by key: delegates are asked about each. A line break is the Return key.
  ///
  /// - Throws: ``ScreenError`` if no view accepts text.
  public func type(_ text: String) throws {
    for character in text {
      switch try keyboardOwner() {
      case let field as UITextField: run { field.press(String(character)) }
      case let view as UITextView: run { view.press(String(character)) }
      case let other: run { other.insertText(String(character)) }
      }
    }
    keepFirstResponderInSight()
  }

  /// Taps a field and types a text into it.
  public func type(_ text: String, into query: Query) throws {
    let field = try find(query)
    if !field.isFirstResponder { try tap(.view(field)) }
    try type(text)
  }

  /// Presses the delete key a number of times; without a number until the text is empty.
  public func delete(_ count: Int? = nil) throws {
    var left = count ?? Int.max
    while left > 0, try keyboardOwner().hasText {
      let owner = try keyboardOwner()
      let before = (owner as? UIView)?.shownText
      switch owner {
      case let field as UITextField: run { field.pressDelete() }
      case let view as UITextView: run { view.pressDelete() }
      default: run { owner.deleteBackward() }
      }
      left -= 1
      // A delegate that keeps the text would be asked for ever.
      if count == nil, (owner as? UIView)?.shownText == before { return }
    }
  }

  /// The view that has the keyboard; nil if no view has it.
  public var firstResponder: UIResponder? { window?.firstResponder }

  /// The rectangle of the keyboard in the screen's points; nil while there is none.
  public var keyboardFrame: CGRect? {
    guard case .docked(let height)? = display.keyboard else { return nil }
    return CGRect(x: 0, y: display.bounds.height - height, width: display.bounds.width, height: height)
  }

  private func keyboardOwner() throws -> any UIKeyInput {
    guard let owner = firstResponder as? any UIKeyInput else {
      throw ScreenError("no view accepts text: tap a text field first")
    }
    return owner
  }
}
