/// A literal of Swift's sources with the text that it stands for, and where each unit of that text is in the source.
package struct LiteralText {
  /// The text.
  package private(set) var value = ""
  /// For each UTF-16 unit the bytes of the literal before it.
  private var offsets: [Int] = []

  /// The bytes before a UTF-16 unit of the text; for a unit behind the last, those before the closing quote.
  package func offset(ofUnit unit: Int) -> Int { offsets[max(0, min(unit, offsets.count - 1))] }

  /// Reads a literal from its first `#` or quote to its last; nil if it is none, does not end, or has interpolations.
  ///
  /// Linear in the number of bytes.
  package init?(_ literal: ArraySlice<UInt8>) {
    var reader = LiteralReader(Array(literal))
    guard reader.read() else { return nil }
    value = reader.value
    offsets = reader.offsets
  }
}

private struct LiteralReader {
  private let bytes: [UInt8]
  private var position = 0
  private var hashes = 0
  private var isMultiline = false
  private var indentation = 0
  private(set) var value = ""
  private(set) var offsets: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")

  private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  mutating func read() -> Bool {
    while byte(position) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    guard byte(position) == Self.quote else { return false }
    // Two quotes alone are an empty literal.
    isMultiline = byte(position + 1) == Self.quote && byte(position + 2) == Self.quote && bytes.count >= 6 + 2 * hashes
    position += isMultiline ? 3 : 1
    let end = bytes.count - hashes - (isMultiline ? 3 : 1)
    guard position <= end, bytes[end...].elementsEqual(closing) else { return false }
    if isMultiline, !beginLines(end) { return false }
    let last = isMultiline ? lastLine(end) : end
    while position < last {
      if isEscape {
        guard readEscape(last) else { return false }
      } else if isMultiline, bytes[position] == Self.newline {
        append("\n", from: position)
        position += 1
        skipIndentation(last)
      } else if !readCharacter(last) {
        return false
      }
    }
    offsets.append(min(position, end))
    return true
  }

  private var closing: [UInt8] {
    [UInt8](repeating: Self.quote, count: isMultiline ? 3 : 1) + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
  }

  /// Goes to the first line of a literal of several lines. Its indentation is that of its last line.
  private mutating func beginLines(_ end: Int) -> Bool {
    guard let first = bytes[position..<end].firstIndex(of: Self.newline) else { return false }
    position = first + 1
    let start = (bytes[..<end].lastIndex(of: Self.newline) ?? first) + 1
    indentation = end - start
    skipIndentation(end)
    return true
  }

  /// The end of the text: before the line break of the last line.
  private func lastLine(_ end: Int) -> Int { max(position, (bytes[..<end].lastIndex(of: Self.newline) ?? end)) }

  private mutating func skipIndentation(_ end: Int) {
    var left = indentation
    while left > 0, position < end, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
      left -= 1
    }
  }

  private var isEscape: Bool {
    guard byte(position) == UInt8(ascii: "\\") else { return false }
    return hashes == 0 || (1...hashes).allSatisfy { byte(position + $0) == UInt8(ascii: "#") }
  }

  private mutating func readEscape(_ end: Int) -> Bool {
    let start = position
    position += 1 + hashes
    guard let letter = byte(position), position < end else { return false }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): append("\n", from: start)
    case UInt8(ascii: "t"): append("\t", from: start)
    case UInt8(ascii: "r"): append("\r", from: start)
    case UInt8(ascii: "0"): append("\0", from: start)
    case UInt8(ascii: "\\"), Self.quote, UInt8(ascii: "'"): append(Unicode.Scalar(letter), from: start)
    case UInt8(ascii: "u"): return readScalar(start, end)
    case Self.newline where isMultiline: skipIndentation(end)
    default: return false
    }
    return true
  }

  /// `{1F600}`
  private mutating func readScalar(_ start: Int, _ end: Int) -> Bool {
    guard byte(position) == UInt8(ascii: "{"), let close = bytes[position..<end].firstIndex(of: UInt8(ascii: "}")),
      let number = UInt32(String(decoding: bytes[(position + 1)..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return false }
    position = close + 1
    append(scalar, from: start)
    return true
  }

  /// One character of UTF-8.
  private mutating func readCharacter(_ end: Int) -> Bool {
    let start = position
    position += 1
    while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return false }
    append(scalar, from: start)
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar, from start: Int) {
    value.unicodeScalars.append(scalar)
    for _ in 0..<UTF16.width(scalar) { offsets.append(start) }
  }
}
