import Geometry
import InterfaceBuilder

/// Writes a joined tree: what one side changed in the bytes of that side, what nobody changed in those that all have.
struct DocumentWriter {
  private let base: DocumentVersion?
  private let ours, theirs: DocumentVersion
  private let lineEnd, indent: [UInt8]
  private var output: [UInt8] = []

  init(base: DocumentVersion?, ours: DocumentVersion, theirs: DocumentVersion) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    lineEnd = ours.lineEnd == base?.lineEnd ? theirs.lineEnd : ours.lineEnd
    indent = ours.indent == base?.indent ? theirs.indent : ours.indent
    output.reserveCapacity(max(ours.tree.bytes.count, theirs.tree.bytes.count) + 4096)
  }

  mutating func write(_ root: MergedNode) -> [UInt8] {
    func part(_ part: (DocumentVersion, Range<Int>) -> ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      let parts = [base, ours, theirs].map { version in
        version.flatMap { version in version.root.range.map { part(version, $0) } }
      }
      return (parts[1] == parts[0] ? parts[2] : parts[1]) ?? []
    }
    output += part { $0.tree.bytes[..<$1.lowerBound] }
    write(root, depth: 0)
    output += part { $0.tree.bytes[$1.upperBound...] }
    return output
  }

  private func version(_ side: MergeSide) -> DocumentVersion { side == .ours ? ours : theirs }

  private mutating func write(_ node: MergedNode, depth: Int) {
    if node.whole != nil || node.version(.ours) == nil && node.version(.theirs) == nil {
      return writeWhole(node, depth: depth)
    }
    let tag = startTag(of: node)
    output += tag.open
    guard !node.children.isEmpty else { return closeEmpty(node, tag.side) }
    output += [0x3E]
    for child in node.children {
      output += lead(of: child, depth: depth + 1)
      write(child, depth: depth + 1)
    }
    output += tail(of: node, depth: depth)
    output += Array("</\(node.name)>".utf8)
  }

  // MARK: Tags

  /// The start tag without its end, and the side that it comes from.
  private func startTag(of node: MergedNode) -> (open: ArraySlice<UInt8>, side: MergeSide) {
    let candidates = MergeSide.allCases.filter { side in
      guard let version = node.version(side), !version.isRenamed, version.name == node.name else { return false }
      return hasSameAttributes(version, node)
    }
    let before = node.base.flatMap { node in base.map { open($0, node) } }
    if let side = candidates.first(where: { open(version($0), node.version($0)) != before }) ?? candidates.first {
      return (open(version(side), node.version(side)), side)
    }
    // Each attribute in the bytes of a side that has it so.
    var bytes = Array("<\(node.name)".utf8)
    for (name, value) in node.attributes { bytes += attribute(name, value, of: node) }
    return (bytes[...], node.ours != nil ? .ours : .theirs)
  }

  private func hasSameAttributes(_ version: VersionNode, _ node: MergedNode) -> Bool {
    guard version.attributes.count == node.attributes.count else { return false }
    return node.attributes.allSatisfy { version[$0.name] == $0.value }
  }

  /// The bytes of a start tag up to its last attribute.
  private func open(_ version: DocumentVersion, _ node: VersionNode?) -> ArraySlice<UInt8> {
    guard let node, let tag = version.elements[node.source].startTag else { return [] }
    var end = tag.upperBound - 1
    if end > tag.lowerBound, version.tree.bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    return version.tree.bytes[tag.lowerBound..<end]
  }

  /// An attribute with the white space before it.
  private func attribute(_ name: String, _ value: String, of node: MergedNode) -> ArraySlice<UInt8> {
    for side in MergeSide.allCases {
      guard let node = node.version(side), !node.isRenamed else { continue }
      let version = version(side)
      let element = version.elements[node.source]
      guard let index = element.attributes.firstIndex(where: { $0.name == name }),
        element.attributes[index].value == value,
        let tag = element.startTag
      else { continue }
      let values = Array(version.tree.values(of: element))
      guard index < values.count else { continue }
      let start = index == 0 ? tag.lowerBound + 1 + element.name.utf8.count : values[index - 1].upperBound + 1
      return version.tree.bytes[start...values[index].upperBound]
    }
    return Array(" \(name)=\"\(XMLEscape.document(value))\"".utf8)[...]
  }

  /// The end of an element without children: as the side has it if it is as empty there.
  private mutating func closeEmpty(_ node: MergedNode, _ side: MergeSide) {
    let version = version(side)
    if let own = node.version(side), own.children.isEmpty, let range = version.elements[own.source].range {
      let start = open(version, own).endIndex
      output += version.tree.bytes[start..<range.upperBound]
    } else {
      output += Array("/>".utf8)
    }
  }

  // MARK: White space and comments

  /// Bytes between tags, in which the indentation of the place is one mark, so that they can be compared and written elsewhere.
  private enum Space: Equatable {
    /// A line end and the indentation.
    case plain
    /// Anything else; ``mark`` stands for a line end with the indentation, ``end`` for any other line end.
    case other([UInt8])

    // Bytes that no text in UTF-8 has.
    static let mark: UInt8 = 0xFF
    static let end: UInt8 = 0xFE
  }

  private func space(_ range: Range<Int>, in version: DocumentVersion, depth: Int) -> Space {
    let bytes = version.tree.bytes[range]
    let indent = version.indent
    var marked: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index...].starts(with: version.lineEnd) else {
        marked.append(bytes[index])
        index += 1
        continue
      }
      index += version.lineEnd.count
      var next = index
      var count = 0
      while count < depth, bytes[next...].starts(with: indent) {
        next += indent.count
        count += 1
      }
      if count == depth { index = next }
      marked.append(count == depth ? Space.mark : Space.end)
    }
    return marked == [Space.mark] ? .plain : .other(marked)
  }

  private func bytes(of space: Space, depth: Int) -> [UInt8] {
    let line = lineEnd + Array(repeatElement(indent, count: depth).joined())
    guard case .other(let marked) = space else { return line }
    return marked.flatMap { $0 == Space.mark ? line : $0 == Space.end ? lineEnd : [$0] }
  }

  private func chosen(_ base: Space?, _ ours: Space?, _ theirs: Space?) -> Space {
    guard let ours, let theirs else { return ours ?? theirs ?? .plain }
    return ours == base ? theirs : ours
  }

  private func lead(of node: MergedNode, depth: Int) -> [UInt8] {
    func lead(_ version: DocumentVersion?, _ node: VersionNode?) -> Space? {
      guard let version, let node, let range = version.elements[node.source].range else { return nil }
      return space(version.leadStarts[node.source]..<range.lowerBound, in: version, depth: version.depths[node.source])
    }
    return bytes(of: chosen(lead(base, node.base), lead(ours, node.ours), lead(theirs, node.theirs)), depth: depth)
  }

  /// What is between the last child and the end tag.
  private func tail(of node: MergedNode, depth: Int) -> [UInt8] {
    func tail(_ version: DocumentVersion?, _ node: VersionNode?) -> Space? {
      guard let version, let node else { return nil }
      let element = version.elements[node.source]
      guard let last = element.children.last?.range, let end = element.range,
        let close = version.tree.bytes[last.upperBound..<end.upperBound].lastIndex(of: UInt8(ascii: "<"))
      else { return nil }
      return space(last.upperBound..<close, in: version, depth: version.depths[node.source])
    }
    return bytes(of: chosen(tail(base, node.base), tail(ours, node.ours), tail(theirs, node.theirs)), depth: depth)
  }

  // MARK: Values

  private mutating func writeWhole(_ node: MergedNode, depth: Int) {
    var side = node.whole ?? .ours
    // The same value in other bytes: those that a side changed.
    if let own = node.version(.ours), let other = node.version(.theirs), own.equals(other), !other.isRenamed {
      let before = node.base.flatMap { node in base.map { raw($0, node) } }
      side = raw(ours, own) == before ? .theirs : .ours
    }
    guard let own = node.version(side) ?? node.version(side.other) else { return }
    let version = version(node.version(side) != nil ? side : side.other)
    writeWhole(own, of: version, depth: depth)
  }

  private func raw(_ version: DocumentVersion, _ node: VersionNode) -> ArraySlice<UInt8> {
    version.elements[node.source].range.map { version.tree.bytes[$0] } ?? []
  }

  private mutating func writeWhole(_ node: VersionNode, of version: DocumentVersion, depth: Int) {
    let element = version.elements[node.source]
    guard let range = element.range else { return }
    let isInPlace = version.depths[node.source] == depth && version.lineEnd == lineEnd && version.indent == indent
    if !node.isRenamed, node.children.isEmpty || isInPlace && !hasRenamed(node) {
      output += version.tree.bytes[range]
      return
    }
    if node.isRenamed {
      output += Array("<\(node.name)".utf8)
      for (name, value) in node.attributes { output += Array(" \(name)=\"\(XMLEscape.document(value))\"".utf8) }
    } else {
      output += open(version, node)
    }
    guard let last = element.children.last?.range else {
      output += version.tree.bytes[open(version, node).endIndex..<range.upperBound]
      return
    }
    output += [0x3E]
    for child in node.children {
      guard let inner = version.elements[child.source].range else { continue }
      let space = space(
        version.leadStarts[child.source]..<inner.lowerBound, in: version, depth: version.depths[child.source])
      output += bytes(of: space, depth: depth + 1)
      writeWhole(child, of: version, depth: depth + 1)
    }
    let close =
      version.tree.bytes[last.upperBound..<range.upperBound].lastIndex(of: UInt8(ascii: "<")) ?? range.upperBound
    output += bytes(of: space(last.upperBound..<close, in: version, depth: version.depths[node.source]), depth: depth)
    output += version.tree.bytes[close..<range.upperBound]
  }

  private func hasRenamed(_ node: VersionNode) -> Bool { node.isRenamed || node.children.contains(where: hasRenamed) }
}
