/// Overrides of members by their names of before Swift 4.2.
extension FileRewriter {
  /// Gives them the names of today, with a warning of the compiler at their place.
  mutating func renameFormerOverrides(_ reference: Program.Reference) {
    for member in program[reference].members {
      guard let former = member.former else { continue }
      warn("'\(former.old)' is deprecated: renamed to '\(former.fullName)'", before: member.start)
      replaceExactly(member.nameToken, with: former.name)
      if former.isProperty {
        becomeProperty(member)
      } else {
        renameLabels(member, former.old)
      }
    }
  }

  private mutating func replaceExactly(_ token: Int, with text: String) {
    edits.replaceExactly(source.tokens[token].start, source.tokens[token].end, with: text)
  }

  /// A warning in the line of a token, which keeps its column.
  private mutating func warn(_ message: String, before token: Int) {
    let offset = source.tokens[token].start
    let place = sourceLocation(line: line(of: offset))
    edits.insert(
      "\n\(place)#warning(\"\(message)\")\n\(place)" + String(repeating: " ", count: column(of: offset) - 1), at: offset
    )
  }

  /// `func name() -> Type {` becomes `var name: Type {`.
  private mutating func becomeProperty(_ member: DeclaredMember) {
    replace(from: member.keyword, through: member.keyword, with: "var")
    blank(from: member.nameToken + 1, through: member.nameToken + 2)
    let arrow = member.nameToken + 3
    if source.is(arrow, "->") { replace(from: arrow, through: arrow, with: ":") }
  }

  private mutating func renameLabels(_ member: DeclaredMember, _ old: String) {
    let labels = old.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
    var token = member.nameToken + 1
    for (label, parameter) in zip(labels, member.parameters) where label != parameter.label {
      while token < member.headEnd, source.text(token) != label { token += 1 }
      let present = parameter.label.isEmpty ? "_" : parameter.label
      // The label alone is the name inside as well.
      replaceExactly(token, with: source.isWord(token + 1) ? present : "\(present) \(label)")
    }
  }
}
