import Geometry

/// A start tag, with the byte ranges of its parts.
struct StartTag {
  private struct Attribute {
    let name: String
    /// With the white space before it.
    let whole: Range<Int>
    /// Between the quotes.
    let value: Range<Int>
  }

  private let start: Int
  private let name: String
  private var attributes: [Attribute] = []
  /// Where `>` or `/>` begins.
  private var end = 0
  private var isEmpty = false

  /// Nil if there is no start tag at the offset.
  init?(at start: Int, in bytes: [UInt8]) {
    self.start = start
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var index = start + 1
    func isName(_ byte: UInt8) -> Bool { !Self.isSpace(byte) && !"=/>\"'<".utf8.contains(byte) }
    func word() -> String {
      let first = index
      while index < bytes.count, isName(bytes[index]) { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self)
    }
    name = word()
    guard !name.isEmpty else { return nil }
    while index < bytes.count {
      let space = index
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/") {
        end = space
        isEmpty = bytes[index] == UInt8(ascii: "/")
        return
      }
      let key = word()
      guard !key.isEmpty, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
      let quote = bytes[index + 1]
      let first = index + 2
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), first <= bytes.count,
        let last = bytes[first...].firstIndex(of: quote)
      else { return nil }
      index = last + 1
      attributes.append(Attribute(name: key, whole: space..<index, value: first..<last))
    }
    return nil
  }

  /// A new value, or a new attribute where Interface Builder would write it: before the id, which comes last.
  func set(_ name: String, to value: String, in bytes: inout [UInt8]) {
    let escaped = Array(XMLEscape.document(value).utf8)
    if let attribute = attributes.first(where: { $0.name == name }) {
      bytes.replaceSubrange(attribute.value, with: escaped)
      return
    }
    let place = attributes.first { $0.name == "id" }?.whole.lowerBound ?? end
    bytes.insert(contentsOf: Array(" \(name)=\"".utf8) + escaped + [UInt8(ascii: "\"")], at: place)
  }

  func remove(_ name: String, in bytes: inout [UInt8]) {
    guard let attribute = attributes.first(where: { $0.name == name }) else { return }
    bytes.removeSubrange(attribute.whole)
  }

  /// Behind the `>` of the tag.
  func tagEnd(in bytes: [UInt8]) -> Int? { bytes[end...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } }

  /// The whole element, with its line if nothing else is on it.
  func elementRange(in bytes: [UInt8]) -> Range<Int>? {
    guard var last = elementEnd(in: bytes) else { return nil }
    var first = start
    while first > 0, bytes[first - 1] == UInt8(ascii: " ") || bytes[first - 1] == UInt8(ascii: "\t") { first -= 1 }
    let beginsLine = first == 0 || bytes[first - 1] == UInt8(ascii: "\n")
    if beginsLine, last < bytes.count, bytes[last] == UInt8(ascii: "\n") {
      last += 1
    } else if beginsLine, last + 1 < bytes.count, bytes[last] == UInt8(ascii: "\r") {
      last += 2
    } else {
      first = start
    }
    return first..<last
  }

  /// Behind the element's end tag.
  private func elementEnd(in bytes: [UInt8]) -> Int? {
    guard let close = bytes[end...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    if isEmpty { return close + 1 }
    var depth = 1
    var index = close + 1
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = next + 1
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "/") {
        depth -= 1
      } else if let tag = StartTag(at: next, in: bytes) {
        if !tag.isEmpty { depth += 1 }
        index = tag.end
      }
      if depth == 0 { return bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
