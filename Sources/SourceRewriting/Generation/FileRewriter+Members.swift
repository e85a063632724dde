/// What classes and extensions get to find their members by name.
///
/// A class has a function `_member(_:)`, declared before its closing brace, where private members are in sight and local and
/// private classes can have it. It asks the extensions of the class, and then the superclass. The first of a chain of
/// classes conforms to `GeneratedMembers`.
extension FileRewriter {
  mutating func generateMembers(_ reference: Program.Reference) {
    let type = program[reference]
    let path = program.key(reference)
    guard type.close < source.count else { return }
    var protocols = optionalProtocols(of: path) + program.foreignProtocols(of: path)
    var lines = stubs(in: path)
    if program.isGenerated(path) {
      let isRoot = !program.inheritsGenerated(path)
      if isRoot { protocols.append("UIKit.GeneratedMembers") }
      lines += memberFunction(reference, isRoot: isRoot)
    }
    lines += fixtures(reference)
    lines += mainFunction(type)
    addProtocols(protocols, to: type)
    if !lines.isEmpty { insert(lines: lines, before: type.close) }
  }

  private func memberFunction(_ reference: Program.Reference, isRoot: Bool) -> [String] {
    let type = program[reference]
    var access = type.access
    if access == "open", type.modifiers.contains("final") { access = "public" }
    let head = [access, isRoot ? "" : "override"].filter { !$0.isEmpty }.map { $0 + " " }.joined()
    var lines = ["@MainActor \(head)func _member(_ m: UIKit.MemberMessage) throws -> Bool {"]
    let cases = MemberCases(
      program.exposedMembers(of: reference), overloaded: program.overloaded[program.key(reference)] ?? []
    ).lines
    lines += ["switch m.name {"] + cases + ["  default:"]
    for part in program.exposingExtensions(of: program.key(reference)) {
      lines += MemberCases.conditional(
        "    if try self.\(helperName(part))(m) { return true }", program[part].conditions)
    }
    let rest = isRoot ? "_UIKitSources.perform(m, on: self)" : "super._member(m)"
    return lines + ["    return try \(rest)", "  }", "  return true", "}"]
  }

  /// The function by which an extension finds its members: `_member_Screen_2`.
  func helperName(_ reference: Program.Reference) -> String {
    "_member_\(program.files[reference.file].tag)_\(reference.type)"
  }

  /// Members of extensions are found by a function in a further extension, at the end of the file.
  mutating func generateExtensionMembers(_ reference: Program.Reference) {
    let type = program[reference]
    let members = program.exposedMembers(of: reference)
    guard !members.isEmpty else { return }
    let name = helperName(reference)
    // The condition of the extension holds for all of it.
    let cases = MemberCases(
      members.map { member in
        var member = member
        member.conditions.removeFirst(min(type.conditions.count, member.conditions.count))
        return member
      }, overloaded: program.overloaded[program.key(reference)] ?? [])
    var lines = [
      "extension \(type.name) {", "@MainActor func \(name)(_ m: UIKit.MemberMessage) throws -> Bool {",
      "switch m.name {",
    ]
    lines += cases.lines + ["  default: return false", "  }", "  return true", "}", "}"]
    if program.declared[program.key(reference)] == nil {
      lines.append(
        "@MainActor func \(name)(_ m: UIKit.MemberMessage, on object: AnyObject) throws -> Bool "
          + "{ try (object as? \(type.name))?.\(name)(m) ?? false }")
    }
    if !type.conditions.isEmpty {
      lines = ["#if \(type.conditions.map { "(\($0))" }.joined(separator: " && "))"] + lines + ["#endif"]
    }
    tail += lines
  }

  // MARK: Inheritance clauses

  mutating func addProtocols(_ names: [String], to type: DeclaredType) {
    guard !names.isEmpty else { return }
    let text = (type.hasInheritanceClause ? ", " : ": ") + names.joined(separator: ", ")
    edits.insert(text, at: source.tokens[type.clauseEnd].end)
  }

  // MARK: The program's beginning

  /// On iOS the system makes the application delegate, which needs no required initializer.
  private func mainFunction(_ type: DeclaredType) -> [String] {
    guard type.has("UIApplicationMain") || type.has("main"), !type.members.contains(where: { $0.name == "main" }) else {
      return []
    }
    let access = type.access.isEmpty ? "" : "public "
    return [
      "@MainActor \(access)static func main() { UIKit.UIApplication._launch(\(type.path)(), from: _UIKitSources.self) }"
    ]
  }
}
