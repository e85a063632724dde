extension ViewElement {
  /// What Xcode calls the view in its messages: the label given in the editor, else the text it shows, else its type.
  package var displayName: String {
    if let userLabel { return userLabel }
    for text in [shownText, element.string("placeholder")] {
      if let text, !text.isEmpty { return text }
    }
    return kind?.libraryName ?? Self.typeName(ofTag: tag)
  }

  /// The text or title that the document gives the view: of a button that of its normal state; nil where it has none.
  package var shownText: String? {
    switch kind {
    case .button:
      let title = element.child("state", key: "normal")?.string("title")
      return title ?? element.child("buttonConfiguration", key: "configuration")?.string("title")
    case .label, .textField, .textView:
      return element.string("text") ?? AttributedStringElement(in: element, key: "attributedText")?.text
    default: return element.string("title")
    }
  }

  /// What a kind unknown here is called: "Map Kit View" for `mapKitView`.
  private static func typeName(ofTag tag: String) -> String {
    var name = ""
    for character in tag {
      if character.isUppercase { name.append(" ") }
      name.append(name.isEmpty ? Character(character.uppercased()) : character)
    }
    return name
  }
}
