/// Texts as XML and HTML write them: between tags, and as values between quotation marks.
package enum XMLEscape {
  /// What a text becomes part of.
  private enum Target {
    case document, report, picture
  }

  /// For a document that is read again. What is read is the text: line ends and tabs are references, which readers of XML would otherwise
  /// turn into spaces. Characters that XML cannot hold are replaced.
  package static func document(_ text: String) -> String { escaped(text, in: .document) }

  /// For a report: what a terminal or a build server might obey is written so that only a reader of XML sees it. Line ends are references,
  /// so that the text stays on its line, and characters that XML cannot hold are replaced.
  package static func report(_ text: String) -> String { escaped(text, in: .report) }

  /// For a picture or its page, as ``report(_:)``; but line ends and tabs are spaces, and what cannot be shown is left out.
  package static func picture(_ text: String) -> String { escaped(text, in: .picture) }

  /// Whether XML can hold the text: it has no way to write most control characters, and none for two other code points.
  package static func isWritable(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isWritable) }

  private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func escaped(_ text: String, in target: Target) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A value of a document may stand between apostrophes.
      case "'" where target != .picture: result += "&#39;"
      // `##[error]` is a command to a build server.
      case "#" where previous == "#" && target != .document: result += "&#35;"
      default:
        if let other = substitute(for: scalar, in: target) {
          result += other
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      previous = scalar
    }
    return result
  }

  /// What is written for a character that is no markup; nil for itself.
  private static func substitute(for scalar: Unicode.Scalar, in target: Target) -> String? {
    switch (scalar, target) {
    case ("\t", .report): nil
    case ("\t", .document), ("\n", .document), ("\n", .report), ("\r", .document), ("\r", .report):
      "&#\(scalar.value);"
    case ("\t", .picture), ("\n", .picture), ("\r", .picture), ("\u{85}", .picture), ("\u{2028}", .picture),
      ("\u{2029}", .picture):
      " "
    case ("\u{7F}"..<"\u{A0}", .picture): ""
    case _ where !isWritable(scalar): target == .picture ? "" : "\u{FFFD}"
    // The same to a reader of XML, and harmless to a terminal: a change of the writing direction.
    case (_, .report), (_, .picture):
      VisibleText.isUnsafe(scalar) ? "&#x\(String(scalar.value, radix: 16, uppercase: true));" : nil
    case (_, .document): nil
    }
  }
}
