import Foundation

/// Finds the encoding of an XML or strings file and turns it into UTF-8.
package enum TextEncoding {
  /// The bytes of the file as valid UTF-8 without a byte order mark.
  ///
  /// UTF-8 and UTF-16 are understood; Interface Builder only ever writes the former. `first` are the bytes that a file
  /// without byte order mark may begin with.
  package static func utf8(_ data: Data, beginningWith first: [UInt8] = [0x3C]) throws(ReadError) -> [UInt8] {
    var text = try decoded(data, beginningWith: first)
    text.bytes.removeFirst(text.markLength)
    return text.bytes
  }

  /// The bytes of the file as valid UTF-8, how many of them are its byte order mark, and whether the file holds others.
  package static func decoded(
    _ data: Data, beginningWith first: [UInt8] = [0x3C]
  ) throws(ReadError) -> (bytes: [UInt8], markLength: Int, isTranscoded: Bool) {
    let start = SourcePosition(line: 1, column: 1)
    guard !data.isEmpty else { throw ReadError("the file is empty", at: start) }
    let head = Array(data.prefix(4))
    if isUTF32(head, beginningWith: first) {
      throw ReadError("the file seems to be UTF-32 text; save the file as UTF-8", at: start)
    }
    // Without a mark UTF-16 is told by the zero that every letter of ASCII has; documents begin with `<`.
    if head.starts(with: [0xFF, 0xFE]) || head.count > 1 && first.contains(head[0]) && head[1] == 0 {
      return (try transcoded(data, .utf16LittleEndian), 0, true)
    }
    if head.starts(with: [0xFE, 0xFF]) || head.count > 1 && head[0] == 0 && first.contains(head[1]) {
      return (try transcoded(data, .utf16BigEndian), 0, true)
    }
    let bytes = Array(data)
    let markLength = markLength(of: bytes)
    if let bad = firstInvalidOffset(bytes) {
      throw ReadError(
        "the file is not UTF-8 text" + likelyEncoding(of: bytes.dropFirst(markLength)),
        at: .of(bad, in: bytes, behindMark: markLength))
    }
    return (bytes, markLength, false)
  }

  /// The number of bytes of the byte order mark of UTF-8 that a text begins with.
  package static func markLength(of bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// With a byte order mark, or with three zeros beside a character of ASCII.
  private static func isUTF32(_ head: [UInt8], beginningWith first: [UInt8]) -> Bool {
    guard head.count == 4 else { return false }
    return head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF]
      || head[1...] == [0, 0, 0] && first.contains(head[0])
      || head[..<3] == [0, 0, 0] && first.contains(head[3])
  }

  /// What text seems to be that is not UTF-8: what its first line says, or else an encoding with a byte for each character.
  private static func likelyEncoding(of bytes: ArraySlice<UInt8>) -> String {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    if let named = head.prefixMatch(of: /<\?xml[^>]*encoding=["']([A-Za-z0-9._-]{1,40})["']/),
      named.1.lowercased() != "utf-8"
    {
      return "; the first line specifies the encoding \(named.1); save the file as UTF-8"
    }
    let isText = bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard isText else { return "" }
    // Latin-1 has control characters where Windows has letters and quotation marks.
    let isLatin1 = bytes.allSatisfy { !(0x80..<0xA0).contains($0) }
    return "; the encoding seems to be \(isLatin1 ? "Latin-1 (ISO 8859-1)" : "Windows-1252"); save the file as UTF-8"
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
