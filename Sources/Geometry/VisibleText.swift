/// Texts of documents, logs, file names and arguments in the form in which a terminal or a build server may show them.
///
/// Such a text could move the cursor, hide what stands beside it by changing the writing direction, begin a line that looks
/// like a finding, or give a command to a build server. What does so is shown as the escape of a Swift string, `\u{1B}`.
package enum VisibleText {
  /// The text on one line: line ends and tabs become spaces, and words that a build server takes for a command are broken.
  package static func line(_ text: String) -> String {
    if isPlainLine(text.utf8) { return text }
    var line = ""
    for scalar in text.split(whereSeparator: \.isNewline).joined(separator: " ").unicodeScalars {
      if scalar == "\t" { line += " " } else { append(scalar, to: &line) }
    }
    return withoutCommands(line)
  }

  /// The text with its line ends, which are all written as line feeds, and its tabs.
  package static func lines(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return text }
    var lines = ""
    var isBehindReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where isBehindReturn: break
      case "\n", "\r": lines += "\n"
      case "\t": lines += "\t"
      default: append(scalar, to: &lines)
      }
      isBehindReturn = scalar == "\r"
    }
    return lines
  }

  /// Whether a character does something other than being shown: control characters, line and paragraph separators, changes of
  /// the writing direction, tags, which hide a text in another one, and numbers that are no characters. Joiners are not among them:
  /// scripts and emoji need them.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB, 0xFFFE,
      0xFFFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if isUnsafe(scalar) {
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  // MARK: Commands

  /// GitHub reads `::error …` at the beginning of a line and `##[error]` anywhere in it; Azure reads `##vso[…]`, TeamCity
  /// `##teamcity[…]`. The second character is escaped.
  private static func withoutCommands(_ line: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(line.utf8)
    let start = source.firstIndex { $0 != 0x20 } ?? source.endIndex
    for (index, byte) in source.enumerated() {
      let isRepeated = index > 0 && source[index - 1] == byte
      let breaks =
        byte == UInt8(ascii: ":") && isRepeated && index == start + 1
        || byte == UInt8(ascii: "#") && isRepeated && isCommand(source[(index + 1)...])
      if breaks { bytes += "\\u{\(String(byte, radix: 16, uppercase: true))}".utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Letters and an opening bracket.
  private static func isCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = bytes.prefix(32).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    return bytes.dropFirst(word.count).first == UInt8(ascii: "[")
  }

  /// Nearly all lines: nothing in them has to be looked at again.
  private static func isPlainLine(_ bytes: String.UTF8View) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      guard 0x20..<0x7F ~= byte, byte != previous || byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#") else {
        return false
      }
      previous = byte
    }
    return true
  }
}

extension Sequence<String> {
  /// The elements as lines of a text: each stays on its line, whatever the names in it hold.
  package var visibleLines: String { map(VisibleText.line).joined(separator: "\n") }
}
