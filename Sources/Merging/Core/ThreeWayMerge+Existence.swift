/// What is in the result at all.
extension ThreeWayMerge {
  mutating func decideExistence() {
    visit(ours.root, .ours)
    visit(theirs.root, .theirs)
  }

  private mutating func visit(_ node: VersionNode, _ side: MergeSide) {
    let identity = node.identity
    if version(side.other)[identity] == nil, base?[identity] != nil, !isContainer(identity) {
      // The other side deleted it.
      if node.traits.usedName != nil {
        unused.append((node, side))
        return
      }
      guard isTouched(node, by: side) else { return kill(node, side) }
      if node.traits.isReference {
        disputed.append((identity, side))
        return keep(node, side)
      }
      let winner = decide(.deletion, identity, deleter: side.other)
      return winner == side ? keep(node, side, asAnswer: true) : kill(node, side)
    }
    isAlive[identity] = true
    // What lies in a value is not decided on its own.
    let isWhole = isAtomic(identity)
    for child in node.children {
      if isWhole, version(side.other)[child.identity] == nil { keep(child, side) } else { visit(child, side) }
    }
  }

  /// Leaves a thing out, with all below it that the other side did not move elsewhere.
  mutating func kill(_ node: VersionNode, _ side: MergeSide) {
    isAlive[node.identity] = false
    died.append(node.identity)
    for child in node.children {
      if version(side.other)[child.identity] == nil { kill(child, side) } else { visit(child, side) }
    }
  }

  /// Keeps a thing, with all below it that the other side does not have.
  mutating func keep(_ node: VersionNode, _ side: MergeSide, asAnswer: Bool = false) {
    isAlive[node.identity] = true
    if asAnswer { isKeptByAnswer.insert(node.identity) }
    for child in node.children {
      if version(side.other)[child.identity] == nil {
        keep(child, side, asAnswer: asAnswer)
      } else {
        visit(child, side)
      }
    }
  }

  /// Whether a side changed or added anything in what the other side deleted.
  func isTouched(_ node: VersionNode, by side: MergeSide) -> Bool {
    if node.traits.isDerived { return false }
    // What lies elsewhere on the other side is not deleted.
    if version(side.other)[node.identity] != nil { return false }
    guard let before = base?[node.identity] else {
      return node.traits.isContainer ? node.children.contains { isTouched($0, by: side) } : true
    }
    if !isSame(node, before) { return true }
    if node.traits.isAtomic { return false }
    if node.traits.isObject, node.parent?.identity != before.parent?.identity { return true }
    return node.children.contains { isTouched($0, by: side) }
  }

  /// Whether a thing was not changed, apart from its children and from what is derived; a value with all that it holds.
  func isSame(_ node: VersionNode, _ other: VersionNode) -> Bool {
    let ignored = { (name: String) in rules.isDerived(name, of: node) }
    if node.traits.isAtomic || other.traits.isAtomic { return node.equals(other, ignoring: ignored) }
    return node.name == other.name && node.hasAttributes(of: other, ignoring: ignored)
  }

  /// Whether a thing only holds others, in all versions that have it.
  func isContainer(_ identity: Int) -> Bool {
    [base?[identity], ours[identity], theirs[identity]].allSatisfy { $0?.traits.isContainer ?? true }
  }

  /// Whether a thing is one value in any version.
  func isAtomic(_ identity: Int) -> Bool {
    [base?[identity], ours[identity], theirs[identity]].contains { $0?.traits.isAtomic ?? false }
  }
}
