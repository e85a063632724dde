import InterfaceBuilder

extension SourceTree {
  /// What has to change in the file so that it becomes the tree. Linear in the size of the file.
  var patch: Patch {
    var writer = PatchWriter(file)
    writer.write(prolog)
    writer.write(root)
    writer.write(epilog)
    return writer.finish()
  }
}

/// Writes a tree, and notes where it differs from the file.
private struct PatchWriter {
  private let file: [UInt8]
  /// Behind the last byte of the file that was written.
  private var cursor = 0
  /// What stands in the place of the file's bytes from the cursor on.
  private var pending: [UInt8] = []
  private var replacements: [Patch.Replacement] = []

  init(_ file: [UInt8]) { self.file = file }

  mutating func write(_ chunk: Chunk) {
    guard case .kept(let range) = chunk, range.lowerBound >= cursor else {
      pending += chunk.bytes(in: file)
      return
    }
    if range.isEmpty { return }
    replace(upTo: range.lowerBound)
    cursor = range.upperBound
  }

  mutating func write(_ node: SourceNode) {
    if let origin = node.origin, !node.isChanged { return write(.kept(origin)) }
    write(node.open)
    for attribute in node.attributes {
      write(attribute.lead)
      write(attribute.value)
      write(attribute.close)
    }
    write(node.openEnd)
    for piece in node.pieces {
      switch piece {
      case .text(let chunk): write(chunk)
      case .node(let child): write(child)
      }
    }
    write(node.close)
  }

  mutating func finish() -> Patch {
    replace(upTo: file.count)
    return Patch(replacements: replacements)
  }

  private mutating func replace(upTo end: Int) {
    if end > cursor || !pending.isEmpty {
      let replacement = Patch.Replacement(offset: cursor, old: Array(file[cursor..<end]), new: pending).trimmed
      if let replacement { replacements.append(replacement) }
    }
    pending = []
    cursor = end
  }
}
