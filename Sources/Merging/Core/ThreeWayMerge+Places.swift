/// Where things lie in the result.
extension ThreeWayMerge {
  mutating func decidePlaces() {
    for identity in 0..<table.count where isAlive[identity] { parents[identity] = place(of: identity) }
    resolveCircles()
    dropHomeless()
  }

  /// The identity of what the thing lies in; -1 for the root and for what lies in nothing that is left.
  private mutating func place(of identity: Int) -> Int {
    let (one, other) = (ours[identity]?.parent?.identity, theirs[identity]?.parent?.identity)
    var places = [one, other]
    if let one, let other, one != other {
      let old = base?[identity]?.parent?.identity
      if old == one {
        places = [other, one]
      } else if old != other, isAlive[one], isAlive[other] {
        places = decide(.place, identity) == .ours ? [one, other] : [other, one]
      }
    }
    return places.compactMap { $0 }.first { isAlive[$0] } ?? -1
  }

  /// Puts things that would lie in each other where ours has them.
  private mutating func resolveCircles() {
    for identity in 0..<table.count where isAlive[identity] && isInCircle(identity) {
      _ = decide(.place, identity)
      var next = identity
      repeat {
        let following = parents[next]
        if let place = ours[next]?.parent?.identity ?? theirs[next]?.parent?.identity { parents[next] = place }
        next = following
      } while next != identity && next >= 0 && isInCircle(next)
    }
    // What is left of circles lies where one version has it.
    for identity in 0..<table.count where isAlive[identity] && isInCircle(identity) {
      parents[identity] = ours[identity]?.parent?.identity ?? -1
    }
  }

  private func isInCircle(_ identity: Int) -> Bool {
    var (slow, next) = (identity, parents[identity])
    var isSlowTurn = false
    while next >= 0, next != identity {
      next = parents[next]
      if isSlowTurn { slow = parents[slow] }
      isSlowTurn.toggle()
      // A circle further up, in which this one is not.
      if next == slow { return false }
    }
    return next == identity
  }

  /// Leaves out what lies in nothing, with all that lies in it.
  private mutating func dropHomeless() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for identity in 0..<table.count where isAlive[identity] && identity != ours.root.identity {
        if parents[identity] < 0 || !isAlive[parents[identity]] {
          isAlive[identity] = false
          isChanged = true
        }
      }
    }
  }

  /// The children of each thing, in the order of the result.
  mutating func childLists() -> [Int: [Int]] {
    var lists: [Int: Set<Int>] = [:]
    for identity in 0..<table.count where isAlive[identity] && parents[identity] >= 0 {
      lists[parents[identity], default: []].insert(identity)
    }
    var result: [Int: [Int]] = [:]
    for parent in lists.keys.sorted() { result[parent] = order(lists[parent] ?? [], of: parent) }
    return result
  }

  private mutating func order(_ members: Set<Int>, of parent: Int) -> [Int] {
    func list(_ version: MergeVersion?) -> [Int] {
      version?[parent]?.children.map(\.identity).filter(members.contains) ?? []
    }
    let (one, other, old) = (list(ours), list(theirs), list(base))
    if one.count == members.count, one == other { return one }
    let common = Set(one).intersection(other)
    let order = node(parent)?.traits.order ?? .set
    let (mine, yours) = (one.filter(common.contains), other.filter(common.contains))
    var primary = MergeSide.ours
    if mine != yours {
      let before = old.filter(common.contains)
      let inOld = Set(before)
      let (a, b) = (mine.filter(inOld.contains), yours.filter(inOld.contains))
      if a == before, b != before {
        primary = .theirs
      } else if a != before, b != before, a != b, order == .list {
        primary = decide(.order, parent)
      }
    }
    var result = primary == .ours ? one : other
    insert(primary == .ours ? other : one, of: primary.other, into: &result, common, old: Set(old), parent, order)
    // What only the base's order knows: things that both sides moved here.
    result += members.subtracting(result).sorted()
    if order == .sorted, isSorted(one), isSorted(other) { result.sort { sortKey($0) < sortKey($1) } }
    return result
  }

  /// Adds what one side alone has behind what it follows there; ours comes before theirs where both added something.
  private mutating func insert(
    _ list: [Int], of side: MergeSide, into result: inout [Int], _ common: Set<Int>, old: Set<Int>, _ parent: Int,
    _ order: NodeTraits.Order
  ) {
    var previous: Int?
    for identity in list {
      defer { previous = identity }
      if common.contains(identity) { continue }
      var place = previous.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      let own = version(side)
      func isNew(_ identity: Int) -> Bool { !common.contains(identity) && own[identity] == nil }
      if place < result.count, isNew(result[place]) {
        if order == .list, !old.contains(identity), previous.map({ common.contains($0) }) ?? true {
          note(.samePlace, parent, other: identity, side: side)
        }
        if side == .theirs { while place < result.count, isNew(result[place]) { place += 1 } }
      }
      result.insert(identity, at: place)
    }
  }

  private func sortKey(_ identity: Int) -> String { node(identity)?.traits.sortKey ?? "" }

  private func isSorted(_ list: [Int]) -> Bool { zip(list, list.dropFirst()).allSatisfy { sortKey($0) <= sortKey($1) } }

  /// The tree of the result.
  func build(_ identity: Int, children lists: [Int: [Int]]) -> MergedNode {
    let values = joined[identity]
    let (one, other) = (ours[identity], theirs[identity])
    var whole = values?.whole
    if whole == nil, isAtomic(identity) { whole = one != nil ? .ours : .theirs }
    var children: [MergedNode] = []
    if whole == nil {
      for child in lists[identity] ?? [] {
        let node = build(child, children: lists)
        if !isEmptied(node) { children.append(node) }
      }
    }
    return MergedNode(
      identity: identity, base: base?[identity], ours: one, theirs: other, whole: whole,
      name: values?.name ?? node(identity)?.name ?? "", attributes: values?.attributes ?? attributes(of: identity),
      children: children)
  }

  /// Whether a thing only held others, and holds none any more.
  private func isEmptied(_ node: MergedNode) -> Bool {
    guard isContainer(node.identity), node.children.isEmpty else { return false }
    // One that a version has empty stays if no side took it out.
    let isDeleted = node.base != nil && (node.ours == nil || node.theirs == nil)
    return isDeleted || ![node.ours, node.theirs].contains { $0?.children.isEmpty ?? false }
  }
}
