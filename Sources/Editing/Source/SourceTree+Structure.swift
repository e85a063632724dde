import Geometry

/// Inserting, removing and moving elements as Interface Builder lays a file out: one to a line, indented below its parent.
extension SourceTree {
  /// Puts a new or a detached node among the children of another, each on a line of its own where the document has it so.
  ///
  /// - Parameter index: the number of child elements that come before it; nil for all of them.
  /// - Parameter comment: a comment on the line before; nil for none.
  func insert(_ node: SourceNode, into parent: SourceNode, at index: Int? = nil, comment: String? = nil) {
    let siblings = parent.children
    let place = min(index ?? siblings.count, siblings.count)
    let lead = lead(forChildAt: place, of: parent, siblings)
    if parent.pieces.isEmpty, parent.emptyEnd != nil || parent.close == .nothing { openTag(of: parent) }
    let piece = piece(ofChildAt: place, in: parent, siblings)
    let remark = comment.map { lead + Array("<!--\($0.replacing("--", with: "- -"))-->".utf8) } ?? []
    var pieces: [SourceNode.Piece] = lead.isEmpty ? [] : [.text(.fresh(remark + lead))]
    pieces.append(.node(node))
    parent.pieces.insert(contentsOf: pieces, at: piece)
    if siblings.isEmpty { closeOnOwnLine(parent, lead) }
    node.setParent(parent)
    parent.markChanged()
    indentAgain(node)
  }

  /// Takes a node out, with its line if nothing else is on it. A parent that holds nothing more is written as an empty element.
  func remove(_ node: SourceNode) {
    guard let parent = node.parent, let index = parent.index(of: node) else { return }
    parent.pieces.remove(at: index)
    if index > 0, case .text(let chunk) = parent.pieces[index - 1] {
      let kept = node.name == "scene" ? withoutRemark(withoutLastLine(chunk)) : withoutLastLine(chunk)
      if isNothing(kept) { parent.pieces.remove(at: index - 1) } else { parent.pieces[index - 1] = .text(kept) }
    }
    node.setParent(nil)
    parent.markChanged()
    if parent.children.isEmpty, parent.pieces.allSatisfy(isSpace) {
      parent.pieces = []
      parent.openEnd = parent.emptyEnd ?? Chunk("/>")
      parent.close = .nothing
    }
  }

  /// A text between tags, as Xcode writes it: quotation marks, line ends and tabs stay.
  private static func content(_ text: String) -> String {
    XMLEscape.document(text).replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing(
      "&#10;", with: "\n"
    )
    .replacing("&#9;", with: "\t")
  }

  /// An element for a value, which is nowhere yet.
  func node(_ value: NewElement) -> SourceNode {
    let node = SourceNode(name: value.name, open: Chunk("<\(value.name)"), openEnd: Chunk("/>"))
    for attribute in value.attributes {
      node.attributes.append(
        .init(
          name: attribute.name, text: attribute.value, lead: Chunk(" \(attribute.name)=\""),
          value: Chunk(XMLEscape.document(attribute.value)), close: Chunk("\"")))
    }
    if let text = value.text {
      openTag(of: node)
      node.pieces = [.text(Chunk(Self.content(text)))]
    }
    for child in value.children { insert(self.node(child), into: node) }
    node.markChanged()
    return node
  }
}

// MARK: - White space

extension SourceTree {
  /// The line end and white space before a child.
  private func lead(forChildAt place: Int, of parent: SourceNode, _ siblings: [SourceNode]) -> [UInt8] {
    if let neighbor = place < siblings.count ? siblings[place] : siblings.last {
      return lineStart(of: neighbor).map { lineEnd + $0 } ?? []
    }
    return lineEnd + indentation(of: parent) + indent
  }

  /// The white space that the line of a node begins with; for one that begins no line, that of the nearest element around it that does.
  private func indentation(of node: SourceNode) -> [UInt8] {
    var current: SourceNode? = node
    while let next = current {
      if let start = lineStart(of: next) { return start }
      current = next.parent
    }
    return []
  }

  /// The place among the pieces for a new child, before the white space that belongs to the next one.
  private func piece(ofChildAt place: Int, in parent: SourceNode, _ siblings: [SourceNode]) -> Int {
    if place == 0 {
      guard let first = siblings.first, let index = parent.index(of: first) else { return parent.pieces.count }
      // The white space before the first child stays before it: the new one brings its own.
      if index > 0, case .text(let chunk) = parent.pieces[index - 1], isSpace(.text(chunk)) { return index - 1 }
      return index
    }
    return parent.index(of: siblings[place - 1]).map { $0 + 1 } ?? parent.pieces.count
  }

  private func openTag(of node: SourceNode) {
    node.openEnd = Chunk(">")
    node.close = Chunk("</\(node.name)>")
  }

  /// The end tag of an element that had no children goes on a line of its own.
  private func closeOnOwnLine(_ parent: SourceNode, _ lead: [UInt8]) {
    if case .text = parent.pieces.last { return }
    parent.pieces.append(.text(.fresh(Array(lead.dropLast(indent.count)))))
  }

  /// The text before a removed line: without the white space of that line and the line end before it.
  private func withoutLastLine(_ chunk: Chunk) -> Chunk {
    let bytes = chunk.bytes(in: file)
    guard let last = bytes.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }), bytes[last] == 0x0A || bytes[last] == 0x0D
    else {
      return chunk
    }
    var end = last
    if bytes[last] == 0x0A, last > bytes.startIndex, bytes[last - 1] == 0x0D { end -= 1 }
    if case .kept(let range) = chunk { return .kept(range.lowerBound..<end) }
    return .fresh(Array(bytes[..<end]))
  }

  /// The text before a scene without the comment that names it.
  private func withoutRemark(_ chunk: Chunk) -> Chunk {
    let bytes = chunk.bytes(in: file)
    guard let start = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return chunk }
    let line = String(decoding: bytes[(start + 1)...], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("<!--"), line.hasSuffix("-->") else { return chunk }
    let end = start > bytes.startIndex && bytes[start] == 0x0A && bytes[start - 1] == 0x0D ? start - 1 : start
    if case .kept(let range) = chunk { return .kept(range.lowerBound..<end) }
    return .fresh(Array(bytes[..<end]))
  }

  private func isNothing(_ chunk: Chunk) -> Bool { chunk.bytes(in: file).isEmpty }

  private func isSpace(_ piece: SourceNode.Piece) -> Bool {
    guard case .text(let chunk) = piece else { return false }
    return chunk.bytes(in: file).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// Gives what is inside a node that was moved, or made elsewhere, the indentation of its new place.
  private func indentAgain(_ node: SourceNode) {
    guard !node.pieces.isEmpty, let new = lineStart(of: node), let old = formerIndentation(of: node), new != old else {
      return
    }
    for inner in node.subtree {
      var isChanged = false
      for (index, piece) in inner.pieces.enumerated() {
        guard isSpace(piece), case .text(let chunk) = piece else { continue }
        let text = chunk.bytes(in: file)
        guard let last = text.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
        let start = text[(last + 1)...]
        guard start.starts(with: old) else { continue }
        inner.pieces[index] = .text(.fresh(Array(text[...last]) + new + start.dropFirst(old.count)))
        isChanged = true
      }
      if isChanged { inner.markChanged() }
    }
  }

  /// The white space before the end tag of the node, which is as far in as its start tag was.
  private func formerIndentation(of node: SourceNode) -> [UInt8]? {
    guard case .text(let chunk)? = node.pieces.last, isSpace(.text(chunk)) else { return nil }
    let bytes = chunk.bytes(in: file)
    guard let last = bytes.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    return Array(bytes[(last + 1)...])
  }
}
