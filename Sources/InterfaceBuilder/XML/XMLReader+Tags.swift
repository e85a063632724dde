extension XMLReader {
  /// Reads a start tag. Returns the root if the tag is empty and no element is open.
  mutating func readStartTag() throws(ReadError) -> Element? {
    let position = lines.position(of: index, in: bytes)
    guard open.count < Self.depthLimit else {
      throw failure("the nesting of elements is deeper than \(Self.depthLimit) levels")
    }
    elements += 1
    guard elements <= Self.elementLimit else {
      throw failure("the file contains more than \(Self.elementLimit) elements")
    }
    var span = ElementSpan(
      start: UInt32(truncatingIfNeeded: index), tagEnd: 0, end: 0,
      firstValue: UInt32(truncatingIfNeeded: values.count))
    index += 1
    let name = try readName(of: "element")
    var attributes: [(name: String, value: String)] = []
    while true {
      let spaced = skipSpace()
      guard index < bytes.count else { throw failure("the tag <\(name)> is not complete") }
      if bytes[index] == .greaterThan {
        index += 1
        span.tagEnd = UInt32(truncatingIfNeeded: index)
        open.append(OpenElement(name: name, attributes: attributes, position: position, span: span))
        return nil
      }
      if bytes[index] == .slash {
        guard hasPrefix("/>") else { throw failure("unexpected / in <\(name)>") }
        index += 2
        span.tagEnd = UInt32(truncatingIfNeeded: index)
        return close(OpenElement(name: name, attributes: attributes, position: position, span: span), at: index)
      }
      guard spaced else { throw failure("a space is missing before an attribute of <\(name)>") }
      let attribute = try readAttribute()
      // Long lists of attributes only occur in hostile files, where a quadratic check would hang.
      guard attributes.count < Self.attributeLimit else {
        throw failure("<\(name)> has more than \(Self.attributeLimit) attributes")
      }
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw failure("<\(name)> has the attribute \(attribute.name) twice")
      }
      attributes.append(attribute)
    }
  }

  mutating func readAttribute() throws(ReadError) -> (name: String, value: String) {
    let name = try readName(of: "attribute")
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == .equals else { throw failure("the attribute \(name) has no value") }
    index += 1
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else {
      throw failure("the value of the attribute \(name) is not in quotation marks")
    }
    let quote = bytes[index]
    index += 1
    let start = index
    var isPlain = true
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == .ampersand || bytes[index] < 0x20 { isPlain = false }
      guard bytes[index] != .lessThan else {
        throw failure("the value of the attribute \(name) contains \"<\"; write \"&lt;\" instead")
      }
      index += 1
    }
    guard index < bytes.count else { throw failure("the closing quotation mark of the attribute \(name) is missing") }
    let end = index
    values.append(ByteRange(start, end))
    defer { index = end + 1 }
    if isPlain { return (name, String(decoding: bytes[start..<end], as: UTF8.self)) }
    index = start
    return (name, String(decoding: try readText(until: end, in: .attribute), as: UTF8.self))
  }

  /// Reads an end tag. Returns the element if it was the root.
  mutating func readEndTag() throws(ReadError) -> Element? {
    let tag = index
    index += 2
    let name = try readName(of: "element")
    _ = skipSpace()
    guard index < bytes.count, bytes[index] == .greaterThan else { throw failure("the tag </\(name)> is not complete") }
    index += 1
    guard !open.isEmpty else { throw failure("the start tag of </\(name)> is missing", at: tag) }
    guard open[open.count - 1].name == name else {
      let element = open[open.count - 1]
      throw failure("</\(name)> does not match <\(element.name)> in line \(element.position.line)", at: tag)
    }
    return close(open.removeLast(), at: index)
  }

  /// Hands a complete element to its parent, or returns it if there is none.
  ///
  /// - Parameter end: behind its last byte; 0 if it does not end.
  mutating func close(_ element: OpenElement, at end: Int) -> Element? {
    var span = element.span
    span.end = UInt32(truncatingIfNeeded: end)
    let closed = Element(
      name: element.name, attributes: element.attributes, children: element.children, text: element.finalText,
      position: element.position, span: span)
    guard !open.isEmpty else { return closed }
    open[open.count - 1].children.append(closed)
    return nil
  }

  mutating func readName(of what: String) throws(ReadError) -> String {
    let start = index
    while index < bytes.count, bytes[index].isXMLName { index += 1 }
    guard index > start, !bytes[start].isXMLNameTail else { throw failure("the \(what) name is missing", at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
