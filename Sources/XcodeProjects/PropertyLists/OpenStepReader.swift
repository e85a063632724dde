import InterfaceBuilder

/// Reads the OpenStep form of property lists, in which Xcode keeps `project.pbxproj`: `{ key = value; }`, `( a, b )`, `"text"`,
/// `<00ff>`, with comments as in C.
///
/// Foundation reads this form as well, but says nothing about where a file is damaged, and recurses without limit. Linear in the
/// number of bytes.
struct OpenStepReader {
  /// Lists nested deeper than this are refused. A project file has six levels.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var lines = LineCounter()

  /// The value of a file.
  ///
  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  /// - Throws: `ReadError` with a place if the bytes are damaged.
  static func read(_ bytes: [UInt8]) throws(ReadError) -> PropertyList {
    var reader = OpenStepReader(bytes: bytes)
    let value = try reader.readValue(depth: 0)
    try reader.skipSpace()
    if reader.peek != nil { throw reader.failure("unexpected text after the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func failure(_ message: String, at place: Int? = nil) -> ReadError {
    ReadError(message, at: .of(place ?? index, in: bytes))
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(ReadError) -> PropertyList {
    try skipSpace()
    guard depth <= Self.depthLimit else { throw failure("lists are nested more than \(Self.depthLimit) deep") }
    switch peek {
    case UInt8(ascii: "{"): return try readDictionary(depth: depth)
    case UInt8(ascii: "("): return try readArray(depth: depth)
    case UInt8(ascii: "<"): return .text(try readData())
    default: return .text(try readText("a value"))
    }
  }

  private mutating func readDictionary(depth: Int) throws(ReadError) -> PropertyList {
    let start = index
    index += 1
    var pairs: [(key: String, value: PropertyList, position: SourcePosition?)] = []
    while true {
      try skipSpace()
      guard let byte = peek else { throw failure("this { is not closed", at: start) }
      if byte == UInt8(ascii: "}") {
        index += 1
        return .dictionary(pairs)
      }
      let position = lines.position(of: index, in: bytes)
      let key = try readText("a key or }")
      try skipSpace()
      guard peek == UInt8(ascii: "=") else { throw failure("= was expected after \(key)") }
      index += 1
      let value = try readValue(depth: depth + 1)
      try skipSpace()
      guard peek == UInt8(ascii: ";") else { throw failure("; was expected after the value of \(key)") }
      index += 1
      pairs.append((key, value, position))
    }
  }

  private mutating func readArray(depth: Int) throws(ReadError) -> PropertyList {
    let start = index
    index += 1
    var values: [PropertyList] = []
    while true {
      try skipSpace()
      guard let byte = peek else { throw failure("this ( is not closed", at: start) }
      if byte == UInt8(ascii: ")") {
        index += 1
        return .array(values)
      }
      values.append(try readValue(depth: depth + 1))
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        index += 1
      } else if peek != UInt8(ascii: ")") {
        throw peek == nil ? failure("this ( is not closed", at: start) : failure(", or ) was expected")
      }
    }
  }

  /// The digits between `<` and `>`. No caller needs bytes.
  private mutating func readData() throws(ReadError) -> String {
    let start = index
    while let byte = peek, byte != UInt8(ascii: ">") { index += 1 }
    guard peek != nil else { throw failure("this < is not closed", at: start) }
    index += 1
    return String(decoding: bytes[(start + 1)..<(index - 1)], as: UTF8.self)
  }

  // MARK: Texts

  private mutating func readText(_ what: String) throws(ReadError) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try readQuoted(quote) }
    let start = index
    while let byte = peek, Self.isPlain(byte) { index += 1 }
    guard index > start else { throw failure("\(what) was expected") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(ReadError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        text.append(byte)
        continue
      }
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "U"): text += Array(readScalar().utf8)
      default: text.append(escaped)
      }
    }
    throw failure("this \(Character(Unicode.Scalar(quote))) is not closed", at: start)
  }

  /// The character of four hexadecimal digits; a replacement character if there are fewer, or for half a pair.
  private mutating func readScalar() -> String {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      value = value * 16 + UInt32(digit)
      count += 1
      index += 1
    }
    return count == 4 ? Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}" : "\u{FFFD}"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Space

  private mutating func skipSpace() throws(ReadError) {
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
    throw failure("this comment is not closed", at: start)
  }
}
