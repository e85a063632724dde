/// A member of an extension of another module's class that a class of this module overrides.
struct ForeignOverride: Equatable {
  var owner: String
  var member: DeclaredMember

  private var key: String { "\(owner.identifier)_\(member.name)" + member.labels.map { "_" + $0 }.joined() }

  /// The name of what the extension declares.
  var original: String { "_extended_\(key)" }
  /// The name of what overrides it.
  var name: String { "_overriding_\(key)" }
  /// The protocol of those who override it.
  var proto: String { "_Overriding_\(key)" }
}

extension Program {
  /// The same for a member of an extension; nil if no class overrides it.
  func foreignOverride(_ member: DeclaredMember, of reference: Reference) -> ForeignOverride? {
    let type = self[reference]
    guard type.kind == .extension, declared[key(reference)] == nil, !type.isConstrained, !member.isStatic,
      !member.isOverride, !member.isPrivate, member.body != nil, overriddenNames.contains(member.fullName)
    else { return nil }
    return ForeignOverride(owner: key(reference), member: member)
  }

  /// What a member of a class overrides, if an extension of another module's class declares it.
  func foreignOverride(overriding member: DeclaredMember, in path: String) -> ForeignOverride? {
    guard member.isOverride, !member.isStatic, declared[path] != nil else { return nil }
    for candidate in foreignMembers[member.fullName] ?? [] {
      return foreignOverride(self[candidate.owner].members[candidate.member], of: candidate.owner)
    }
    return nil
  }

  /// Whether the class itself overrides it.
  func overridesForeign(_ override: ForeignOverride, in path: String) -> Bool {
    members(override.member.name, of: path).contains {
      let member = self[$0.owner].members[$0.member]
      return member.isOverride && member.fullName == override.member.fullName
    }
  }

  /// The protocols of what a class is the first of its ancestors to override.
  func foreignProtocols(of path: String) -> [String] {
    guard !foreignMembers.isEmpty else { return [] }
    let ancestors = ancestors(of: path)
    let members = parts(of: path).flatMap { self[$0].members }
    return members.compactMap { foreignOverride(overriding: $0, in: path) }
      .filter { override in !ancestors.contains { overridesForeign(override, in: $0) } }.map(\.proto)
  }
}
