import InterfaceBuilder

/// What a document says of the keyboard, in `<textInputTraits>`. What it does not say stays as it is.
extension UITextInputTraits where Self: UIView {
  func readTraits(of element: Element) {
    guard let traits = element.child("textInputTraits") else { return }
    switch traits["autocorrectionType"] {
    case "no": autocorrectionType = .no
    case "yes": autocorrectionType = .yes
    default: break
    }
    switch traits["spellCheckingType"] {
    case "no": spellCheckingType = .no
    case "yes": spellCheckingType = .yes
    default: break
    }
    if let type = traits["keyboardType"].flatMap({ Self.keyboards[$0] }) { keyboardType = type }
    if let type = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { returnKeyType = type }
    if let type = traits["autocapitalizationType"].flatMap({ Self.capitals[$0] }) { autocapitalizationType = type }
    switch traits["keyboardAppearance"] {
    case "alert", "dark": keyboardAppearance = .dark
    case "light": keyboardAppearance = .light
    default: break
    }
    if let isAutomatic = traits.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = isAutomatic }
    if let type = traits["textContentType"] { textContentType = UITextContentType(rawValue: type) }
  }

  private static var keyboards: [String: UIKeyboardType] {
    [
      "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
      "twitter": .twitter, "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]
  }
  private static var returnKeys: [String: UIReturnKeyType] {
    [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
      "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }
  private static var capitals: [String: UITextAutocapitalizationType] {
    ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
  }
}
