/// A parser for the XML Interface Builder writes: one document, no entities of its own, no namespaces.
///
/// Foundation's parser reports the end of a start tag instead of its beginning, returns success on some malformed
/// input, and recurses or expands without limit on hostile input. This one works through the bytes once, in time
/// and memory linear in their number, with a stack of its own, and knows where every tag starts.
struct XMLReader {
  /// Elements nested deeper than this are refused. The deepest document of real projects has 37 levels; later stages
  /// recurse over the tree and must not run out of stack.
  static let depthLimit = 512

  /// More attributes than this on one element are refused. Interface Builder writes at most a few dozen.
  static let attributeLimit = 256

  /// More elements than this are refused. The largest document of real projects has some thousand.
  static let elementLimit = 250_000

  let bytes: [UInt8]
  let markLength: Int
  var index: Int
  var elements = 0
  var lines: LineCounter
  var open: [OpenElement] = []
  var comments: [DocumentComment] = []
  /// Where the values of all attributes are.
  var values: [ByteRange] = []

  struct OpenElement {
    var name: String
    var attributes: [(name: String, value: String)]
    var position: SourcePosition
    var span: ElementSpan
    var children: [Element] = []
    var text: [UInt8] = []

    /// White space around child elements only indents the file.
    var finalText: String {
      if !children.isEmpty && text.allSatisfy(\.isXMLSpace) { return "" }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - markLength: how many of the bytes are a byte order mark.
  init(_ bytes: [UInt8], markLength: Int = 0) {
    self.bytes = bytes
    self.markLength = markLength
    index = markLength
    lines = LineCounter(behindMark: markLength)
  }

  /// The root element of some XML.
  ///
  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  static func root(of bytes: [UInt8]) throws(ReadError) -> Element {
    var reader = XMLReader(bytes)
    return try reader.readDocument()
  }

  /// The only element that is in no other.
  mutating func readDocument() throws(ReadError) -> Element {
    XMLReading.observer?()
    var root: Element?
    while index < bytes.count {
      guard root == nil || !isAtStartTag else { throw failure("unexpected second root element") }
      if let closed = try readPart(afterRoot: root != nil) { root = closed }
    }
    if let unclosed = open.last { throw failure("<\(unclosed.name)> in line \(unclosed.position.line) is not closed") }
    guard let root else { throw failure("no element") }
    return root
  }

  /// All that can be read up to the first mistake. Elements that do not end have no range.
  mutating func readFragment() -> [Element] {
    XMLReading.observer?()
    var roots: [Element] = []
    do throws(ReadError) {
      while index < bytes.count {
        if let closed = try readPart(afterRoot: !roots.isEmpty) { roots.append(closed) }
      }
    } catch {}
    while let unclosed = open.popLast() {
      if let outermost = close(unclosed, at: 0) { roots.append(outermost) }
    }
    return roots
  }

  /// Reads a tag, some text, a comment or the like. Returns the element if it was closed and is in no other.
  private mutating func readPart(afterRoot: Bool) throws(ReadError) -> Element? {
    guard bytes[index] == .lessThan else {
      try readCharacters()
      return nil
    }
    if hasPrefix("</") { return try readEndTag() }
    if isAtStartTag { return try readStartTag() }
    if hasPrefix("<!--") {
      try readComment()
    } else if hasPrefix("<![CDATA[") {
      try readCharacterData()
    } else if hasPrefix("<?") {
      try skip(past: "?>", from: index + 2, what: "processing instruction")
    } else {
      try skipDocumentType(afterRoot: afterRoot)
    }
    return nil
  }

  /// Whether what begins here is neither text nor anything else between tags. `<!` alone begins a tag, which has no name then.
  private var isAtStartTag: Bool {
    guard bytes[index] == .lessThan, index + 1 < bytes.count else { return bytes[index] == .lessThan }
    switch bytes[index + 1] {
    case .slash, UInt8(ascii: "?"): return false
    case UInt8(ascii: "!"): return !hasPrefix("<!--") && !hasPrefix("<![CDATA[") && !hasPrefix("<!DOCTYPE")
    default: return true
    }
  }
}
