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
  var index = 0
  var elements = 0
  var lines = LineCounter()
  var open: [OpenElement] = []
  var comments: [DocumentComment] = []

  struct OpenElement {
    var name: String
    var attributes: [(name: String, value: String)]
    var position: SourcePosition
    var children: [Element] = []
    var text: [UInt8] = []

    /// White space around child elements only indents the file.
    var finalText: String {
      if !children.isEmpty && text.allSatisfy(\.isXMLSpace) { return "" }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// - Parameter bytes: UTF-8, without a byte order mark.
  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The root element of a document, and its comments in their order.
  ///
  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  static func read(_ bytes: [UInt8]) throws(ReadError) -> (root: Element, comments: [DocumentComment]) {
    var reader = XMLReader(bytes)
    let root = try reader.readDocument()
    return (root, reader.comments)
  }

  static func root(of bytes: [UInt8]) throws(ReadError) -> Element { try read(bytes).root }

  mutating func readDocument() throws(ReadError) -> Element {
    var root: Element?
    while index < bytes.count {
      guard bytes[index] == .lessThan else {
        try readCharacters()
        continue
      }
      if hasPrefix("<!--") {
        try readComment()
      } else if hasPrefix("<![CDATA[") {
        try readCharacterData()
      } else if hasPrefix("<?") {
        try skip(past: "?>", from: index + 2, what: "processing instruction")
      } else if hasPrefix("<!DOCTYPE") {
        try skipDocumentType(afterRoot: root != nil)
      } else if hasPrefix("</") {
        if let closed = try readEndTag() { root = closed }
      } else {
        guard root == nil else { throw failure("a second root element") }
        if let closed = try readStartTag() { root = closed }
      }
    }
    if let unclosed = open.last { throw failure("<\(unclosed.name)> of line \(unclosed.position.line) is not closed") }
    guard let root else { throw failure("no element") }
    return root
  }
}
