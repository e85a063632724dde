import Platform

extension UIResponder {
  /// Whether the keyboard of the object has a row over its keys: on a phone suggestions, on a tablet also undo, redo and paste.
  ///
  /// Source: the release notes of iOS 15 for texts that are neither corrected nor checked. Which kinds of keyboards have none is remembered
  /// (DEVIATIONS.md, 502).
  package final func hasSuggestions(idiom: Device.Idiom, release: Int) -> Bool {
    guard self is any UITextInput else { return false }
    return idiom == .pad && !hidesKeyboardShortcuts || suggestsWords(release: release)
      || offersPasswords(release: release)
  }

  /// Whether the row leads to the passwords of the user, as it does by default for names of accounts and for what is secure.
  package final func offersPasswords(release: Int) -> Bool {
    guard release >= 12, let traits = self as? any UITextInputTraits else { return false }
    let content = traits.textContentType as UITextContentType?
    if let content, [.username, .password, .newPassword].contains(content) { return true }
    return traits.isSecureTextEntry && content != .oneTimeCode
  }

  /// Whether there are words that the user may take.
  package final func suggestsWords(release: Int) -> Bool {
    guard let traits = self as? any UITextInputTraits else { return self is any UITextInput }
    let without: [UIKeyboardType] = [
      .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .webSearch, .asciiCapableNumberPad,
    ]
    if traits.isSecureTextEntry || without.contains(traits.keyboardType) { return false }
    let isCorrected = traits.autocorrectionType != .no
    // From iOS 15 on, what is checked has suggestions of other spellings.
    return isCorrected || release >= 15 && traits.spellCheckingType != .no
  }
}

@MainActor private var shortcutsKey: UInt8 = 0

extension UIResponder {
  /// Whether the program has taken all buttons from the bar over the keys of a tablet; `UIResponder.inputAssistantItem`.
  package final var hidesKeyboardShortcuts: Bool {
    get { objc_getAssociatedObject(self, &shortcutsKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &shortcutsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
