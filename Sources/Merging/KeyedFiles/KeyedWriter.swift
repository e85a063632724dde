/// Writes a joined tree: what one side changed in the bytes of that side, what nobody changed in those that all have.
struct KeyedWriter {
  private let base: KeyedVersion?
  private let ours, theirs: KeyedVersion
  private let syntax: KeyedTree.Syntax
  private var output: [UInt8] = []
  /// Before what both sides changed a comment in different ways, of which only that of ours is there.
  private(set) var lostComments: [Int] = []

  init(base: KeyedVersion?, ours: KeyedVersion, theirs: KeyedVersion) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    syntax = ours.tree.syntax
    output.reserveCapacity(max(ours.tree.bytes.count, theirs.tree.bytes.count) + 4096)
  }

  /// The text of the result, in UTF-8.
  mutating func write(_ root: MergedNode) -> [UInt8] {
    output += chosen(base?.head, ours.head, theirs.head, root.identity)
    writeCore(root)
    output += chosen(base?.foot, ours.foot, theirs.foot, root.identity)
    return output
  }

  private func version(_ side: MergeSide) -> KeyedVersion { side == .ours ? ours : theirs }

  private func item(_ side: MergeSide, _ node: MergedNode) -> KeyedItem? {
    node.version(side).map { version(side).items[$0.source] }
  }

  /// What a part of an item is in the result: as a side changed it.
  private mutating func part(_ node: MergedNode, _ range: (KeyedItem) -> Range<Int>) -> ArraySlice<UInt8> {
    let old = node.base.flatMap { node in base.map { $0.tree.bytes[range($0.items[node.source])] } }
    let parts = MergeSide.allCases.map { side in item(side, node).map { version(side).tree.bytes[range($0)] } }
    return chosen(old, parts[0], parts[1], node.identity)
  }

  private mutating func chosen(
    _ base: ArraySlice<UInt8>?, _ ours: ArraySlice<UInt8>?, _ theirs: ArraySlice<UInt8>?, _ identity: Int
  ) -> ArraySlice<UInt8> {
    guard let ours, let theirs else { return ours ?? theirs ?? [] }
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    if let base, let merged = LineMerge.merge(base: Array(base), mine: Array(ours), theirs: Array(theirs)) {
      return merged[...]
    }
    func characters(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { $0 > 0x20 } }
    let (one, other) = (characters(ours), characters(theirs))
    if one == other || other == base.map(characters) { return ours }
    if one == base.map(characters) { return theirs }
    if self.ours.format != .project { lostComments.append(identity) }
    return ours
  }

  // MARK: Items

  private mutating func writeCore(_ node: MergedNode) {
    let items = MergeSide.allCases.compactMap { item($0, node) }
    // A value, or what became something else.
    if node.whole != nil || items.contains(where: { $0.kind == .text }) || Set(items.map(\.kind)).count > 1 {
      return writeWhole(node)
    }
    guard items.contains(where: { !$0.isClosed }) else { return output += part(node) { $0.start..<$0.coreEnd } }
    if node.children.isEmpty, let closed = MergeSide.allCases.first(where: { item($0, node)?.isClosed == true }),
      let item = item(closed, node)
    {
      return output += version(closed).tree.bytes[item.start..<item.coreEnd]
    }
    if items.contains(where: \.isClosed) {
      // The brackets of the side that has them.
      let side: MergeSide = item(.ours, node)?.isClosed == false ? .ours : .theirs
      guard let item = item(side, node) else { return }
      let bytes = version(side).tree.bytes
      output += bytes[item.start..<item.openEnd]
      writeChildren(of: node, item.kind)
      output += bytes[item.tailStart..<item.coreEnd]
      return
    }
    output += part(node) { $0.start..<$0.openEnd }
    writeChildren(of: node, items.first?.kind ?? .list)
    output += part(node) { $0.tailStart..<$0.closeStart }
    output += part(node) { $0.closeStart..<$0.coreEnd }
  }

  private mutating func writeChildren(of node: MergedNode, _ kind: KeyedItem.Kind) {
    let endsWithComma = hasCommaAtEnd(node)
    for (index, child) in node.children.enumerated() {
      let lead = part(child) { $0.leadStart..<$0.start }
      // A comment up to the end of a line hides what follows on it.
      if isInComment, lead.first != 0x0A, lead.first != 0x0D { output += [0x0A] }
      output += lead
      writeCore(child)
      let isLast = index == node.children.count - 1
      if kind == .list && syntax == .openStep || syntax == .json, !isLast || endsWithComma { output += [0x2C] }
      let comment = part(child) { $0.separatorEnd..<$0.end }
      output += comment
      isInComment = comment.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: [0x2F, 0x2F])
    }
  }

  private var isInComment = false

  private mutating func hasCommaAtEnd(_ node: MergedNode) -> Bool {
    func comma(_ item: KeyedItem?) -> Bool? { item?.children.last?.isSeparated }
    let old = node.base.flatMap { node in base.flatMap { comma($0.items[node.source]) } }
    let (one, other) = (comma(item(.ours, node)), comma(item(.theirs, node)))
    guard let one, let other else { return one ?? other ?? old ?? false }
    return one == old ? other : one
  }

  private mutating func writeWhole(_ node: MergedNode) {
    var side = node.whole ?? .ours
    func raw(_ side: MergeSide) -> ArraySlice<UInt8>? {
      item(side, node).map { version(side).tree.bytes[$0.start..<$0.coreEnd] }
    }
    // The same value in other bytes: those that a side changed.
    if let own = node.version(.ours), let other = node.version(.theirs), own.equals(other) {
      let old = node.base.flatMap { node in
        base.map { base in base.tree.bytes[base.items[node.source].start..<base.items[node.source].coreEnd] }
      }
      side = raw(.ours) == old ? .theirs : .ours
    }
    output += raw(side) ?? raw(side.other) ?? []
  }
}
