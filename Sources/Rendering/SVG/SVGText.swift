import Geometry

/// Makes any string fit for an XML 1.0 document.
enum SVGText {
  /// For content and for attributes in quotation marks. Line ends and tabs become spaces; other control characters
  /// and what XML 1.0 does not admit at all are left out.
  static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // `##[error]` is a command to a build server.
      case "#" where previous == "#": result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": break
      // The same to a reader of XML, and harmless to a terminal: a change of the writing direction.
      case _ where VisibleText.isUnsafe(scalar): result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

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
