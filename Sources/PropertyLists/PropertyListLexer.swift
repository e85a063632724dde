/// The texts, spaces and comments of the old form of property lists, which `.strings` files and Xcode's project files have: `"text"`,
/// `'text'` and `word`, with comments as in C.
///
/// It moves forward only, so that reading a file is linear in the number of its bytes.
package struct PropertyListLexer {
  /// In what the files differ.
  package enum Form {
    /// A word is of letters, digits and `_ - . $ / :`.
    case strings
    /// Words may also have `+`, `@` and characters beyond ASCII, and an escape without a number is a replacement character.
    case project
  }

  private let bytes: [UInt8]
  private let form: Form
  private var index = 0
  private var lines = LineCounter()

  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  package init(_ bytes: [UInt8], _ form: Form) {
    self.bytes = bytes
    self.form = form
  }

  /// The next byte; nil at the end.
  package var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The index of the next byte, for the place of a mistake that is found later.
  package var place: Int { index }

  /// Passes a byte.
  package mutating func advance() { index += 1 }

  /// The line and column of the next byte.
  package mutating func position() -> SourcePosition { lines.position(of: index, in: bytes) }

  /// A mistake at an index, or at the next byte.
  package func failure(_ message: String, at place: Int? = nil) -> ReadError {
    ReadError(message, at: .of(place ?? index, in: bytes))
  }

  // MARK: Space

  /// Passes spaces, ends of lines and comments.
  package mutating func skipSpace() throws(ReadError) {
    while let byte = peek {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ReadError) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw failure(form == .strings ? "the comment is not closed" : "this comment is not closed", at: start)
  }

  // MARK: Texts

  /// The bytes before one, which is passed as well, as a text; nil without such a byte.
  package mutating func readText(before end: UInt8) -> String? {
    let start = index
    while let byte = peek, byte != end { index += 1 }
    guard peek != nil else { return nil }
    index += 1
    return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
  }

  /// A word or a text in quotes.
  ///
  /// - Parameter what: what a mistake says was expected, such as `a key`.
  package mutating func readText(_ what: String) throws(ReadError) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try readQuoted(quote) }
    let start = index
    while let byte = peek, isUnquoted(byte) { index += 1 }
    guard index > start else { throw failure("expected \(what)") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Whether the byte may be part of a text without quotes.
  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    case UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...: form == .project
    default: false
    }
  }

  private mutating func readQuoted(_ quote: UInt8) throws(ReadError) -> String {
    let start = index
    index += 1
    // UTF-16, because `\U` may name halves of a pair.
    var units: [UInt16] = []
    var from = index
    func plain() -> String.UTF16View { String(decoding: bytes[from..<index], as: UTF8.self).utf16 }
    while let byte = peek {
      if byte == quote {
        units += plain()
        index += 1
        return String(decoding: units, as: UTF16.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      units += plain()
      index += 1
      units += try readEscape()
      from = index
    }
    let text = form == .strings ? "the text" : "this \(Character(Unicode.Scalar(quote)))"
    throw failure("\(text) is not closed", at: start)
  }

  /// What a backslash and the characters after it stand for.
  private mutating func readEscape() throws(ReadError) -> [UInt16] {
    guard let byte = peek else { return [] }
    switch byte {
    case UInt8(ascii: "U"): return [try readNumber(from: index + 1, radix: 16, digits: 4)]
    case UInt8(ascii: "u") where form == .strings: return [try readNumber(from: index + 1, radix: 16, digits: 4)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return [try readNumber(from: index, radix: 8, digits: 3)]
    // A character of several bytes is plain text.
    case 0x80...: return []
    default:
      index += 1
      return [UInt16(Self.controls[byte] ?? byte)]
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
  ]

  private mutating func readNumber(from start: Int, radix: Int, digits: Int) throws(ReadError) -> UInt16 {
    let escape = index - 1
    var value = 0
    index = start
    while let byte = peek, index < start + digits, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
      digit < radix
    {
      value = value * radix + digit
      index += 1
    }
    guard index > start || form == .project else {
      throw failure("\\\(Unicode.Scalar(bytes[escape + 1])) must be followed by a number", at: escape)
    }
    return index > start ? UInt16(truncatingIfNeeded: value) : 0xFFFD
  }
}
