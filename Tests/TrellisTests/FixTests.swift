import Foundation
import Testing

/// Fixes by number, from outside.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct FixTests {
  private func check(_ arguments: String..., in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(["check", "--matrix", "smoke", "--no-hints"] + arguments, in: scratch.folder)
  }

  @Test func aFixIsListedAndMade() throws {
    let scratch = try Scratch()
    try scratch.copy("missing_reuse_identifier/bad-table.storyboard", to: "a.storyboard")
    let before = try scratch.text("a.storyboard")
    let list = try check("a.storyboard", "--list-fixes", in: scratch)
    #expect(list.status == 0 && list.output.contains("    fix 1: set the identifier of the cell to "))
    #expect(try scratch.text("a.storyboard") == before)
    let fixed = try check("a.storyboard", "--fix", "1", in: scratch)
    #expect(fixed.messages.contains("a.storyboard: fixed: set the identifier of the cell to "))
    #expect(try scratch.text("a.storyboard").contains("reuseIdentifier=\"Cell"))
    let count = { (text: String) in text.components(separatedBy: "(missing_reuse_identifier)").count }
    #expect(count(fixed.output) == count(list.output) - 1)
  }

  @Test func aNumberThatIsNotThereIsRefused() throws {
    let scratch = try Scratch()
    try scratch.copy("missing_reuse_identifier/bad-table.storyboard", to: "a.storyboard")
    let before = try scratch.text("a.storyboard")
    for arguments in [["--fix", "1,99"], ["--fix=99"]] {
      let outcome = try Tool.run(["check", "a.storyboard", "--matrix", "smoke"] + arguments, in: scratch.folder)
      #expect(
        outcome.status == 65 && outcome.messages.contains("error: there is no fix 99; specify a number from 1 to "))
    }
    #expect(try Tool.run(["check", "a.storyboard", "--fix=one"], in: scratch.folder).status == 64)
    #expect(try scratch.text("a.storyboard") == before)
  }

  /// Code scanners get what the numbers stand for.
  @Test func sarifContainsTheFixes() throws {
    let scratch = try Scratch()
    try scratch.copy("missing_reuse_identifier/bad-table.storyboard", to: "a.storyboard")
    let outcome = try check("a.storyboard", "--reporter", "sarif", in: scratch)
    #expect(outcome.output.contains("\"artifactChanges\"") == false, "without hints nothing is tried")
    let tried = try Tool.run(["check", "a.storyboard", "--matrix", "smoke", "--reporter", "sarif"], in: scratch.folder)
    #expect(tried.output.contains("\"artifactChanges\"") && tried.output.contains("reuseIdentifier="))
  }
}
