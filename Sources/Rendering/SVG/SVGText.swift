/// Names of any characters, as CSS and XML admit them.
enum SVGText {
  /// A font family's name in CSS quotation marks; the characters that could end them are left out.
  static func quoted(_ family: String) -> String {
    "'" + String(String.UnicodeScalarView(family.unicodeScalars.filter { $0 != "'" && $0 != "\\" })) + "'"
  }

  /// `prefix` reduced to what an XML name may hold: ASCII letters, digits, `-` and `_`, after a letter.
  static func name(_ prefix: String) -> String {
    let text = String(String.UnicodeScalarView(prefix.unicodeScalars.filter(isNameCharacter)))
    guard let first = text.unicodeScalars.first else { return "" }
    return first.properties.isAlphabetic ? text : "s" + text
  }

  private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
