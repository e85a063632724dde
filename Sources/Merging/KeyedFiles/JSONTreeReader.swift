import PropertyLists

/// Reads JSON without losing a byte. Linear in the number of bytes.
struct JSONTreeReader {
  private let bytes: [UInt8]
  private var index = 0

  /// - Throws: `ReadError` with a place if the bytes are no JSON object.
  static func read(_ bytes: [UInt8]) throws(ReadError) -> KeyedTree {
    var reader = JSONTreeReader(bytes: bytes)
    reader.skipSpace()
    let root = try reader.value(key: nil, leadStart: 0, start: reader.index, depth: 0)
    reader.skipSpace()
    if reader.index < bytes.count { throw reader.failure("unexpected text after the end of the JSON") }
    guard root.kind == .dictionary else { throw reader.failure("expected a JSON object", at: 0) }
    return KeyedTree(syntax: .json, bytes: bytes, root: root)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func failure(_ message: String, at place: Int? = nil) -> ReadError {
    ReadError(message, at: .of(place ?? index, in: bytes))
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func value(key: String?, leadStart: Int, start: Int, depth: Int) throws(ReadError) -> KeyedItem {
    let place = index
    guard depth <= KeyedFormat.depthLimit else {
      throw failure("the nesting of arrays and objects is deeper than \(KeyedFormat.depthLimit) levels")
    }
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = bytes[place] == UInt8(ascii: "{")
      let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      index += 1
      let children = try children(of: isObject, until: bracket, depth: depth)
      guard peek == bracket else {
        let (open, close) = (Unicode.Scalar(bytes[place]), Unicode.Scalar(bracket))
        throw peek == nil
          ? failure("this \(open) is not closed", at: place) : failure("expected , or \(close)")
      }
      let close = index
      index += 1
      return KeyedItem(
        isObject ? .dictionary : .list, key: key, children: children, leadStart: leadStart, start: start,
        openEnd: place + 1, closeStart: close, coreEnd: index)
    case UInt8(ascii: "\""):
      // The mark tells texts from numbers.
      let characters = "\"" + (try string())
      return text(characters, key, leadStart, start)
    default:
      while let byte = peek, Self.isWord(byte) { index += 1 }
      guard index > place else { throw failure("expected a value") }
      let word = String(decoding: bytes[place..<index], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
        throw failure("\(word) is not a JSON value", at: place)
      }
      return text(word, key, leadStart, start)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func text(_ text: String, _ key: String?, _ leadStart: Int, _ start: Int) -> KeyedItem {
    KeyedItem(
      .text, key: key, text: text, leadStart: leadStart, start: start, openEnd: index, closeStart: index, coreEnd: index
    )
  }

  /// The characters between quotes, with escapes as they are, but for that of a slash.
  private mutating func string() throws(ReadError) -> String {
    let start = index
    guard peek == UInt8(ascii: "\"") else { throw failure("expected a string in quotation marks") }
    index += 1
    var characters: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("the closing \" is missing on this line", at: start) }
      if byte == UInt8(ascii: "\\") {
        index += 1
        guard let escaped = peek else { break }
        if escaped != UInt8(ascii: "/") { characters.append(byte) }
        characters.append(escaped)
      } else {
        characters.append(byte)
      }
      index += 1
    }
    guard peek != nil else { throw failure("this \" is not closed", at: start) }
    index += 1
    return String(decoding: characters, as: UTF8.self)
  }

  private mutating func children(of isObject: Bool, until bracket: UInt8, depth: Int) throws(ReadError) -> [KeyedItem] {
    var children: [KeyedItem] = []
    var leadStart = index
    while true {
      skipSpace()
      if children.isEmpty, peek == bracket || peek == nil { return [] }
      let start = index
      var key: String?
      if isObject {
        key = try string()
        skipSpace()
        guard peek == UInt8(ascii: ":") else { throw failure("expected : after \(key ?? "")") }
        index += 1
        skipSpace()
      }
      let item = try value(key: key, leadStart: leadStart, start: start, depth: depth + 1)
      children.append(item)
      skipSpace()
      guard peek == UInt8(ascii: ",") else {
        index = item.coreEnd
        skipSpace()
        return children
      }
      item.coreEnd = index
      index += 1
      item.isSeparated = true
      (item.separatorEnd, item.end) = (index, index)
      leadStart = index
    }
  }
}
