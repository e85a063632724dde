import Foundation
import Testing

@testable import Linting

/// A finding keeps its identity when its message is worded differently.
@Suite struct FingerprintTests {
  private func finding(_ message: String, elementID: String? = nil, identity: String = "") -> Finding {
    Finding(
      rule: "outside_screen", severity: .warning, message: message, file: "a.storyboard", line: 3, column: 1,
      elementID: elementID, identity: identity)
  }

  @Test func otherWordsKeepTheFingerprint() {
    let old = finding("\"Save\" reaches 12 to 40.5 points beyond the screen")
    let new = finding("\"Save\" extends 12 to 40.5 points past the screen")
    #expect(old.fingerprint == new.fingerprint)
    #expect(finding("a", elementID: "x").fingerprint == finding("b", elementID: "x").fingerprint)
  }

  @Test(arguments: [
    "\"Cancel\" reaches 12 to 40.5 points beyond the screen", "\"Save\" reaches 12 to 41 points beyond the screen",
    "\"Save\" reaches 12 points beyond the screen",
  ]) func otherNamesAndNumbersMakeAnotherFingerprint(_ message: String) {
    #expect(finding(message).fingerprint != finding("\"Save\" reaches 12 to 40.5 points beyond the screen").fingerprint)
  }

  @Test func elementAndIdentityMakeAnotherFingerprint() {
    let all = [
      finding("a"), finding("a", elementID: "x"), finding("a", elementID: "y"), finding("a", identity: "height"),
    ]
    #expect(Set(all.map(\.fingerprint)).count == all.count)
  }

  @Test(arguments: [
    ("\"Save\" reaches 12 to 40.5 points beyond the screen", "\"Save\" 12 40.5"), ("nothing", ""),
    ("ends with 12.", "12"), ("\"open", "\"open"), ("\"Row 3\" is 1.2.3 high", "\"Row 3\" 1.2.3"), ("", ""),
  ]) func factsAreNamesAndNumbers(_ message: String, _ facts: String) {
    #expect(MessageFacts.text(of: message) == facts)
    #expect(MessageFacts.text(of: facts) == facts)
  }

  /// Baselines of version 0.1.0 have the message where a finding has no element.
  @Test func aBaselineWithTheOldMessageMatchesTheNewOne() throws {
    let text = """
      {"findings": [{"element": "\\"Save\\" reaches 12 to 40 points beyond the screen", "file": "a.storyboard",
        "identity": "", "rule": "outside_screen"}], "version": 1}
      """
    let baseline = try #require(Baseline(json: Data(text.utf8)))
    let new = finding("\"Save\" extends 12 to 40 points past the screen")
    let other = finding("\"Save\" extends 12 to 44 points past the screen")
    let left = baseline.apply(to: LintReport(of: [LintResult(findings: [new, new, other])], configurations: 1))
    #expect(left.findings == [new, other] && left.hidden == 1)
  }

  @Test func aBaselineWithoutAnElementIsReadAsItWasWritten() throws {
    let report = LintReport(
      of: [LintResult(findings: [finding("\"Save\" is 3 high"), finding("b")])], configurations: 1)
    let baseline = try #require(Baseline(json: Data(Baseline(of: report).text.utf8)))
    #expect(baseline.findings.map(\.element) == ["", "\"Save\" 3"])
    #expect(baseline.apply(to: report).findings.isEmpty)
  }
}
