import Foundation
import InterfaceBuilder
import Staging
import Testing

@testable import Checking
@testable import Linting

/// Every rule on a document that breaks it, and on one that nothing is wrong with.
@MainActor
@Suite struct RuleFixtureTests {
  nonisolated static let rules = RuleSet.all.map(\.identifier)

  private func rule(_ identifier: String) throws -> any Rule {
    try #require(RuleSet.all.first { $0.identifier == identifier }, "no rule \(identifier)")
  }

  private func lint(_ fixture: RuleFixture, _ configurations: [LayoutConfiguration]) throws -> LintResult {
    var linter = Linter(rules: RuleSet([try rule(fixture.rule)]), configurations: configurations)
    linter.givesHints = false
    return linter.lint(try fixture.read())
  }

  @Test(arguments: rules) func ruleHasBadAndGoodDocuments(_ rule: String) throws {
    let bad = RuleFixture.bad.filter { $0.rule == rule }
    #expect(RuleFixture.good.contains { $0.rule == rule })
    #expect(try bad.contains { try !RuleExpectation(#require($0.companion("expected"))).findings.isEmpty })
  }

  @Test func everyFixtureBelongsToARule() {
    #expect(Set(RuleFixture.all.map(\.rule)) == Set(Self.rules))
    let known = Set((RuleFixture.bad + RuleFixture.good + RuleFixture.conditional).map(\.description))
    #expect(Set(RuleFixture.all.map(\.description)) == known)
    for rule in Self.rules {
      let documents = RuleFixture.all.filter { $0.rule == rule }
      let known = documents.map(\.document) + documents.flatMap { ["\($0.name).expected", "\($0.name).fixed"] }
      let names = Repository.names(in: RuleFixture.folder.appendingPathComponent(rule))
      #expect(names.filter { !known.contains($0) } == [])
    }
  }

  @Test(arguments: RuleFixture.bad) func badDocumentHasTheExpectedFindings(_ fixture: RuleFixture) throws {
    let expectation = try RuleExpectation(#require(fixture.companion("expected"), "\(fixture) has no .expected"))
    #expect(expectation.source != nil, "an expectation needs a reason")
    let found = RuleExpectation.lines(of: try lint(fixture, expectation.configurations))
    #expect(found == expectation.findings)
  }

  @Test(arguments: RuleFixture.good) func goodDocumentHasNoFindings(_ fixture: RuleFixture) throws {
    let document = try fixture.read()
    #expect(document.diagnostics.isEmpty)
    var linter = Linter(rules: RuleSet(RuleSet.all), configurations: Matrix.preset(.default).configurations)
    linter.givesHints = false
    let findings = linter.lint(document).findings
    #expect(findings.map { XcodeReporter.text(of: $0) } == [])
  }

  /// What only the program decides is no finding of a check without `--all`.
  @Test(arguments: RuleFixture.conditional) func conditionalDocumentHasNoCertainFinding(_ fixture: RuleFixture) throws {
    var linter = Linter(rules: RuleSet(RuleSet.all), configurations: Matrix.preset(.default).configurations)
    linter.givesHints = false
    let findings = linter.lint(try fixture.read()).findings
    #expect(findings.filter(\.isCertain).map { XcodeReporter.text(of: $0) } == [])
    #expect(findings.contains { $0.rule == fixture.rule })
  }

  /// Byte by byte: a fix changes what it must, and then the rule has nothing more to fix.
  @Test(arguments: RuleFixture.bad) func fixedDocumentEqualsTheExpectedBytes(_ fixture: RuleFixture) throws {
    let expectation = try RuleExpectation(#require(fixture.companion("expected")))
    let fixes = try lint(fixture, expectation.configurations).findings.compactMap(\.fix)
    let fixed = fixture.companion("fixed")
    #expect(fixes.isEmpty == (fixed == nil), "a document with fixes has a .fixed beside it, and no other")
    guard let fixed else { return }
    let (bytes, applied) = Fixer.apply(fixes, to: Array(try fixture.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: fixed, as: UTF8.self))
    #expect(Set(applied) == Set(fixes))
    var linter = Linter(rules: RuleSet([try rule(fixture.rule)]), configurations: expectation.configurations)
    linter.givesHints = false
    #expect(linter.lint(try Document.read(Data(bytes), file: fixture.document)).findings.allSatisfy { $0.fix == nil })
  }
}
