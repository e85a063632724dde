/// Which methods of XCTest's test cases belong to the main actor.
///
/// Discovery on Linux casts tests to plain functions, which ends the process for a function of an actor; asynchronous ones have an entry
/// of their own, so such a test becomes one.
extension Program {
  /// Whether the method is a test that XCTest on Linux cannot call: synchronous, and the main actor's.
  func isIsolatedTest(_ member: DeclaredMember, of reference: Reference) -> Bool {
    member.kind == .function && member.name.hasPrefix("test") && member.parameters.isEmpty && member.type == nil
      && member.generics == nil && !member.isStatic && !member.isAsync && !member.isPrivate && member.body != nil
      && isIsolatedMember(member, of: reference)
  }

  private static let fixtures: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  /// Whether the method prepares or ends a test, in a class of the main actor: on iOS it is isolated as its class is, here it is as
  /// nonisolated as what it overrides.
  func isIsolatedFixture(_ member: DeclaredMember, of reference: Reference) -> Bool {
    self[reference].kind == .class && member.kind == .function && Self.fixtures.contains(member.name)
      && member.parameters.isEmpty && member.isOverride && !member.isStatic && !member.isAsync && member.body != nil
      && isIsolatedMember(member, of: reference)
  }

  private func isIsolatedMember(_ member: DeclaredMember, of reference: Reference) -> Bool {
    guard !member.modifiers.contains("nonisolated"), isTestCase(key(reference)) else { return false }
    return member.has("MainActor") || self[reference].has("MainActor") || isIsolated(key(reference))
  }

  /// Whether the class inherits from XCTest's, or from a test case of another module, which its name says.
  private func isTestCase(_ path: String) -> Bool {
    let root = ancestors(of: path).last ?? path
    return (declared[root] ?? []).contains { reference in
      self[reference].kind == .class && self[reference].inherited.contains { $0.hasSuffix("TestCase") }
    }
  }

  /// Whether a class, one that it inherits from or a protocol in its clause is the main actor's.
  private func isIsolated(_ path: String) -> Bool {
    ([path] + ancestors(of: path)).flatMap { declared[$0] ?? [] }.contains { reference in
      self[reference].has("MainActor")
        || self[reference].inherited.contains { name in
          let found = self.path(of: name, from: self[reference].path).flatMap { declared[$0] } ?? []
          return found.contains { self[$0].kind == .protocol && self[$0].has("MainActor") }
        }
    }
  }
}
