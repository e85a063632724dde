/// Overriding across extensions, which needs Objective-C.
///
/// Swift refuses to override in an extension, and to override what an extension declares. In both cases the member of the
/// extension gets the name `_extended_…`, and the class a declaration of the member's name that calls it. `super` means the
/// same in an extension.
extension FileRewriter {
  /// Renames the members of an extension that its class is to declare.
  mutating func moveOverrides(_ reference: Program.Reference) {
    let type = program[reference]
    let isOwn = program.declared[program.key(reference)] != nil
    for member in type.members where program.moves(member, of: reference) {
      guard isOwn else {
        if overridesForeignMember(member, in: reference) { continue }
        report(
          "an extension cannot override \(member.fullName), because \(type.name) is not a class of this module; "
            + "override the member in a subclass", at: member.keyword)
        continue
      }
      if member.kind == .property, member.type == nil || member.body == nil { continue }
      replace(from: member.nameToken, through: member.nameToken, with: program.movedName(member, of: reference))
      passVariadicsAsArrays(member)
      for index in member.start..<member.keyword {
        if source.is(index, "override") { blank(from: index, through: index) }
        if source.is(index, "open") { replaceOpen(index) }
      }
    }
  }

  /// A member of an extension that nothing overrides any more is not open.
  private mutating func replaceOpen(_ index: Int) {
    edits.replaceExactly(source.tokens[index].start, source.tokens[index].end, with: "public")
  }

  /// The declarations that a class has for members of its extensions.
  func stubs(in path: String) -> [String] {
    (program.extensions[path] ?? []).flatMap { part in
      program[part].members.filter { program.moves($0, of: part) }.flatMap { member in
        MemberCases.conditional(stub(member, program.movedName(member, of: part), of: program[part]), member.conditions)
      }
    }
  }

  private func stub(_ member: DeclaredMember, _ name: String, of part: DeclaredType) -> String {
    let kept = ["public", "open", "package", "override", "class", "static", "nonisolated"]
    var head = member.attributes.filter { ["discardableResult", "MainActor", "available"].contains($0.name) }
      .map { "@\($0.name)\($0.argument.map { "(\($0))" } ?? "") " }.joined()
    // The access of an extension is that of its members.
    let isGiven =
      member.isPrivate || member.modifiers.contains { ["public", "open", "package", "internal"].contains($0) }
    if !isGiven, !part.access.isEmpty { head += "\(part.access) " }
    head += member.modifiers.filter { kept.contains($0) }.map { $0 + " " }.joined()
    let declaration = Declaration(member)
    let inner = "self.\(name)"
    guard member.kind == .function else {
      let body = member.isSettable ? "get { \(inner) } set { \(inner) = newValue }" : inner
      return "\(head)\(declaration.head(member.name)) { \(body) }"
    }
    return "\(head)\(declaration.head(member.name)) { \(declaration.call(inner)) }"
  }
}

extension Program {
  /// The name of a member that its class declares. It has the type's name, because a subclass may have one, too.
  func movedName(_ member: DeclaredMember, of reference: Reference) -> String {
    "_extended_\(key(reference).identifier)_\(member.name)"
  }

  /// Whether a member of an extension overrides, or is overridden in a subclass.
  func moves(_ member: DeclaredMember, of reference: Reference) -> Bool {
    let type = self[reference]
    guard type.kind == .extension, !type.isConstrained, member.body != nil else { return false }
    if member.isOverride { return true }
    guard declared[key(reference)] != nil, !member.isPrivate, !member.isStatic || member.modifiers.contains("class")
    else {
      return false
    }
    return isOverridden(member, of: key(reference))
  }
}
