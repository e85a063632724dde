import Geometry

/// A document as a tree that keeps every byte, and can be changed.
final class SourceTree {
  /// The bytes of the file, a byte order mark included.
  let file: [UInt8]
  /// How many of them are the byte order mark.
  let markLength: Int
  /// What is before and after the root element.
  var prolog: Chunk = .nothing
  var epilog: Chunk = .nothing
  var root: SourceNode
  /// How a line ends: as the first of the file.
  let lineEnd: [UInt8]
  /// The white space by which a child is indented further than its parent: that of the first element that is.
  private(set) lazy var indent: [UInt8] = firstIndent ?? Array("    ".utf8)

  init(file: [UInt8], markLength: Int, root: SourceNode) {
    (self.file, self.markLength) = (file, markLength)
    self.root = root
    let end = file.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let isPair = end.map { file[$0] == UInt8(ascii: "\r") && $0 + 1 < file.count && file[$0 + 1] == UInt8(ascii: "\n") }
    lineEnd = isPair == true ? [0x0D, 0x0A] : end.map { [file[$0]] } ?? [0x0A]
  }

  /// The tree as it is now.
  func copy() -> SourceTree {
    let copy = SourceTree(file: file, markLength: markLength, root: root.copy())
    (copy.prolog, copy.epilog) = (prolog, epilog)
    return copy
  }

  /// The value of an attribute with its references resolved; nil if it is absent.
  func value(of attribute: String, in node: SourceNode) -> String? {
    node.attributes.first { $0.name == attribute }?.text
  }

  /// Sets, adds or removes an attribute. Setting it to what it says already changes nothing, however that is spelled.
  ///
  /// - Parameter names: the attributes before which a new one goes, if any is there; else it comes last.
  func set(_ attribute: String, to value: String?, in node: SourceNode, before names: (String) -> Bool) {
    let place = node.attributes.firstIndex { $0.name == attribute }
    guard self.value(of: attribute, in: node) != value else { return }
    node.markChanged()
    guard let value else {
      if let place { node.attributes.remove(at: place) }
      return
    }
    let chunk = Chunk(XMLEscape.document(value))
    if let place {
      (node.attributes[place].text, node.attributes[place].value) = (value, chunk)
    } else {
      let index = node.attributes.firstIndex { names($0.name) } ?? node.attributes.count
      node.attributes.insert(
        .init(name: attribute, text: value, lead: Chunk(" \(attribute)=\""), value: chunk, close: Chunk("\"")),
        at: index)
    }
  }

  private var firstIndent: [UInt8]? {
    for node in root.subtree {
      guard let parent = node.parent, let outer = lineStart(of: parent), let inner = lineStart(of: node),
        inner.count > outer.count, inner.starts(with: outer)
      else { continue }
      return Array(inner.dropFirst(outer.count))
    }
    return nil
  }

  /// The white space between the last line end before the node and the node, without the line end; nil if something else is there.
  func lineStart(of node: SourceNode) -> [UInt8]? {
    guard let parent = node.parent else { return [] }
    guard let index = parent.index(of: node), index > 0, case .text(let chunk) = parent.pieces[index - 1] else {
      return nil
    }
    let bytes = chunk.bytes(in: file)
    let start = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }
    guard let start, bytes[start] == 0x0A || bytes[start] == 0x0D else { return nil }
    return Array(bytes[(start + 1)...])
  }
}

extension SourceNode {
  /// The place of a child among the pieces. Linear in their number.
  func index(of child: SourceNode) -> Int? {
    pieces.firstIndex { piece in
      if case .node(let node) = piece { return node === child }
      return false
    }
  }
}
