import Foundation
import Testing

/// Baselines, fixes and configuration files, from outside.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct CheckTests {
  private func check(_ arguments: String..., in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(["check", "--matrix", "smoke"] + arguments, in: scratch.folder)
  }

  @Test func baselineHidesKnownFindingsOnly() throws {
    let scratch = try Scratch()
    try scratch.copy("left_right_attribute/bad.storyboard", to: "a.storyboard")
    #expect(try check("a.storyboard", "--write-baseline", "known.json", in: scratch).status == 0)
    let text = try scratch.text("a.storyboard")
    try scratch.write(text.replacing("<scenes>", with: "<!-- moved -->\n<scenes>"), to: "a.storyboard")
    let known = try check("a.storyboard", "--baseline", "known.json", in: scratch)
    #expect(known.status == 0)
    #expect(known.output.contains("nothing found (the baseline hides 2 more)"))
    try scratch.copy("outside_screen/bad.storyboard", to: "b.storyboard")
    try scratch.write("baseline: known.json\n", to: ".trellis.yml")
    let new = try check("a.storyboard", "b.storyboard", in: scratch)
    #expect(new.status == 0)
    #expect(new.output.hasPrefix("b.storyboard:11:29: warning: \"Save\" extends 50 points beyond the screen"))
  }

  @Test func fixChangesOnlyNecessaryBytes() throws {
    let scratch = try Scratch()
    try scratch.copy("left_right_attribute/bad.storyboard", to: "a.storyboard")
    try scratch.copy("zero_size/bad.storyboard", to: "b.storyboard")
    let before = try scratch.text("b.storyboard")
    let outcome = try check("--fix", "a.storyboard", "b.storyboard", in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.messages.contains("a.storyboard: 2 fixes made"))
    #expect(outcome.output.contains("zero_size") && !outcome.output.contains("left_right_attribute"))
    #expect(try scratch.text("b.storyboard") == before)
    let fixed = Tool.repository.appendingPathComponent("Fixtures/lint/left_right_attribute/bad.fixed")
    #expect(try scratch.text("a.storyboard") == String(decoding: Data(contentsOf: fixed), as: UTF8.self))
    #expect(try check("a.storyboard", in: scratch).status == 0)
  }

  /// The document that is named twice is fixed once, and what stands behind a removed line is told where it is now.
  @Test func placesAfterAFixFollowTheFixedDocument() throws {
    let scratch = try Scratch()
    try scratch.copy("duplicate_constraint/bad.storyboard", to: "a.storyboard")
    let late = "<constraint firstItem=\"text\" firstAttribute=\"left\" secondItem=\"safe\" secondAttribute=\"centerX\""
    let text = try scratch.text("a.storyboard").replacing(
      "                        </constraints>",
      with: "\(late) priority=\"1\" id=\"late\"/>\n                        </constraints>")
    try scratch.write(text, to: "a.storyboard")
    let outcome = try check("--fix", "a.storyboard", "./a.storyboard", in: scratch)
    #expect(outcome.messages.contains("a.storyboard: 2 fixes made") && !outcome.messages.contains("./a.storyboard"))
    let fixed = try scratch.text("a.storyboard")
    let line = try #require(fixed.split(separator: "\n").firstIndex { $0.contains(late) }) + 1
    #expect(line == 21 && outcome.output.hasPrefix("a.storyboard:\(line):1: warning: "))
    #expect(outcome.output.contains("in 1 document;"))
  }

  @Test func configurationErrorHasPlaceAndSuggestion() throws {
    let scratch = try Scratch()
    try scratch.write("included: [.]\ndisabled_rule: zero_size\n", to: ".trellis.yml")
    let outcome = try check(in: scratch)
    #expect(outcome.status == 65)
    #expect(
      outcome.messages
        == ".trellis.yml:2:1: error: unknown key \"disabled_rule\"; did you mean \"disabled_rules\"?\n")
  }

  @Test func configurationChoosesPathsAndSeverities() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "App/a.storyboard")
    try scratch.copy("zero_size/bad.storyboard", to: "App/Old/b.storyboard")
    try scratch.copy("zero_size/bad.storyboard", to: "Other/c.storyboard")
    try scratch.write("included: App\nexcluded: App/Old\nzero_size: note\n", to: ".trellis.yml")
    let outcome = try check(in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("App/a.storyboard:11:29: note:"))
    #expect(!outcome.output.contains("b.storyboard") && !outcome.output.contains("c.storyboard"))
  }

  /// Paths in a configuration are those from its own folder.
  @Test func configurationOfAnotherFolderIsRead() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "App/a.storyboard")
    try scratch.copy("zero_size/bad.storyboard", to: "App/Old/b.storyboard")
    try scratch.write("included: .\nexcluded: Old\nbaseline: known.json\n", to: "App/trellis.yml")
    #expect(try check("--config", "App/trellis.yml", "--write-baseline", "App/known.json", in: scratch).status == 0)
    let outcome = try check("--config", "App/trellis.yml", in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("(the baseline hides 1 more) in 1 document;"))
  }

  /// What a document says is text everywhere, also in drawings.
  @Test func htmlReportEscapesTextsOfDocuments() throws {
    let scratch = try Scratch()
    try scratch.copy("outside_screen/bad.storyboard", to: "a.storyboard")
    let hostile = "title=\"&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""
    try scratch.write(
      try scratch.text("a.storyboard").replacing("title=\"Save\"", with: hostile), to: "a.storyboard")
    let outcome = try check("a.storyboard", "--reporter", "html", in: scratch)
    #expect(outcome.output.contains("<svg") && outcome.output.contains("&lt;script&gt;"))
    #expect(!outcome.output.contains("<script"))
  }
}
