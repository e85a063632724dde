import Foundation

/// Finds the encoding of an XML or strings file and turns it into UTF-8.
package enum TextEncoding {
  /// The bytes of the file as valid UTF-8 without a byte order mark.
  ///
  /// UTF-8 and UTF-16 are understood; Interface Builder only ever writes the former. `first` are the bytes that a file
  /// without byte order mark may begin with.
  package static func utf8(_ data: Data, beginningWith first: [UInt8] = [0x3C]) throws(ReadError) -> [UInt8] {
    let start = SourcePosition(line: 1, column: 1)
    guard !data.isEmpty else { throw ReadError("the file is empty", at: start) }
    let head = Array(data.prefix(4))
    // Without a mark UTF-16 is told by the zero that every letter of ASCII has; documents begin with `<`.
    if head.starts(with: [0xFF, 0xFE]) || head.count > 1 && first.contains(head[0]) && head[1] == 0 {
      return try transcoded(data, .utf16LittleEndian)
    }
    if head.starts(with: [0xFE, 0xFF]) || head.count > 1 && head[0] == 0 && first.contains(head[1]) {
      return try transcoded(data, .utf16BigEndian)
    }
    var bytes = Array(data)
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let bad = firstInvalidOffset(bytes) {
      throw ReadError("the file is not UTF-8 text", at: .of(bad, in: bytes))
    }
    return bytes
  }

  private static func transcoded(_ data: Data, _ encoding: String.Encoding) throws(ReadError) -> [UInt8] {
    guard data.count.isMultiple(of: 2), let text = String(data: data, encoding: encoding) else {
      throw ReadError("the file is not valid UTF-16 text", at: SourcePosition(line: 1, column: 1))
    }
    let bytes = Array(text.utf8)
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The first byte that is no part of a well-formed sequence.
  private static func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // The slow way, only taken to say where.
    var low = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): low += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return low
      }
    }
  }
}
