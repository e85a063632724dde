/// Line and column of byte offsets asked for in ascending order, in time linear in the length of the text.
package struct LineCounter {
  private var line = 1
  private var lineStart: Int
  private var offset: Int

  /// - Parameter markLength: the number of bytes before the first line, which columns do not count.
  package init(behindMark markLength: Int = 0) { (lineStart, offset) = (markLength, markLength) }

  package mutating func position(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"))
      if isEnd {
        line += 1
        lineStart = offset
      }
    }
    return SourcePosition(line: line, column: target - lineStart + 1)
  }
}

extension SourcePosition {
  /// The position of one byte offset. Linear in the offset.
  ///
  /// - Parameter markLength: the number of bytes of a byte order mark, which columns do not count.
  package static func of(_ offset: Int, in bytes: [UInt8], behindMark markLength: Int = 0) -> SourcePosition {
    var lines = LineCounter(behindMark: markLength)
    return lines.position(of: offset, in: bytes)
  }
}
