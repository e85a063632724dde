/// What attributes and values both sides' things get.
extension ThreeWayMerge {
  mutating func joinValues() {
    for identity in 0..<table.count where isAlive[identity] {
      guard let ours = ours[identity], let theirs = theirs[identity] else { continue }
      // A value is taken with all that it holds.
      if let owner = ours.parent, owner.identity == theirs.parent?.identity, isAtomic(owner.identity) { continue }
      joined[identity] = isAtomic(identity) ? atomic(ours, theirs) : members(ours, theirs)
    }
  }

  private mutating func atomic(_ ours: VersionNode, _ theirs: VersionNode) -> JoinedValues {
    let before = base?[ours.identity]
    let side: MergeSide
    if ours.equals(theirs) {
      // The same in other bytes: those of the side that changed them.
      side = .ours
    } else if let before, ours.equals(before) {
      side = .theirs
    } else if let before, theirs.equals(before) {
      side = .ours
    } else if let known = rules.side(of: ours, theirs, base: before) {
      side = known
    } else if ours.traits.isDerived {
      side = rules.derivedSide
      if ours.traits.isNoted, theirs.traits.isNoted { note(.derived, ours.identity, side: side) }
    } else if rules.isSame(ours, theirs) {
      if ours.traits.isReference { note(.twin, ours.identity, side: .theirs) }
      side = .ours
    } else if ours.traits.isReference, leadsSomewhere(ours) != leadsSomewhere(theirs) {
      // The other one goes with the object that was deleted.
      side = leadsSomewhere(ours) ? .ours : .theirs
      note(.wentWithObject, ours.identity, other: target(of: side == .ours ? theirs : ours), side: side.other)
    } else {
      side = decide(.value, ours.identity)
    }
    let node = side == .ours ? ours : theirs
    return JoinedValues(name: node.name, attributes: node.attributes, whole: side)
  }

  /// What a reference leads to that is gone.
  private func target(of node: VersionNode) -> Int? {
    node.attributes.lazy.filter { rules.refersToObject($0.name, value: $0.value) }.compactMap {
      table.number(ofID: $0.value)
    }
    .first { !isAlive[$0] }
  }

  /// Whether all that a reference leads to is in the result, as far as that is decided.
  private func leadsSomewhere(_ node: VersionNode) -> Bool { target(of: node) == nil }

  private mutating func members(_ ours: VersionNode, _ theirs: VersionNode) -> JoinedValues {
    let before = base?[ours.identity]
    var name = ours.name
    if ours.name != theirs.name {
      if ours.name == before?.name {
        name = theirs.name
      } else if theirs.name != before?.name, decide(.kind, ours.identity) == .theirs {
        name = theirs.name
      }
    }
    // The order of ours; what theirs has alone comes after what it follows there.
    var names = ours.attributes.map(\.name)
    if ours.attributes.count != theirs.attributes.count
      || zip(ours.attributes, theirs.attributes).contains(where: { $0.name != $1.name })
    {
      var previous: String?
      for (name, _) in theirs.attributes {
        if !names.contains(name) {
          names.insert(name, at: previous.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        }
        previous = name
      }
    }
    var attributes: [(name: String, value: String)] = []
    attributes.reserveCapacity(names.count)
    for name in names {
      let (one, other, old) = (ours[name], theirs[name], before?[name])
      let value: String?
      if before == nil, one == nil || other == nil {
        // Both added it: what one of them lacks is the other's.
        value = one ?? other
      } else if one == other || other == old {
        value = one
      } else if one == old {
        value = other
      } else if let known = rules.value(of: name, in: ours, base: old, ours: one, theirs: other) {
        value = known.text
      } else {
        value = decide(.attribute, ours.identity, attribute: name) == .ours ? one : other
      }
      if let value { attributes.append((name, value)) }
    }
    return JoinedValues(name: name, attributes: attributes, whole: nil)
  }
}
