extension SourceTree {
  /// A second element like one that is there, spelled as it is, which is nowhere yet. Linear in its size.
  func twin(of node: SourceNode) -> SourceNode {
    func fresh(_ chunk: Chunk) -> Chunk { .fresh(Array(chunk.bytes(in: file))) }
    let copy = node.copy()
    for inner in copy.subtree {
      (inner.open, inner.openEnd, inner.close) = (fresh(inner.open), fresh(inner.openEnd), fresh(inner.close))
      inner.emptyEnd = inner.emptyEnd.map(fresh)
      inner.origin = nil
      for index in inner.attributes.indices {
        let attribute = inner.attributes[index]
        inner.attributes[index].lead = fresh(attribute.lead)
        inner.attributes[index].value = fresh(attribute.value)
        inner.attributes[index].close = fresh(attribute.close)
      }
      inner.pieces = inner.pieces.map { piece in
        if case .text(let chunk) = piece { return .text(fresh(chunk)) }
        return piece
      }
      inner.markChanged()
    }
    return copy
  }
}
