import TextLayout

// What typing and the actions of editing do to a text: in attributed texts the other characters keep their attributes.
extension UITextView {
  /// Font and color of the view.
  private var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(effectiveFont)]
    attributes[.foregroundColor] = textColor
    return attributes
  }

  var attributesBeforeCaret: [NSAttributedString.Key: Any] { attributes(at: shownSelection.location - 1) }

  /// Of a character; that of the first for -1.
  private func attributes(at index: Int) -> [NSAttributedString.Key: Any] {
    guard let text = attributedText, isAttributed, text.length > 0 else { return plainAttributes }
    var attributes = text.attributes(at: min(max(0, index), text.length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  /// What a text gets that takes the place of a range: at the caret what typing has, else the attributes of what it replaces.
  func typingAttributes(for range: NSRange) -> [NSAttributedString.Key: Any] {
    if let typing = inputState?.typingAttributes { return typing }
    return attributes(at: range.length > 0 ? range.location : range.location - 1)
  }

  /// Puts a text in the place of a range, which is in the text; the caret stays where it is.
  package func replaceText(in range: NSRange, with new: NSAttributedString) {
    let (selection, typing) = (selectedRange, inputState?.typingAttributes)
    defer {
      selectedRange = selection
      inputState?.typingAttributes = typing
    }
    if let textSource { return textSource.replace(range, with: new) }
    if !isAttributed, typing == nil, !new.hasOwnLook(beside: plainAttributes) {
      text = (inputText as NSString).replacingCharacters(in: range, with: new.string)
    } else {
      let whole = NSMutableAttributedString(attributedString: attributedText)
      whole.replaceCharacters(in: range, with: new)
      attributedText = whole
    }
  }

  func type(_ text: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: inputText.utf16.count) : shownSelection
    clearsOnInsertion = false
    change(range, to: NSAttributedString(string: text, attributes: typingAttributes(for: range)))
  }

  func deleteTyped() { if let range = rangeToDelete { change(range, to: NSAttributedString(string: "")) } }

  /// Does what the user does with a range: the delegate is told, and the step can be undone.
  package func change(_ range: NSRange, to new: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    let typing = inputState?.typingAttributes
    let old = undoManager == nil ? nil : attributedText?.attributedSubstring(from: range)
    replaceText(in: range, with: new)
    inputDelegate?.textDidChange(self)
    selectedRange = NSRange(location: range.location + new.length, length: 0)
    if new.length > 0 { inputState?.typingAttributes = typing }
    if let old { keepForUndo(old, in: NSRange(location: range.location, length: new.length)) }
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    layoutScreen.post(UITextView.textDidChangeNotification, object: self)
    (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
  }

  func keepForUndo(_ old: NSAttributedString, in range: NSRange) {
    guard let undoManager, old.length > 0 || range.length > 0 else { return }
    undoManager.registerUndo(withTarget: self) { view in
      guard NSMaxRange(range) <= view.inputText.utf16.count else { return }
      view.change(range, to: old)
    }
    if !undoManager.isUndoing, !undoManager.isRedoing { undoManager.setActionName("Typing") }
  }

  // MARK: Looks

  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    changeLook { attributes, isSet in
      let font = attributes[.font] as? UIFont ?? UIFont(effectiveFont)
      var traits = font.fontDescriptor.symbolicTraits
      if isSet { traits.remove(trait) } else { traits.insert(trait) }
      if let new = font.fontDescriptor.withSymbolicTraits(traits) {
        attributes[.font] = UIFont(descriptor: new, size: font.pointSize)
      }
    } isSet: {
      ($0[.font] as? UIFont ?? UIFont(effectiveFont)).fontDescriptor.symbolicTraits.contains(trait)
    }
  }

  func toggleUnderline() {
    changeLook { attributes, isSet in
      attributes[.underlineStyle] = isSet ? nil : 1
    } isSet: {
      ($0[.underlineStyle] as? Int ?? 0) != 0
    }
  }

  /// Changes the attributes of the selection or, at the caret, of what is typed next.
  private func changeLook(
    _ change: (inout [NSAttributedString.Key: Any], Bool) -> Void, isSet: ([NSAttributedString.Key: Any]) -> Bool
  ) {
    guard allowsEditingTextAttributes, isEditable else { return }
    let range = shownSelection
    guard range.length > 0 else {
      var typing = typingAttributes
      change(&typing, isSet(typing))
      return typingAttributes = typing
    }
    let old = attributedText.attributedSubstring(from: range)
    var (parts, all) = ([(NSRange, [NSAttributedString.Key: Any])](), true)
    old.enumerateAttributes(
      in: NSRange(location: 0, length: old.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, part, _ in
      parts.append((part, attributes))
      if !isSet(attributes) { all = false }
    }
    let new = NSMutableAttributedString(string: "")
    for (part, attributes) in parts {
      var attributes = attributes
      change(&attributes, all)
      new.append(
        NSAttributedString(string: (old.string as NSString).substring(with: part), attributes: attributes))
    }
    self.change(range, to: new)
    selectedRange = range
  }
}

extension NSAttributedString {
  /// Whether a text has attributes that a view's own text does not have.
  fileprivate func hasOwnLook(beside plain: [NSAttributedString.Key: Any]) -> Bool {
    guard length > 0 else { return false }
    return attributes(at: 0, effectiveRange: nil).contains { key, value in
      switch key {
      case .font: value as? UIFont != plain[.font] as? UIFont
      case .foregroundColor: value as? UIColor != plain[.foregroundColor] as? UIColor
      default: true
      }
    }
  }
}
