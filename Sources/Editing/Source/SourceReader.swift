import InterfaceBuilder

/// Reads the tree of a document that is known to be well-formed.
struct SourceReader {
  private let bytes: [UInt8]
  private var index: Int
  /// Where the text begins that no piece holds yet.
  private var textStart: Int
  private var open: [SourceNode] = []

  /// The tree of a document. `Document.read` must have accepted the bytes, which bounds depth and size.
  ///
  /// - Throws: `ReadError` for UTF-16, of which no byte would stay as it is. Linear in the number of bytes.
  static func read(_ bytes: [UInt8]) throws(ReadError) -> SourceTree {
    if bytes.prefix(64).contains(0) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ReadError(
        "the file is UTF-16, and only UTF-8 is edited; save it with Xcode", at: SourcePosition(line: 1, column: 1))
    }
    var reader = SourceReader(bytes)
    return try reader.read()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    textStart = 0
  }

  private mutating func read() throws(ReadError) -> SourceTree {
    var root: SourceNode?
    var prolog = Chunk.nothing
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if has("<!--") {
        skip(past: "-->", from: index + 4)
      } else if has("<![CDATA[") {
        skip(past: "]]>", from: index + 9)
      } else if has("<?") {
        skip(past: "?>", from: index + 2)
      } else if has("<!") {
        skipDocumentType()
      } else if has("</") {
        readEndTag()
      } else {
        if open.isEmpty, root == nil { prolog = .kept(textStart..<index) }
        let node = readStartTag()
        if root == nil { root = node }
      }
    }
    guard let root else { throw ReadError("no element", at: SourcePosition(line: 1, column: 1)) }
    let tree = SourceTree(file: bytes, root: root)
    tree.prolog = prolog
    tree.epilog = .kept(textStart..<bytes.count)
    return tree
  }

  // MARK: Tags

  private mutating func readStartTag() -> SourceNode {
    let start = index
    flushText()
    index += 1
    skipName()
    let node = SourceNode(
      name: text(start + 1..<index), open: .kept(start..<index), openEnd: .nothing)
    while true {
      let lead = index
      skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/") else {
        let isEmpty = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        index = min(bytes.count, index + (isEmpty ? 2 : 1))
        node.openEnd = .kept(lead..<index)
        if let parent = open.last { parent.adopt(node) }
        if isEmpty {
          node.emptyEnd = node.openEnd
          node.origin = start..<index
        } else {
          node.origin = start..<start
          open.append(node)
        }
        textStart = index
        return node
      }
      node.attributes.append(readAttribute(lead))
    }
  }

  private mutating func readAttribute(_ lead: Int) -> SourceNode.Attribute {
    let start = index
    skipName()
    let name = text(start..<index)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
    let quote = index < bytes.count ? bytes[index] : 0
    index = min(bytes.count, index + 1)
    let value = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    let end = index
    index = min(bytes.count, index + 1)
    return .init(name: name, lead: .kept(lead..<value), value: .kept(value..<end), close: .kept(end..<index))
  }

  private mutating func readEndTag() {
    let start = index
    flushText()
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    index = min(bytes.count, index + 1)
    if let node = open.popLast() {
      node.close = .kept(start..<index)
      node.origin = (node.origin?.lowerBound ?? start)..<index
    }
    textStart = index
  }

  private mutating func flushText() {
    if let parent = open.last, index > textStart { parent.pieces.append(.text(.kept(textStart..<index))) }
  }

  // MARK: Characters

  private func has(_ prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != prefix.utf8Start[offset] { return false }
    return true
  }

  private mutating func skip(past end: StaticString, from start: Int) {
    index = start
    while index < bytes.count {
      if has(end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
  }

  /// What is quoted or a comment in it may hold brackets.
  private mutating func skipDocumentType() {
    var brackets = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index = bytes[(index + 1)...].firstIndex(of: byte) ?? bytes.count - 1
      } else if has("<!--") {
        skip(past: "-->", from: index + 4)
        continue
      } else if has("<?") {
        skip(past: "?>", from: index + 2)
        continue
      } else if byte == UInt8(ascii: "[") {
        brackets += 1
      } else if byte == UInt8(ascii: "]") {
        brackets -= 1
      } else if byte == UInt8(ascii: ">"), brackets <= 0 {
        index += 1
        return
      }
      index += 1
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func skipName() {
    while index < bytes.count, !Self.isSpace(bytes[index]), !"=/>\"'<".utf8.contains(bytes[index]) { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
