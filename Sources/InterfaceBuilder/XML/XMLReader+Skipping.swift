extension XMLReader {
  mutating func readComment() throws(ReadError) {
    let start = index + 4
    let position = lines.position(of: index, in: bytes)
    try skip(past: "-->", from: start, what: "comment")
    let text = String(decoding: bytes[start..<max(start, index - 3)], as: UTF8.self)
    let words = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    comments.append(DocumentComment(text: String(words), position: position))
  }

  mutating func skip(past end: StaticString, from start: Int, what: String) throws(ReadError) {
    let opening = index
    index = start
    while index < bytes.count {
      if hasPrefix(end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw failure("the end of this \(what) is missing", at: opening)
  }

  mutating func skipDocumentType(afterRoot: Bool) throws(ReadError) {
    guard open.isEmpty, !afterRoot else { throw failure("<!DOCTYPE> inside the document") }
    let opening = index
    var brackets = 0
    while index < bytes.count {
      switch bytes[index] {
      // What is quoted or a comment may hold brackets.
      case .quote, .apostrophe:
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else {
          throw failure("<!DOCTYPE> does not end", at: opening)
        }
        index = end
      case .lessThan where hasPrefix("<!--"):
        try skip(past: "-->", from: index + 4, what: "comment")
        continue
      case .lessThan where hasPrefix("<?"):
        try skip(past: "?>", from: index + 2, what: "processing instruction")
        continue
      case .openBracket: brackets += 1
      case .closeBracket: brackets -= 1
      case .greaterThan where brackets <= 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
    throw failure("<!DOCTYPE> does not end", at: opening)
  }

  mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
    return index > start
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != prefix.utf8Start[offset] { return false }
    return true
  }

  func failure(_ message: String, at place: Int? = nil) -> ReadError {
    ReadError(message, at: .of(place ?? min(index, bytes.count), in: bytes, behindMark: markLength))
  }
}
