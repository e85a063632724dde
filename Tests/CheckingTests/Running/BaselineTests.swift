import Foundation
import InterfaceBuilder
import Staging
import Testing

@testable import Checking
@testable import Linting

/// Findings that are known stay known while the document moves around them.
@MainActor
@Suite struct BaselineTests {
  private func report(_ text: String) throws -> LintReport {
    let document = try Document.read(Data(text.utf8), file: "a.storyboard")
    let configurations = ["retina4_0", "retina4_7"].compactMap { LayoutConfiguration(device: $0) }
    let rules = RuleSet([ConflictingConstraintsRule(), LeftRightAttributeRule(), OutsideScreenRule()])
    return LintReport(of: [Linter(rules: rules, configurations: configurations).lint(document)], configurations: 2)
  }

  private func text(_ rule: String) throws -> String {
    let fixture = try #require(RuleFixture.all.first { $0.rule == rule && $0.name == "bad" })
    return String(decoding: try fixture.bytes, as: UTF8.self)
  }

  @Test(arguments: ["conflicting_constraints", "left_right_attribute", "outside_screen"])
  func movedLinesKeepTheBaseline(_ rule: String) throws {
    let before = try text(rule)
    let baseline = Baseline(of: try report(before))
    #expect(baseline.findings.count == (rule == "left_right_attribute" ? 2 : 1))
    let moved = before.replacing("<scenes>", with: "<!-- a\n line\n or two -->\n    <scenes>")
      .replacing("\n      ", with: "\n        ")
    #expect(try report(moved).findings != report(before).findings)
    let left = baseline.apply(to: try report(moved))
    #expect(left.findings == [] && left.hidden == baseline.findings.count)
  }

  @Test func newFindingIsNotInTheBaseline() throws {
    let before = try text("left_right_attribute")
    let baseline = Baseline(of: try report(before))
    let after = before.replacing(
      "secondAttribute=\"top\" constant=\"20\" id=\"b\"/>",
      with: "secondAttribute=\"top\" constant=\"20\" id=\"b\"/>"
        + "<constraint firstItem=\"text\" firstAttribute=\"right\" relation=\"lessThanOrEqual\" secondItem=\"safe\" secondAttribute=\"right\" id=\"new\"/>"
    )
    #expect(baseline.apply(to: try report(after)).findings.map(\.elementID) == ["new"])
  }

  @Test func baselineEntryAcceptsOneFinding() throws {
    var report = try report(try text("outside_screen"))
    let baseline = Baseline(of: report)
    report.findings += report.findings
    let left = baseline.apply(to: report)
    #expect(left.findings.count == 1 && left.hidden == 1)
  }

  @Test func baselineFileIsReadAsWritten() throws {
    let baseline = Baseline(of: try report(try text("conflicting_constraints")))
    #expect(Baseline(json: Data(baseline.text.utf8)) == baseline)
    for other in ["", "[]", "{}", "{\"version\": 2, \"findings\": []}", "not json"] {
      #expect(Baseline(json: Data(other.utf8)) == nil)
    }
  }

  /// Every entry of a baseline that version 0.1.0 wrote still matches a finding.
  @Test func aBaselineOfAnOlderVersionMatches() throws {
    let file = Repository.root.appendingPathComponent("Fixtures/baselines/0.1.0.json")
    let baseline = try #require(Baseline(json: Data(contentsOf: file)))
    // The devices of that version, of which one ended with iOS 16.
    var lists = Matrix.Lists()
    lists.devices = [
      "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_12", "retina6_9", "ipad9_7",
      "ipad12_9rounded",
    ]
    var larger = lists
    (larger.textSizes, larger.devices) = ([.xxxLarge], ["retina4_0", "retina6_1"])
    var linter = Linter(
      rules: RuleSet(RuleSet.all),
      configurations: Matrix.product(lists).configurations + Matrix.product(larger).configurations)
    linter.givesHints = false
    let results = try Set(baseline.findings.map(\.file)).sorted().map { file in
      let bytes = try Data(contentsOf: RuleFixture.folder.appendingPathComponent(file))
      return linter.lint(try Document.read(bytes, file: file))
    }
    let left = baseline.apply(to: LintReport(of: results, configurations: 1))
    let known = Set(Baseline(of: LintReport(of: results, configurations: 1)).findings)
    #expect(baseline.findings.filter { !known.contains($0) } == [])
    #expect(left.hidden == baseline.findings.count)
  }
}
