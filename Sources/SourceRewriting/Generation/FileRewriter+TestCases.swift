/// Test cases of XCTest that belong to the main actor: see ``Program/isIsolatedTest(_:of:)``.
extension FileRewriter {
  mutating func rewriteTests(_ reference: Program.Reference) {
    for member in program[reference].members where member.kind == .function {
      if program.isIsolatedTest(member, of: reference) { makeAsynchronous(member) }
      if program.isIsolatedFixture(member, of: reference) { renameFixture(member, of: reference) }
    }
  }

  // MARK: Tests

  private mutating func makeAsynchronous(_ member: DeclaredMember) {
    let close = source.partners[member.nameToken + 1]
    guard close > 0 else { return }
    edits.insert(" async", at: source.tokens[close].end)
    guard let body = member.body, source.partners[body] > body else { return }
    var index = body + 1
    while index < source.partners[body] {
      // Closures and local functions are as synchronous as before.
      if source.is(index, "{"), source.partners[index] > index, isClosure(index) { index = source.partners[index] }
      awaitTest(index)
      awaitExpectations(index)
      index += 1
    }
  }

  /// Whether the brace begins a closure or a function, and no statement as `if` does. Longer conditions than these many tokens are none.
  private func isClosure(_ open: Int) -> Bool {
    var index = open - 1
    let first = max(0, open - 128)
    while index > first, !source.tokens[index + 1].startsLine {
      if source.is(index, ")") || source.is(index, "]") || source.is(index, "}"), source.partners[index] >= 0 {
        index = source.partners[index]
      }
      if ["if", "else", "for", "while", "switch", "do", "catch", "guard", "repeat", "defer"].contains(
        source.text(index))
      {
        return false
      }
      if source.is(index, "{") || source.is(index, ";") { break }
      index -= 1
    }
    return true
  }

  /// `super.testLayout()` of a test that has become asynchronous.
  private mutating func awaitTest(_ index: Int) {
    guard source.is(index, "super"), source.is(index + 1, "."), source.text(index + 2).hasPrefix("test"),
      source.is(index + 3, "("), source.is(index + 4, ")"), !source.is(index - 1, "await")
    else { return }
    edits.insert("await ", at: source.tokens[index].start)
  }

  /// `wait(for:timeout:)` is for synchronous tests only.
  private mutating func awaitExpectations(_ index: Int) {
    guard source.is(index, "wait"), source.is(index + 1, "("), source.is(index + 2, "for"), source.is(index + 3, ":")
    else { return }
    var first = index
    if source.is(index - 1, ".") {
      guard source.is(index - 2, "self") else { return }
      first = index - 2
    }
    edits.insert("await ", at: source.tokens[first].start)
    edits.replaceExactly(source.tokens[index].start, source.tokens[index].end, with: "fulfillment")
    edits.replaceExactly(source.tokens[index + 2].start, source.tokens[index + 2].end, with: "of")
  }

  // MARK: Fixtures

  private mutating func renameFixture(_ member: DeclaredMember, of reference: Program.Reference) {
    let name = Self.fixtureName(member, program[reference])
    edits.replaceExactly(source.tokens[member.nameToken].start, source.tokens[member.nameToken].end, with: name)
    for index in member.start..<member.keyword where source.is(index, "override") { blank(from: index, through: index) }
  }

  private static func fixtureName(_ member: DeclaredMember, _ type: DeclaredType) -> String {
    "_isolated_\(type.path.identifier)_\(member.name)"
  }

  /// What a class overrides in place of its fixtures. XCTest calls it on the main thread.
  func fixtures(_ reference: Program.Reference) -> [String] {
    let type = program[reference]
    return type.members.filter { program.isIsolatedFixture($0, of: reference) }.flatMap { member in
      let access = ["open", "public", "package"].first { member.modifiers.contains($0) }.map { $0 + " " } ?? ""
      let mark = member.isThrowing ? "try " : ""
      return MemberCases.conditional(
        "\(access)override func \(member.name)()\(member.isThrowing ? " throws" : "") { "
          + "nonisolated(unsafe) let test = self; "
          + "\(mark)MainActor.assumeIsolated { \(mark)test.\(Self.fixtureName(member, type))() } }", member.conditions)
    }
  }
}
