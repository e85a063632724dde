/// Which members the Objective-C runtime of an iOS app would know.
extension Program {
  private static let attributes: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  func findExposedMembers(of reference: Reference) -> [DeclaredMember] {
    let type = self[reference]
    guard type.kind == .class || (type.kind == .extension && !type.isConstrained) else { return [] }
    // A class that belongs to another actor cannot be asked from the main one.
    guard !type.attributes.contains(where: { $0.name.hasSuffix("Actor") && $0.name != "MainActor" }) else { return [] }
    let path = key(reference)
    let all = (type.kind == .extension && type.has("objc")) || hasObjectiveCMembers(path)
    let mayMatch =
      !objectiveCRequirements.isEmpty && type.members.contains { objectiveCRequirements.contains($0.fullName) }
    let requirements = mayMatch ? self.requirements(of: path) : []
    return type.members.filter { member in
      guard isCallable(member) else { return false }
      if member.attributes.contains(where: { Self.attributes.contains($0.name) }) { return true }
      return (all && !member.isPrivate) || requirements.contains(member.fullName)
    }
  }

  private func isCallable(_ member: DeclaredMember) -> Bool {
    guard !member.isStatic, !member.isAsync, member.generics == nil, !member.has("nonobjc"), !member.has("NSManaged"),
      !member.attributes.contains(where: { $0.name == "available" && $0.argument?.contains("unavailable") == true })
    else { return false }
    return member.parameters.allSatisfy { parameter in
      !parameter.isInout && !parameter.type.hasSuffix("...") && !parameter.type.contains("some ")
    }
  }

  /// The requirements of `@objc` protocols that the class conforms to.
  private func requirements(of path: String) -> Set<String> {
    var names: Set<String> = []
    for owner in [path] + ancestors(of: path) {
      for name in ownProtocols(of: owner) {
        for reference in declared[name] ?? [] where self[reference].kind == .protocol && self[reference].has("objc") {
          names.formUnion(self[reference].members.map(\.fullName))
        }
      }
    }
    return names
  }

  /// Whether the class inherits from `NSObject` or `UIResponder` itself, and nothing in between asks for arguments.
  func isPlain(_ path: String) -> Bool {
    let chain = [path] + ancestors(of: path)
    let types = chain.flatMap { declared[$0] ?? [] }.map { self[$0] }
    guard types.filter({ $0.kind == .class }).allSatisfy({ !$0.hasInitializers || $0.hasPlainInitializer }) else {
      return false
    }
    return (declared[chain.last ?? ""] ?? []).contains {
      ["NSObject", "UIResponder"].contains(self[$0].inherited.first)
    }
  }

  /// The extensions of a type that have members to find by name.
  func exposingExtensions(of path: String) -> [Reference] {
    (extensions[path] ?? []).filter { !exposedMembers(of: $0).isEmpty }
  }

  /// Whether a class that it inherits from has generated members.
  func inheritsGenerated(_ path: String) -> Bool { ancestors(of: path).contains { isGenerated($0) } }

  /// Extensions of classes of other modules that have members to find by name.
  var foreignExtensions: [Reference] {
    references.filter {
      self[$0].kind == .extension && declared[key($0)] == nil && !exposedMembers(of: $0).isEmpty
    }
  }
}
