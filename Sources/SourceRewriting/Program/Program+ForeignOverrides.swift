/// A member of an extension of another module's class that a class of this module, or an extension of a further class, overrides.
struct ForeignOverride: Equatable {
  var owner: String
  var member: DeclaredMember
  /// Whether the owner has members of the same full name, so that names of what is generated need the types.
  var isOverloaded = false

  private var key: String {
    "\(owner.identifier)_\(member.name)" + member.labels.map { "_" + $0 }.joined()
      + (isOverloaded ? member.typesWord : "")
  }

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
      !member.isOverride, !member.isPrivate, member.body != nil, isForeignMemberOverridden(member, reference)
    else { return nil }
    let isOverloaded = overloaded[key(reference)]?.contains(member.fullName) ?? false
    return ForeignOverride(owner: key(reference), member: member, isOverloaded: isOverloaded)
  }

  /// What a member of a class or of an extension of another module's class overrides, if an extension of a superclass declares it.
  func foreignOverride(overriding member: DeclaredMember, in path: String) -> ForeignOverride? {
    guard member.isOverride, !member.isStatic, let found = foreignCandidate(member, in: path) else { return nil }
    return foreignOverride(self[found.owner].members[found.member], of: found.owner)
  }

  /// The member of an extension of another module's class that a member overrides: of several the one with the same types.
  func foreignCandidate(_ member: DeclaredMember, in path: String) -> (owner: Reference, member: Int)? {
    guard let all = foreignMembers[member.fullName] else { return nil }
    let root = foreignRoot(path)
    var known: [String: Bool] = [:]
    let inherited = all.filter { candidate in
      let owner = key(candidate.owner)
      if let answer = known[owner] { return answer }
      let answer = owner != path && root.map { inherits($0, owner) } ?? false
      known[owner] = answer
      return answer
    }
    let name = member.typedName
    return inherited.first { self[$0.owner].members[$0.member].typedName == name } ?? inherited.first
  }

  /// The class of another module that a class inherits from, or is itself; nil for none.
  private func foreignRoot(_ path: String) -> String? {
    guard declared[path] != nil else { return path }
    let root = ancestors(of: path).last ?? path
    let type = (declared[root] ?? []).lazy.map { self[$0] }.first { $0.kind == .class }
    return type?.inherited.first.map { aliases[$0] ?? $0 }
  }

  /// Whether a class of another module may inherit from a type of another module: known of UIKit's, and not excluded of others.
  private func inherits(_ name: String, _ owner: String) -> Bool {
    if name == owner { return true }
    // Types inside of others are none that others inherit from, as `UIGestureRecognizer.State`.
    if owner.contains(".") { return false }
    guard UIKitClasses.isKnown(name) else { return true }
    var present = UIKitClasses.superclass(of: name)
    while let found = present {
      if found == owner { return true }
      present = UIKitClasses.superclass(of: found)
    }
    return false
  }

  /// Whether the class itself overrides it.
  func overridesForeign(_ override: ForeignOverride, in path: String) -> Bool {
    members(override.member.name, of: path).contains {
      let member = self[$0.owner].members[$0.member]
      return member.isOverride && foreignOverride(overriding: member, in: path) == override
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
