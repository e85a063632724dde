/// A parser for the XML Interface Builder writes: one document, no entities of its own, no namespaces.
///
/// Foundation's parser reports the end of a start tag instead of its beginning, returns success on some malformed
/// input, and recurses or expands without limit on hostile input. This one works through the bytes once, in time
/// and memory linear in their number, with a stack of its own, and knows where every tag starts.
struct XMLReader {
  /// Elements nested deeper than this are refused. The deepest document of real projects has 37 levels; later stages
  /// recurse over the tree and must not run out of stack.
  static let depthLimit = 512

  private let bytes: [UInt8]
  private var index = 0
  private var lines = LineCounter()
  private var open: [OpenElement] = []

  private struct OpenElement {
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

  /// The root element of a document.
  ///
  /// - Parameter bytes: valid UTF-8 without a byte order mark.
  static func root(of bytes: [UInt8]) throws(ReadError) -> Element {
    var reader = XMLReader(bytes)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(ReadError) -> Element {
    var root: Element?
    while index < bytes.count {
      guard bytes[index] == .lessThan else {
        try readCharacters()
        continue
      }
      if hasPrefix("<!--") {
        try skip(past: "-->", from: index + 4, what: "comment")
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

// MARK: - Tags

extension XMLReader {
  /// Reads a start tag. Returns the root if the tag is empty and no element is open.
  private mutating func readStartTag() throws(ReadError) -> Element? {
    let position = lines.position(of: index, in: bytes)
    guard open.count < Self.depthLimit else { throw failure("elements nested more than \(Self.depthLimit) deep") }
    index += 1
    let name = try readName(of: "element")
    var attributes: [(name: String, value: String)] = []
    while true {
      let spaced = skipSpace()
      guard index < bytes.count else { throw failure("<\(name)> ends in the middle") }
      if bytes[index] == .greaterThan {
        index += 1
        open.append(OpenElement(name: name, attributes: attributes, position: position))
        return nil
      }
      if bytes[index] == .slash {
        guard hasPrefix("/>") else { throw failure("a stray / in <\(name)>") }
        index += 2
        return close(OpenElement(name: name, attributes: attributes, position: position))
      }
      guard spaced else { throw failure("no space before an attribute of <\(name)>") }
      let attribute = try readAttribute()
      // Long lists of attributes only occur in hostile files, where a quadratic check would hang.
      if attributes.count < 256 {
        guard !attributes.contains(where: { $0.name == attribute.name }) else {
          throw failure("the attribute \(attribute.name) occurs twice in <\(name)>")
        }
      } else {
        throw failure("<\(name)> has more than 256 attributes")
      }
      attributes.append(attribute)
    }
  }

  private mutating func readAttribute() throws(ReadError) -> (name: String, value: String) {
    let name = try readName(of: "attribute")
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == .equals else { throw failure("no value for the attribute \(name)") }
    index += 1
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else {
      throw failure("the value of the attribute \(name) is not quoted")
    }
    let quote = bytes[index]
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == .ampersand || bytes[index] < 0x20 { isPlain = false }
      guard bytes[index] != .lessThan else { throw failure("< in the value of the attribute \(name)") }
      index += 1
    }
    guard index < bytes.count else { throw failure("the value of the attribute \(name) does not end") }
    let end = index
    defer { index = end + 1 }
    if isPlain { return (name, String(decoding: bytes[start..<end], as: UTF8.self)) }
    index = start
    return (name, String(decoding: try readText(until: end, in: .attribute), as: UTF8.self))
  }

  /// Reads an end tag. Returns the element if it was the root.
  private mutating func readEndTag() throws(ReadError) -> Element? {
    let tag = index
    index += 2
    let name = try readName(of: "element")
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == .greaterThan else { throw failure("</\(name)> ends in the middle") }
    index += 1
    guard let element = open.popLast() else { throw failure("</\(name)> without a start", at: tag) }
    guard element.name == name else {
      throw failure("</\(name)> where <\(element.name)> of line \(element.position.line) is open", at: tag)
    }
    return close(element)
  }

  /// Hands a complete element to its parent, or returns it if there is none.
  private mutating func close(_ element: OpenElement) -> Element? {
    let closed = Element(
      name: element.name, attributes: element.attributes, children: element.children, text: element.finalText,
      position: element.position)
    guard !open.isEmpty else { return closed }
    open[open.count - 1].children.append(closed)
    return nil
  }

  private mutating func readName(of what: String) throws(ReadError) -> String {
    let start = index
    while index < bytes.count, bytes[index].isXMLName { index += 1 }
    guard index > start, !bytes[start].isXMLNameTail else { throw failure("no \(what) name", at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

// MARK: - Character data

extension XMLReader {
  private enum TextContext {
    case content
    /// Line breaks and tabs written as such are spaces there.
    case attribute
  }

  private mutating func readCharacters() throws(ReadError) {
    let start = index
    while index < bytes.count, bytes[index] != .lessThan { index += 1 }
    let end = index
    if open.isEmpty {
      if let stray = (start..<end).first(where: { !bytes[$0].isXMLSpace }) {
        throw failure("text outside the root element", at: stray)
      }
      return
    }
    index = start
    let text = try readText(until: end, in: .content)
    open[open.count - 1].text += text
  }

  private mutating func readCharacterData() throws(ReadError) {
    guard !open.isEmpty else { throw failure("text outside the root element") }
    let start = index + 9
    try skip(past: "]]>", from: start, what: "CDATA section")
    open[open.count - 1].text += bytes[start..<index - 3]
  }

  /// Resolves entities and line ends of the bytes from `index` to `end`, and leaves `index` there.
  private mutating func readText(until end: Int, in context: TextContext) throws(ReadError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(end - index)
    while index < end {
      let byte = bytes[index]
      switch byte {
      case .ampersand:
        try readReference(until: end, into: &text)
        continue
      case .carriageReturn:
        if index + 1 < bytes.count, bytes[index + 1] == .lineFeed { index += 1 }
        text.append(context == .attribute ? .space : .lineFeed)
      case .lineFeed, .tab:
        text.append(context == .attribute ? .space : byte)
      case 0..<0x20:
        throw failure("the control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))")
      default:
        text.append(byte)
      }
      index += 1
    }
    return text
  }

  private mutating func readReference(until end: Int, into text: inout [UInt8]) throws(ReadError) {
    // The longest reference in use is &#x10FFFF; – a bound keeps a file of ampersands linear.
    let limit = min(end, index + 16)
    guard let semicolon = (index..<limit).first(where: { bytes[$0] == .semicolon }) else {
      throw failure("& does not begin a reference")
    }
    let name = String(decoding: bytes[index + 1..<semicolon], as: UTF8.self)
    guard let character = Self.character(ofReference: name) else { throw failure("unknown reference &\(name);") }
    text += Array(String(character).utf8)
    index = semicolon + 1
  }

  private static func character(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number != 0 else { return nil }
    return Unicode.Scalar(number)
  }
}

// MARK: - Skipping

extension XMLReader {
  private mutating func skip(past end: StaticString, from start: Int, what: String) throws(ReadError) {
    let opening = index
    index = start
    while index < bytes.count {
      if hasPrefix(end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw failure("a \(what) that does not end", at: opening)
  }

  private mutating func skipDocumentType(afterRoot: Bool) throws(ReadError) {
    guard open.isEmpty, !afterRoot else { throw failure("<!DOCTYPE> inside the document") }
    let opening = index
    var brackets = 0
    while index < bytes.count {
      switch bytes[index] {
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

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
    return index > start
  }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != prefix.utf8Start[offset] { return false }
    return true
  }

  private func failure(_ message: String, at place: Int? = nil) -> ReadError {
    ReadError(message, at: SourcePosition.of(place ?? min(index, bytes.count), in: bytes))
  }
}
