import Foundation
import Testing

/// A run that looked at nothing must not look like a clean one.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct NothingCheckedTests {
  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("no document", to: "Empty/README")
    try scratch.copy("zero_size/bad.storyboard", to: "App/a.storyboard")
    return scratch
  }

  @Test(arguments: ["check", "frames", "verify", "render"]) func folderWithoutDocumentsIsAnError(_ command: String)
    throws
  {
    let scratch = try scratch()
    let outcome = try Tool.run([command, "Empty"], in: scratch.folder)
    #expect(outcome.status == 66)
    #expect(
      outcome.messages.contains("Empty: error: the folder contains no .storyboard or .xib file; "))
  }

  @Test func diffWithoutCommonDocumentsIsAnError() throws {
    let scratch = try scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "Other/b.storyboard")
    let outcome = try Tool.run(["diff", "App", "Other", "--matrix", "smoke"], in: scratch.folder)
    #expect(outcome.status == 66)
    #expect(outcome.messages.hasSuffix("error: nothing to compare: no document exists in both App and Other\n"))
    #expect(try Tool.run(["diff", "App", "Empty", "--matrix", "smoke"], in: scratch.folder).status == 66)
  }

  /// Somebody wanted it so.
  @Test func excludedDocumentsAreNoFailure() throws {
    let scratch = try scratch()
    try scratch.write("excluded: App\n", to: ".trellis.yml")
    let outcome = try Tool.run(["check"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.messages == "note: no document was checked: the configuration excludes the only document\n")
    // Where nothing could be excluded, that is no excuse.
    #expect(try Tool.run(["check", "Empty"], in: scratch.folder).status == 66)
  }

  @Test func documentsForOtherDevicesAreNoFailure() throws {
    let scratch = try scratch()
    let text = try scratch.text("App/a.storyboard").replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
    try scratch.write(text, to: "App/a.storyboard")
    let outcome = try Tool.run(
      ["check", "App", "--device", "iPhone SE", "--only-rule", "zero_size"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.contains("note: no document was checked: no document is for one of the selected devices\n"))
  }

  @Test func emptyMatrixIsAnError() throws {
    let scratch = try scratch()
    try scratch.write("matrix:\n  devices: [iPhone SE]\n  splits: [half]\n", to: ".trellis.yml")
    let outcome = try Tool.run(["check", "App"], in: scratch.folder)
    #expect(outcome.status == 66)
    #expect(outcome.messages.hasPrefix("error: there is nothing to check, because"))
    try scratch.write("matrix:\n  devices: []\n", to: ".trellis.yml")
    let empty = try Tool.run(["check", "App"], in: scratch.folder)
    #expect(empty.status == 65 && empty.messages == ".trellis.yml:2:12: error: the list contains no device\n")
  }
}
