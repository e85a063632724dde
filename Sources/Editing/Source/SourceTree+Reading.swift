import InterfaceBuilder

extension SourceTree {
  /// The tree of a document as its file has it, variations and texts aside. Nothing is read again. Linear in the number of elements and
  /// attributes.
  ///
  /// - Throws: `ReadError` for UTF-16, of which no byte would stay as it is.
  convenience init(_ document: Document) throws(ReadError) {
    let source = document.source
    let start = SourcePosition(line: 1, column: 1)
    guard !source.isTranscoded else {
      throw ReadError(
        "the encoding of the file is UTF-16, but trellis can edit only UTF-8 files; save the file with Xcode", at: start
      )
    }
    guard let element = source.roots.first, let range = element.range else { throw ReadError("no element", at: start) }
    self.init(file: source.bytes, markLength: source.markLength, root: SourceNode(element, in: source))
    prolog = .kept(0..<range.lowerBound)
    epilog = .kept(range.upperBound..<source.bytes.count)
  }
}

extension SourceNode {
  /// An element with everything below it, as ranges of the file.
  fileprivate convenience init(_ element: Element, in source: XMLTree) {
    let (tag, whole) = (element.startTag ?? 0..<0, element.range ?? 0..<0)
    var cursor = tag.lowerBound + 1 + element.name.utf8.count
    self.init(name: element.name, open: .kept(tag.lowerBound..<cursor), openEnd: .nothing)
    attributes.reserveCapacity(element.attributes.count)
    for (attribute, value) in zip(element.attributes, source.values(of: element)) {
      attributes.append(
        Attribute(
          name: attribute.name, text: attribute.value, lead: .kept(cursor..<value.lowerBound), value: .kept(value),
          close: .kept(value.upperBound..<value.upperBound + 1)))
      cursor = value.upperBound + 1
    }
    openEnd = .kept(cursor..<tag.upperBound)
    origin = whole
    if tag.upperBound == whole.upperBound {
      emptyEnd = openEnd
    } else {
      addPieces(element, between: tag.upperBound, and: whole.upperBound, in: source)
    }
  }

  /// What is between the tags, and the end tag.
  private func addPieces(_ element: Element, between tagEnd: Int, and end: Int, in source: XMLTree) {
    var cursor = tagEnd
    func addText(upTo end: Int) { if end > cursor { pieces.append(.text(.kept(cursor..<end))) } }
    for child in element.children {
      guard let range = child.range else { continue }
      addText(upTo: range.lowerBound)
      adopt(SourceNode(child, in: source))
      cursor = range.upperBound
    }
    // An end tag has no other `<` than its first byte.
    let closeStart = source.bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
    addText(upTo: closeStart)
    close = .kept(closeStart..<end)
  }
}
