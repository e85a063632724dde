/// Overriding what an extension declares of a class of another module.
///
/// The member of the extension gets another name, and one of its own name that asks the object first: a class that overrides it
/// conforms to a protocol with the member, under a third name. `super.name` is the superclass's, or the extension's. An extension of
/// a further class of another module overrides in the same way.
extension FileRewriter {
  /// Renames what subclasses override, and adds the members that ask them.
  mutating func dispatchForeignMembers(_ reference: Program.Reference) {
    let type = program[reference]
    for member in type.members {
      guard let override = program.foreignOverride(member, of: reference) else { continue }
      replace(from: member.nameToken, through: member.nameToken, with: override.original)
      passVariadicsAsArrays(member)
      for index in member.start..<member.keyword where source.is(index, "open") {
        edits.replaceExactly(source.tokens[index].start, source.tokens[index].end, with: "public")
      }
      // A class of UIKit belongs to the main actor, and so do the members of its extensions.
      let isolation = type.name.hasPrefix("UI") && !member.modifiers.contains("nonisolated") ? "@MainActor " : ""
      let declaration = Declaration(member)
      tail += MemberCases.conditional(
        "\(isolation)protocol \(override.proto): AnyObject { \(declaration.head(override.name, isRequirement: true)) \(declaration.accessors) }",
        type.conditions)
      let asked = "(self as? any \(override.proto))"
      let isPublic = !type.access.isEmpty || !Set(["public", "open"]).isDisjoint(with: member.modifiers)
      tail += MemberCases.conditional(
        "extension \(type.name) { \(declaration.attributes)\(isPublic ? "public " : "")\(declaration.head(member.name)) { "
          + declaration.body(asking: asked, override.name, else: override.original) + " } }", type.conditions)
    }
  }

  /// Renames what a class overrides of such members, and what it calls of them by `super`.
  mutating func overrideForeignMembers(_ reference: Program.Reference) {
    let path = program.key(reference)
    for member in program[reference].members where member.isOverride {
      guard let override = program.foreignOverride(overriding: member, in: path) else { continue }
      let inherits = program.ancestors(of: path).contains { program.overridesForeign(override, in: $0) }
      rename(member, override, inherits: inherits)
    }
  }

  /// The same in an extension of another module's class; false if no extension declares what the member overrides.
  mutating func overridesForeignMember(_ member: DeclaredMember, in reference: Program.Reference) -> Bool {
    let path = program.key(reference)
    guard let override = program.foreignOverride(overriding: member, in: path) else { return false }
    rename(member, override, inherits: false)
    // An extension that is marked `public` cannot conform.
    tail += MemberCases.conditional(
      "extension \(program[reference].name): \(override.proto) {}", program[reference].conditions)
    return true
  }

  private mutating func rename(_ member: DeclaredMember, _ override: ForeignOverride, inherits: Bool) {
    replace(from: member.nameToken, through: member.nameToken, with: override.name)
    passVariadicsAsArrays(member)
    for index in member.start..<member.keyword where source.is(index, "override") && !inherits {
      blank(from: index, through: index)
    }
    guard let body = member.body, source.partners[body] > body else { return }
    for index in body..<source.partners[body]
    where source.is(index, "super") && source.is(index + 1, ".") && source.name(index + 2) == member.name {
      replace(from: index, through: index, with: inherits ? "super" : "self")
      replace(from: index + 2, through: index + 2, with: inherits ? override.name : override.original)
    }
  }
}
