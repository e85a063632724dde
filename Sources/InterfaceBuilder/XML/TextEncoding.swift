import Foundation

/// Finds the encoding of an XML file and turns it into UTF-8.
enum TextEncoding {
  /// The bytes of the file as valid UTF-8 without a byte order mark.
  ///
  /// UTF-8 and UTF-16 are understood; Interface Builder only ever writes the former.
  static func utf8(_ data: Data) throws(ReadError) -> [UInt8] {
    let start = SourcePosition(line: 1, column: 1)
    guard !data.isEmpty else { throw ReadError("the file is empty", at: start) }
    let head = Array(data.prefix(4))
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0x3C, 0x00]) {
      return try transcoded(data, .utf16LittleEndian)
    }
    if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0x00, 0x3C]) {
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
