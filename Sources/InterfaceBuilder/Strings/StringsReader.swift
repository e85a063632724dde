/// Reads the old form of property lists that `.strings` files have: `"key" = "text";`, with comments as in C.
///
/// A key or text of letters, digits and `_ - . $ / :` may stand without quotes; `key;` is its own text. Linear in the length.
struct StringsReader {
  struct Entry {
    var key: String
    var text: String
    var position: SourcePosition
  }

  private let bytes: [UInt8]
  private var index = 0
  private var lines = LineCounter()

  /// - Parameter bytes: valid UTF-8 without byte order mark.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next entry, nil at the end of the file.
  mutating func next() throws(ReadError) -> Entry? {
    try skipSpace()
    guard index < bytes.count else { return nil }
    let position = lines.position(of: index, in: bytes)
    let key = try readText("a key")
    try skipSpace()
    var text = key
    if peek == UInt8(ascii: "=") {
      index += 1
      try skipSpace()
      text = try readText("a text")
      try skipSpace()
    }
    guard peek == UInt8(ascii: ";") else { throw failure("a semicolon is missing after the text of \"\(key)\"") }
    index += 1
    return Entry(key: key, text: text, position: position)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func failure(_ message: String, at place: Int? = nil) -> ReadError {
    ReadError(message, at: .of(place ?? index, in: bytes))
  }

  private mutating func skipSpace() throws(ReadError) {
    while let byte = peek {
      if byte.isXMLSpace {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = peek, byte != .lineFeed, byte != .carriageReturn { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        try skipComment()
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
    throw failure("the comment is not closed", at: start)
  }

  private mutating func readText(_ what: String) throws(ReadError) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try readQuoted(quote) }
    let start = index
    while let byte = peek, byte.isUnquoted { index += 1 }
    guard index > start else { throw failure("\(what) was expected") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
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
    throw failure("the text is not closed", at: start)
  }

  /// What a backslash and the characters after it stand for.
  private mutating func readEscape() throws(ReadError) -> [UInt16] {
    guard let byte = peek else { return [] }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return [try readNumber(from: index + 1, radix: 16, digits: 4)]
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
    guard index > start else {
      throw failure("\\\(Unicode.Scalar(bytes[escape + 1])) must be followed by a number", at: escape)
    }
    return UInt16(truncatingIfNeeded: value)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a text without quotes.
  fileprivate var isUnquoted: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
