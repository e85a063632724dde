/// An element of a document with everything that the file has of it: white space, quotes, comments, order.
///
/// A tree of nodes is written as the bytes it was read from, except where it was changed. It is mutable, unlike
/// `InterfaceBuilder.Element`, which says what the bytes mean.
final class SourceNode {
  struct Attribute {
    let name: String
    /// What the value says, with its references resolved.
    var text: String
    /// From the white space before the name to the opening quote.
    var lead: Chunk
    /// As it is written, with references such as `&amp;`.
    var value: Chunk
    /// The closing quote.
    var close: Chunk
  }

  /// A part of what is between the tags.
  enum Piece {
    /// White space, text and comments.
    case text(Chunk)
    case node(SourceNode)
  }

  let name: String
  var attributes: [Attribute] = []
  /// `<` and the name.
  var open: Chunk
  /// The end of the start tag, with the white space before it.
  var openEnd: Chunk
  /// How the file ended the tag when the element was empty; nil if it was not.
  var emptyEnd: Chunk?
  var pieces: [Piece] = []
  /// The end tag; nothing for an empty element.
  var close: Chunk = .nothing
  /// Where the whole element is in the file; nil for a new one.
  var origin: Range<Int>?
  /// How often the node or anything below it was changed. Of two states of one tree with the same root they are the same if these are.
  private(set) var changes = 0
  /// Whether anything in the element differs from what the file has at ``origin``.
  var isChanged: Bool { changes > 0 }
  /// Nil for a root, and once the parent is gone.
  private(set) unowned(unsafe) var parent: SourceNode?

  init(name: String, open: Chunk, openEnd: Chunk) {
    self.name = name
    self.open = open
    self.openEnd = openEnd
  }

  /// Children may outlive their parent: those that were removed with it, and are still asked for it.
  deinit {
    for case .node(let child) in pieces where child.parent === self { child.parent = nil }
  }

  /// The child elements, in their order. Linear in their number.
  var children: [SourceNode] {
    pieces.compactMap { piece in
      if case .node(let node) = piece { return node }
      return nil
    }
  }

  /// Takes a node for a child without saying that anything changed; for readers.
  func adopt(_ child: SourceNode) {
    child.parent = self
    pieces.append(.node(child))
  }

  /// To be called after a change of the node itself. Linear in its depth.
  func markChanged() {
    var node: SourceNode? = self
    while let next = node {
      next.changes += 1
      node = next.parent
    }
  }

  /// The node with everything below it, as it is now; it has no parent. Linear in the size of the tree.
  func copy() -> SourceNode {
    let copy = SourceNode(name: name, open: open, openEnd: openEnd)
    (copy.attributes, copy.emptyEnd, copy.close) = (attributes, emptyEnd, close)
    (copy.origin, copy.changes) = (origin, changes)
    copy.pieces = pieces.map { piece in
      guard case .node(let child) = piece else { return piece }
      let twin = child.copy()
      twin.parent = copy
      return .node(twin)
    }
    return copy
  }

  func setParent(_ node: SourceNode?) { parent = node }
}

extension SourceNode {
  func child(_ name: String) -> SourceNode? { firstChild { $0.name == name } }

  func child(_ name: String, key: String, in tree: SourceTree) -> SourceNode? {
    firstChild { $0.name == name && tree.value(of: "key", in: $0) == key }
  }

  private func firstChild(where isWanted: (SourceNode) -> Bool) -> SourceNode? {
    for case .node(let node) in pieces where isWanted(node) { return node }
    return nil
  }

  /// The node and all below it, in the order of the document.
  var subtree: [SourceNode] {
    var nodes: [SourceNode] = []
    var pending = [self]
    while let node = pending.popLast() {
      nodes.append(node)
      pending += node.children.reversed()
    }
    return nodes
  }

  /// The nodes around this one, the nearest first.
  var ancestors: [SourceNode] {
    var nodes: [SourceNode] = []
    var node = parent
    while let next = node {
      nodes.append(next)
      node = next.parent
    }
    return nodes
  }
}
