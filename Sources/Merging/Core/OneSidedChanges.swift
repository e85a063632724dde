/// Looks for changes that one side alone made and a result lacks, whoever made the result.
///
/// Lines that merge without a conflict may be right as lines only: what one side deleted and the other moved is still there, and what one
/// side put into one of two blocks that look alike may lie in the other.
struct OneSidedChanges {
  let base, ours, theirs, result: MergeVersion
  let rules: any MergeRules

  /// Whether any is lacking. What follows from the rest does not count, nor the order of children. Linear in the number of things.
  func areLost(among count: Int) -> Bool {
    (0..<count).contains { identity in
      let (old, new) = (base[identity], result[identity])
      let (one, other) = (ours[identity], theirs[identity])
      return isLost(old, one, other, new) || isLost(old, other, one, new)
    }
  }

  /// Whether the change of one side to a thing is lost.
  private func isLost(_ old: VersionNode?, _ one: VersionNode?, _ other: VersionNode?, _ new: VersionNode?) -> Bool {
    guard let known = one ?? old, !known.traits.isDerived, !known.traits.isContainer else { return false }
    // What lies in a value is compared with it.
    if let owner = known.parent, owner.traits.isAtomic { return false }
    guard let old else {
      guard let one, other == nil else { return false }
      return new.map { isChanged(from: one, to: $0) } ?? true
    }
    guard let one else {
      // One deleted it. If the other changed it, somebody has to be asked.
      guard let other else { return false }
      return new != nil || isChanged(from: old, to: other)
    }
    guard let other, let new else { return false }
    if old.traits.isAtomic || one.traits.isAtomic {
      return isChanged(from: old, to: one) && !isChanged(from: old, to: other) && isChanged(from: one, to: new)
    }
    func isLost<Value: Equatable>(_ value: (VersionNode) -> Value) -> Bool {
      value(one) != value(old) && value(other) == value(old) && value(new) != value(one)
    }
    if isLost({ $0.name }) || old.traits.isObject && isLost({ $0.parent?.identity }) { return true }
    let names = Set(one.attributes.map(\.name)).union(old.attributes.map(\.name))
    return names.contains { name in !rules.isDerived(name, of: old) && isLost { $0[name] } }
  }

  /// Whether a thing is another one, apart from what is derived and from its parts.
  private func isChanged(from old: VersionNode, to new: VersionNode) -> Bool {
    let ignored = { (name: String) in rules.isDerived(name, of: old) }
    if old.traits.isAtomic || new.traits.isAtomic { return !old.equals(new, ignoring: ignored) }
    return old.name != new.name || !old.hasAttributes(of: new, ignoring: ignored)
      || old.traits.isObject && old.parent?.identity != new.parent?.identity
  }
}
