extension XMLReader {
  enum TextContext {
    case content
    /// Line breaks and tabs written as such are spaces there.
    case attribute
  }

  mutating func readCharacters() throws(ReadError) {
    let start = index
    while index < bytes.count, bytes[index] != .lessThan { index += 1 }
    let end = index
    if open.isEmpty {
      if let stray = (start..<end).first(where: { !bytes[$0].isXMLSpace }) {
        throw failure("unexpected text outside the root element", at: stray)
      }
      return
    }
    index = start
    let text = try readText(until: end, in: .content)
    open[open.count - 1].text += text
  }

  mutating func readCharacterData() throws(ReadError) {
    guard !open.isEmpty else { throw failure("unexpected text outside the root element") }
    let start = index + 9
    try skip(past: "]]>", from: start, what: "CDATA section")
    open[open.count - 1].text += bytes[start..<index - 3]
  }

  /// Resolves entities and line ends of the bytes from `index` to `end`, and leaves `index` there.
  mutating func readText(until end: Int, in context: TextContext) throws(ReadError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(end - index)
    while index < end {
      let byte = bytes[index]
      switch byte {
      case .ampersand:
        try readReference(until: end, into: &text)
        continue
      case .carriageReturn:
        if index + 1 < bytes.count, bytes[index + 1] == .lineFeed { index += 1 }
        text.append(context == .attribute ? .space : .lineFeed)
      case .lineFeed, .tab:
        text.append(context == .attribute ? .space : byte)
      case 0..<0x20:
        throw failure(
          "unexpected control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))")
      default:
        text.append(byte)
      }
      index += 1
    }
    return text
  }

  /// What some characters of a file mean, on one line; as they are where they are not well-formed.
  static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let isPlain = bytes.allSatisfy { $0 != .ampersand && $0 >= 0x20 }
    var reader = XMLReader(isPlain ? [] : Array(bytes))
    let text = isPlain ? nil : try? reader.readText(until: bytes.count, in: .attribute)
    return String(decoding: text ?? Array(bytes), as: UTF8.self)
  }

  mutating func readReference(until end: Int, into text: inout [UInt8]) throws(ReadError) {
    // The longest reference in use is &#x10FFFF; – a bound keeps a file of ampersands linear.
    let limit = min(end, index + 16)
    guard let semicolon = (index..<limit).first(where: { bytes[$0] == .semicolon }) else {
      throw failure("after &, expected a reference such as &amp;")
    }
    let name = String(decoding: bytes[index + 1..<semicolon], as: UTF8.self)
    guard let character = Self.character(ofReference: name) else { throw failure("unknown reference &\(name);") }
    text += Array(String(character).utf8)
    index = semicolon + 1
  }

  private static func character(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number != 0 else { return nil }
    return Unicode.Scalar(number)
  }
}
