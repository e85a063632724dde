/// Line and column of byte offsets asked for in ascending order, in time linear in the length of the text.
package struct LineCounter {
  private var line = 1
  private var lineStart = 0
  private var offset = 0

  package init() {}

  package mutating func position(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      let isEnd =
        byte == .lineFeed || byte == .carriageReturn && !(offset < bytes.count && bytes[offset] == .lineFeed)
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
  package static func of(_ offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var lines = LineCounter()
    return lines.position(of: offset, in: bytes)
  }
}
