/// What exists as long as lists name it, such as the files of a project.
extension ThreeWayMerge {
  /// Brings back what the other side deleted together with what stays because one side changed it: the places that name it, and its parts.
  mutating func keepOwners() {
    let owners = knownOwners()
    if owners.isEmpty { return }
    var vital: [Int: [Int]] = [:]
    for identity in 0..<table.count {
      guard let node = node(identity), node.traits.isVital else { continue }
      for (name, value) in node.attributes where rules.refersToObject(name, value: value) {
        if let target = table.number(ofID: value) { vital[target, default: []].append(identity) }
      }
    }
    var pending = isKeptByAnswer.filter { node($0)?.traits.isObject == true && node($0)?.traits.owns == nil }.sorted()
    var index = 0
    while index < pending.count {
      let object = pending[index]
      index += 1
      guard let side = MergeSide.allCases.first(where: { version($0)[object] != nil }),
        let node = version(side)[object],
        version(side.other)[object] == nil
      else { continue }
      func stay(_ owner: VersionNode) {
        keep(owner, side, asAnswer: true)
        note(.staysWithObject, owner.identity, other: object, side: side.other)
      }
      for owner in owners[object, default: []] + vital[object, default: []] where !isAlive[owner] {
        guard let place = version(side)[owner] else { continue }
        var outer = place.parent
        while let next = outer, !next.traits.isObject { outer = next.parent }
        if let outer, !isAlive[outer.identity] {
          stay(outer)
          pending.append(outer.identity)
        } else if let parent = place.parent, isAlive[parent.identity] {
          keep(place, side, asAnswer: true)
        }
      }
      for part in parts(of: node) where !isAlive[part] {
        guard let node = version(side)[part] else { continue }
        stay(node)
        pending.append(part)
      }
    }
  }

  private func parts(of node: VersionNode) -> [Int] {
    var parts: [Int] = []
    if let id = node.traits.owns, node.traits.ownership == .part, let part = table.number(ofID: id) {
      parts.append(part)
    }
    for child in node.children { parts += self.parts(of: child) }
    return parts
  }

  /// Leaves out what no list names any more, although one did in each version that has it. Returns whether anything was left out.
  mutating func dropOrphans() -> Bool {
    var isChanged = false
    for (object, places) in knownOwners().sorted(by: { $0.key < $1.key })
    where isAlive[object] && !isKeptByAnswer.contains(object) {
      let homes = places.filter { node($0)?.traits.ownership == .home }
      let owners = homes.isEmpty ? places : homes
      if owners.contains(where: { isAlive[$0] }) { continue }
      let holders = MergeSide.allCases.filter { version($0)[object] != nil }
      guard holders.allSatisfy({ side in owners.contains { version(side)[$0] != nil } }) else { continue }
      let isOld =
        base?[object] != nil && !holders.contains { side in node(object).map { isTouched($0, by: side) } ?? false }
      if !isOld {
        var outer = owners.first.flatMap { node($0)?.parent }
        while let next = outer, !next.traits.isObject { outer = next.parent }
        note(.wentWithObject, object, other: outer?.identity, side: holders.first)
      }
      leaveOut(object)
      isChanged = true
    }
    return isChanged
  }

  private mutating func knownOwners() -> [Int: [Int]] {
    if let owners { return owners }
    var found: [Int: [Int]] = [:]
    for identity in 0..<table.count {
      for node in [ours[identity], theirs[identity]] {
        guard let id = node?.traits.owns, let object = table.number(ofID: id) else { continue }
        if found[object]?.last != identity { found[object, default: []].append(identity) }
      }
    }
    owners = found
    return found
  }
}
