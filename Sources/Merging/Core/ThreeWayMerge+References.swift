/// What refers to objects that are gone, and what cannot be there twice.
extension ThreeWayMerge {
  /// Leaves out references to what one side deleted, until none is left: connections, constraints and the like go with their object.
  mutating func dropDanglingReferences() {
    if referrers == nil {
      var found: [Int: [Int]] = [:]
      for identity in 0..<table.count where isAlive[identity] {
        for (attribute, value) in attributes(of: identity) where rules.refersToObject(attribute, value: value) {
          if let target = table.number(ofID: value) { found[target, default: []].append(identity) }
        }
      }
      referrers = found
      died = found.keys.filter { !isAlive[$0] }.sorted()
    }
    var index = 0
    while index < died.count {
      if !isAlive[died[index]] {
        for identity in referrers?[died[index]] ?? [] where isAlive[identity] { dropReferences(of: identity) }
      }
      index += 1
    }
    died = []
  }

  private mutating func dropReferences(of identity: Int) {
    for (attribute, value) in attributes(of: identity) where rules.refersToObject(attribute, value: value) {
      guard let target = table.number(ofID: value), !isAlive[target] else { continue }
      // One that leads nowhere in a version stays as it is.
      let holders = MergeSide.allCases.filter { version($0)[identity]?[attribute] == value }
      guard holders.allSatisfy({ version($0)[target] != nil }), let holder = holders.first,
        let node = version(holder)[identity]
      else { continue }
      guard node.traits.isReference else {
        drop(attribute, of: identity, from: holder, target)
        continue
      }
      if node.traits.isVital, let owner = node.parent, isAlive[owner.identity] {
        let isOld = base?[owner.identity] != nil && !isTouched(owner, by: holder)
        if !isOld { note(.wentWithObject, owner.identity, other: target, side: holder) }
        leaveOut(owner.identity)
        return
      }
      let isUnchanged =
        base?[identity].map { isSame(node, $0) && !isMoved(node, $0) } ?? false
        && !node.children.contains { isTouched($0, by: holder) }
      if !isUnchanged, !node.traits.isDerived { note(.wentWithObject, identity, other: target, side: holder) }
      isAlive[identity] = false
      died.append(identity)
      for child in node.children where version(holder.other)[child.identity] == nil { kill(child, holder) }
      return
    }
  }

  /// Whether an object lies in another one than before.
  private func isMoved(_ node: VersionNode, _ before: VersionNode) -> Bool {
    node.traits.owns != nil && node.parent?.identity != before.parent?.identity
  }

  /// Takes a reference out of an object: what the other side has there is taken where it leads to something.
  private mutating func drop(_ attribute: String, of identity: Int, from holder: MergeSide, _ target: Int) {
    note(.referenceDropped, identity, other: target, attribute: attribute, side: holder)
    var values =
      joined[identity]
      ?? JoinedValues(name: node(identity)?.name ?? "", attributes: attributes(of: identity), whole: nil)
    let other = version(holder.other)[identity]?[attribute].flatMap { value in
      table.number(ofID: value).map { isAlive[$0] } == true ? value : nil
    }
    guard let place = values.attributes.firstIndex(where: { $0.name == attribute }) else { return }
    if let other {
      values.attributes[place].value = other
      if let target = table.number(ofID: other) { referrers?[target, default: []].append(identity) }
    } else {
      values.attributes.remove(at: place)
    }
    joined[identity] = values
  }

  /// Decides on references that one side changed and the other deleted, as far as their objects are still there. Returns whether
  /// anything was left out.
  mutating func settleDisputes() -> Bool {
    var isChanged = false
    for (identity, changer) in disputed where isAlive[identity] {
      // It stays with an object that stays because the same side changed that.
      let targets = attributes(of: identity).filter { rules.refersToObject($0.name, value: $0.value) }
      if let object = targets.compactMap({ table.number(ofID: $0.value) }).first(where: isKeptByAnswer.contains) {
        note(.staysWithObject, identity, other: object, side: changer.other)
        continue
      }
      if decide(.deletion, identity, deleter: changer.other) != changer, let node = version(changer)[identity] {
        kill(node, changer)
        isChanged = true
      }
    }
    disputed = []
    return isChanged
  }

  /// Decides between things that cannot both be there. Returns whether anything was left out.
  mutating func settleRivals() -> Bool {
    var isChanged = false
    decidePlaces()
    var slots: [String: [Int]] = [:]
    var twins: [String: [Int]] = [:]
    var subjects: [String: [Int]] = [:]
    for identity in 0..<table.count where isAlive[identity] {
      guard let node = node(identity) else { continue }
      if let slot = node.traits.slot { slots["\(parents[identity]) \(slot)", default: []].append(identity) }
      guard base?[identity] == nil, (ours[identity] == nil) != (theirs[identity] == nil) else { continue }
      if let key = node.traits.twinKey { twins[key, default: []].append(identity) }
      if let subject = node.traits.subject { subjects[subject, default: []].append(identity) }
    }
    for rivals in inOrder(slots) where rivals.count > 1 {
      // What stayed because one side changed it was decided against what the other side has in its place.
      if rivals.contains(where: isKeptByAnswer.contains) {
        for loser in rivals where !isKeptByAnswer.contains(loser) {
          note(
            .gaveWay, loser, other: rivals.first(where: isKeptByAnswer.contains),
            side: ours[loser] == nil ? .theirs : .ours)
          isChanged = leaveOut(loser) || isChanged
        }
        continue
      }
      guard let (one, other) = pair(rivals) else { continue }
      isChanged = leaveOut(decide(.slot, one, rival: other) == .ours ? other : one) || isChanged
    }
    for same in inOrder(twins) {
      guard let (one, other) = pair(same) else { continue }
      // Nothing else may know it by its id.
      guard !(referrers?[other] ?? []).contains(where: { isAlive[$0] }) else { continue }
      note(.twin, other, other: one, side: .theirs)
      isChanged = leaveOut(other) || isChanged
    }
    for rivals in inOrder(subjects) {
      guard let (one, other) = pair(rivals), isAlive[one], isAlive[other] else { continue }
      guard let (a, b) = node(one).flatMap({ a in node(other).map { (a, $0) } }), a.traits.twinKey != b.traits.twinKey
      else { continue }
      isChanged = leaveOut(decide(.contradiction, one, rival: other) == .ours ? other : one) || isChanged
    }
    return isChanged
  }

  private func inOrder(_ groups: [String: [Int]]) -> [[Int]] {
    groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// One thing that only ours has and one that only theirs has, if there are just these.
  private func pair(_ identities: [Int]) -> (ours: Int, theirs: Int)? {
    let own = identities.filter { isAlive[$0] && theirs[$0] == nil }
    let others = identities.filter { isAlive[$0] && ours[$0] == nil }
    guard own.count == 1, others.count == 1 else { return nil }
    return (own[0], others[0])
  }

  @discardableResult
  mutating func leaveOut(_ identity: Int) -> Bool {
    guard isAlive[identity] else { return false }
    for side in MergeSide.allCases {
      if let node = version(side)[identity] { kill(node, side) }
    }
    return true
  }

  /// Decides on things that exist as long as they are used.
  mutating func keepWhatIsUsed() {
    guard !unused.isEmpty else { return }
    var used: Set<String> = []
    for identity in 0..<table.count where isAlive[identity] && node(identity)?.traits.usedName == nil {
      addValues(of: identity, to: &used)
    }
    for (node, side) in unused {
      guard let name = node.traits.usedName, used.contains(name) else {
        kill(node, side)
        continue
      }
      isAlive[node.identity] = true
      for child in node.children { revive(child) }
    }
    decidePlaces()
  }

  private mutating func revive(_ node: VersionNode) {
    isAlive[node.identity] = true
    node.children.forEach { revive($0) }
  }

  private func addValues(of identity: Int, to values: inout Set<String>) {
    for (name, value) in attributes(of: identity) where rules.mayUse(name) { values.insert(value) }
    // A value holds others that are not joined one by one.
    guard isAtomic(identity), let node = joined[identity]?.whole.flatMap({ version($0)[identity] }) ?? node(identity)
    else { return }
    func add(_ node: VersionNode) {
      for child in node.children {
        for (name, value) in child.attributes where rules.mayUse(name) { values.insert(value) }
        add(child)
      }
    }
    add(node)
  }
}
