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

  /// Tells of things that one side moved into something that the other side deleted.
  mutating func noteUndoneMoves() {
    for identity in 0..<table.count where isAlive[identity] {
      guard let before = base?[identity], before.traits.isObject, let old = before.parent?.identity else { continue }
      for side in MergeSide.allCases {
        guard let place = version(side)[identity]?.parent?.identity, place != old, !isAlive[place],
          version(side.other)[identity]?.parent?.identity == old
        else { continue }
        note(.moveUndone, identity, other: place, side: side)
      }
    }
  }

  /// Puts things that would lie in each other where ours has them.
  private mutating func resolveCircles() {
    for circle in circles() {
      if let first = circle.min() { _ = decide(.place, first) }
      for identity in circle {
        parents[identity] = ours[identity]?.parent?.identity ?? theirs[identity]?.parent?.identity ?? -1
      }
    }
    // What is left of circles lies where ours has it, or nowhere.
    for circle in circles() { for identity in circle { parents[identity] = ours[identity]?.parent?.identity ?? -1 } }
    for circle in circles() { for identity in circle { parents[identity] = -1 } }
  }

  /// Things that lie in each other. Linear in the number of things.
  private func circles() -> [[Int]] {
    var circles: [[Int]] = []
    // The number of the walk that met a thing.
    var walks = Array(repeating: -1, count: table.count)
    for start in 0..<table.count where isAlive[start] && walks[start] < 0 {
      var next = start
      while next >= 0, walks[next] < 0 {
        walks[next] = start
        next = parents[next]
      }
      guard next >= 0, walks[next] == start else { continue }
      var circle = [next]
      while let last = circle.last, parents[last] != next { circle.append(parents[last]) }
      circles.append(circle)
    }
    return circles
  }

  /// Whether things lie in each other no deeper than a reader of the format allows. Linear in the number of things.
  func isShallow(_ limit: Int) -> Bool {
    var depths = Array(repeating: -1, count: table.count)
    for start in 0..<table.count where isAlive[start] && depths[start] < 0 {
      var path: [Int] = []
      var next = start
      while next >= 0, depths[next] < 0 {
        path.append(next)
        next = parents[next]
      }
      var depth = next >= 0 ? depths[next] : -1
      for identity in path.reversed() {
        depth += 1
        depths[identity] = depth
        if depth > limit { return false }
      }
    }
    return true
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
    var result = joined(
      primary == .ours ? one : other, with: primary == .ours ? other : one, of: primary.other, common, old: Set(old),
      parent, order)
    // What no version has here: things that one side moved to what the other moved.
    let missing = members.subtracting(result)
    if !missing.isEmpty { result += missing.sorted() }
    if order == .sorted, isSorted(one, in: ours), isSorted(other, in: theirs) {
      result.sort { sortKey($0) < sortKey($1) }
    }
    return result
  }

  /// A list with what another one alone has, behind what that follows there; ours comes before theirs where both added something.
  private mutating func joined(
    _ list: [Int], with other: [Int], of side: MergeSide, _ common: Set<Int>, old: Set<Int>, _ parent: Int,
    _ order: NodeTraits.Order
  ) -> [Int] {
    // By what they follow; -1 at the beginning.
    var groups: [Int: [Int]] = [:]
    var anchor = -1
    for identity in other {
      if common.contains(identity) { anchor = identity } else { groups[anchor, default: []].append(identity) }
    }
    if groups.isEmpty { return list }
    var result: [Int] = []
    result.reserveCapacity(list.count + other.count)
    var index = 0
    anchor = -1
    while true {
      let group = groups[anchor] ?? []
      let start = index
      while index < list.count, !common.contains(list[index]) { index += 1 }
      let own = list[start..<index]
      if order == .list, let first = group.first, !old.contains(first), let rival = own.first, !old.contains(rival) {
        note(.samePlace, parent, other: side == .theirs ? first : rival, side: .theirs)
      }
      if side == .ours { result += group }
      result += own
      if side == .theirs { result += group }
      guard index < list.count else { return result }
      anchor = list[index]
      result.append(anchor)
      index += 1
    }
  }

  private func sortKey(_ identity: Int) -> String { node(identity)?.traits.sortKey ?? "" }

  private func isSorted(_ list: [Int], in version: MergeVersion) -> Bool {
    let keys = list.map { version[$0]?.traits.sortKey ?? "" }
    return zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
  }

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
