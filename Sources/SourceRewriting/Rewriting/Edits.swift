/// Changes of a text, made in one go. Where two overlap, the one that begins first counts, and of two that
/// begin at the same place the one that was made first.
struct Edits {
  private struct Edit {
    var start: Int
    var end: Int
    var text: String
  }

  private var edits: [Edit] = []

  /// Replaces bytes. A shorter text is filled up with spaces, so that what follows on the line keeps its column.
  mutating func replace(_ start: Int, _ end: Int, with text: String) {
    let missing = max(0, end - start - text.utf8.count)
    edits.append(Edit(start: start, end: end, text: text + String(repeating: " ", count: missing)))
  }

  /// Replaces bytes, and moves what follows.
  mutating func replaceExactly(_ start: Int, _ end: Int, with text: String) {
    edits.append(Edit(start: start, end: end, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(start: offset, end: offset, text: text)) }

  /// Replaces bytes with spaces, and keeps the ends of lines.
  mutating func blank(_ start: Int, _ end: Int, of bytes: [UInt8]) {
    let text = bytes[start..<end].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    edits.append(Edit(start: start, end: end, text: String(decoding: text, as: UTF8.self)))
  }

  /// The text with all changes. Linear, but for sorting them.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var position = 0
    let sorted = edits.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, edit) in sorted where edit.start >= position {
      result += bytes[position..<edit.start]
      result += edit.text.utf8
      position = edit.end
    }
    result += bytes[position...]
    return result
  }
}
