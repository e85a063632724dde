import Foundation
import Testing

/// `trellis edit`: files, journals, several verbs, and what happens when something is wrong.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct EditTests {
  private let scratch = try! Scratch()
  private let document = "Examples/CentredBox/Main.storyboard"

  private func copy(_ name: String = "Main.storyboard") throws -> String {
    let path = scratch.path(name)
    try FileManager.default.copyItem(
      at: Tool.repository.appendingPathComponent(document), to: URL(fileURLWithPath: path))
    return path
  }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  private func edit(_ arguments: String..., input: String? = nil) throws -> Tool.Outcome {
    guard let input else { return try Tool.run(["edit"] + arguments) }
    let file = scratch.path("verbs.txt")
    try input.write(toFile: file, atomically: true, encoding: .utf8)
    let words = (["edit"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try Tool.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "'\(Tool.executable.path)' \(words) < '\(file)'"], in: Tool.repository)
  }

  @Test func journalUndoesAnEdit() throws {
    let path = try copy()
    let before = try bytes(path)
    let journal = scratch.path("journal")
    #expect(try edit(path, "add", "label", "--in", "View", "--text", "a \"<b>\"", "--journal", journal).status == 0)
    let between = try bytes(path)
    #expect(between != before)
    #expect(try edit(path, "set", "a \"<b>\"", "numberOfLines=0", "--journal", journal).status == 0)
    #expect(try edit(path, "undo", "--journal", journal).status == 0)
    #expect(try bytes(path) == between)
    #expect(try edit(path, "undo", "--journal", journal).status == 0)
    #expect(try bytes(path) == before)
    let last = try edit(path, "undo", "--journal", journal)
    #expect(last.status == 65)
    #expect(last.messages.contains("contains no edit of"))
  }

  @Test func undoNeedsAJournal() throws {
    let outcome = try edit(try copy(), "undo")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("error: to use undo, specify"))
  }

  @Test func undoIsRefusedAfterAnotherChange() throws {
    let path = try copy()
    let journal = scratch.path("journal")
    #expect(try edit(path, "add", "label", "--in", "View", "--journal", journal).status == 0)
    let text = String(decoding: try bytes(path), as: UTF8.self).replacingOccurrences(of: "Label", with: "Lapel")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try edit(path, "undo", "--journal", journal).status == 65)
    #expect(String(decoding: try bytes(path), as: UTF8.self) == text)
  }

  @Test func editWithUnwritableJournalChangesNothing() throws {
    let path = try copy()
    let before = try bytes(path)
    let outcome = try edit(path, "add", "label", "--in", "View", "--journal", scratch.path("nowhere/journal"))
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("cannot be written"))
    #expect(try bytes(path) == before)
  }

  @Test func negativeDistanceIsParsed() throws {
    let path = try copy()
    #expect(try edit(path, "add", "label", "--in", "View", "--id", "one", "--frame", "-4,-5,20,20").status == 0)
    #expect(try edit(path, "pin", "one", "--top", "-5", "--leading", "current").status == 0)
    let text = String(decoding: try bytes(path), as: UTF8.self)
    #expect(text.contains("<rect key=\"frame\" x=\"-4\" y=\"-5\""))
    #expect(text.contains("constant=\"-5\"") && text.contains("constant=\"-4\""))
  }

  @Test func dryRunWritesNothing() throws {
    let path = try copy()
    let before = try bytes(path)
    let outcome = try edit(path, "add", "label", "--in", "View", "--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("@@ "))
    #expect(outcome.output.contains("+") && outcome.output.contains("<label"))
    #expect(try bytes(path) == before)
  }

  @Test func verbsOfStandardInputAreAtomic() throws {
    let path = try copy()
    let before = try bytes(path)
    let verbs = "# two labels\nadd label --in View --label 'First one' --id one\n\nadd label --in View --label Second\n"
    let bad = try edit(path, input: verbs + "pin 'Third' --top 8\n")
    #expect(bad.status == 65)
    #expect(bad.messages.contains("standard input:5: "))
    #expect(bad.messages.contains("the document has no view with the name or ID \"Third\""))
    #expect(try bytes(path) == before)
    #expect(try edit(path, input: verbs + "pin 'First one' --top 8\n").status == 0)
    #expect(String(decoding: try bytes(path), as: UTF8.self).contains("firstItem=\"one\" firstAttribute=\"top\""))
  }

  @Test func editKeepsModesAndLinks() throws {
    let path = try copy()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = scratch.path("Link.storyboard")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Main.storyboard")
    #expect(try edit(link, "add", "label", "--in", "View").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Main.storyboard")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    let hard = scratch.path("Hard.storyboard")
    try FileManager.default.linkItem(atPath: path, toPath: hard)
    #expect(try edit(hard, "add", "button", "--in", "View").status == 0)
    #expect(try bytes(path) == bytes(hard))
    #expect(String(decoding: try bytes(path), as: UTF8.self).contains("<button"))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(!names.contains { $0.hasPrefix(".trellis") })
  }

  @Test(
    arguments: [
      (["delete", "Nobody"], 65), (["frobnicate"], 64), (["pin", "View"], 65), (["set", "View", "alpha=x"], 65),
      (["pin", "View", "--top", "far"], 64), (["resolve"], 64), (["constrain", "nonsense"], 65),
    ] as [([String], Int32)])
  func mistakes(_ words: [String], _ status: Int32) throws {
    let path = try copy()
    let before = try bytes(path)
    let outcome = try Tool.run(["edit", path] + words)
    #expect(outcome.status == status, "\(outcome.messages)")
    #expect(!outcome.messages.isEmpty)
    #expect(try bytes(path) == before)
  }

  @Test func verbHelpExitsWithSuccess() throws {
    let outcome = try Tool.run(["edit", document, "pin", "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("--to-margins"))
    #expect(try Tool.run(["edit", "Fixtures/nothing.storyboard", "delete", "x"]).status == 66)
    #expect(try Tool.run(["edit", "Package.swift", "delete", "x"]).status == 65)
  }

  /// The verb alone is enough: its help is about no file.
  @Test func verbHelpNeedsNoFile() throws {
    let outcome = try Tool.run(["edit", "pin", "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("--to-margins"))
    #expect(outcome.output == (try Tool.run(["edit", document, "pin", "--help"]).output))
  }

  /// Whoever asks for a menu gets it as an answer.
  @Test func menuIsAListOnStandardOutput() throws {
    let path = try copy()
    let before = try bytes(path)
    let menu = try edit(path, "connect", "Box", "Safe Area")
    #expect(menu.status == 0 && menu.messages.isEmpty)
    let lines = menu.output.split(separator: "\n")
    #expect(lines.count > 4)
    #expect(lines.contains { $0.hasPrefix("leadingSpace") && $0.contains("Box.leading = Safe Area.leading") })
    #expect(try edit(path, "connect", "Box", "Box").output.contains("aspectRatio"))
    let wire = try edit(path, "connect", "Box", "Box", "--json").output
    let members = try JSONSerialization.jsonObject(with: Data(wire.utf8)) as? [String: Any]
    #expect((members?["items"] as? [[String: String]])?.map { $0["choice"] ?? "" }.contains("aspectRatio") == true)
    // Among other verbs it would be an edit that says nothing.
    let verbs = try edit(path, input: "connect Box Box\n")
    #expect(verbs.status == 65 && verbs.messages.contains("no menu item is specified; the menu contains"))
    #expect(try bytes(path) == before)
  }

  @Test func severalObjectsComeBeforeTheAttributes() throws {
    let path = try copy()
    #expect(try edit(path, "add", "label", "--in", "View", "--id", "one").status == 0)
    #expect(try edit(path, "add", "label", "--in", "View", "--id", "two").status == 0)
    let both = try edit(path, "set", "one", "two", "numberOfLines=0", "text=a=b")
    #expect(both.status == 0 && both.output == "one two\n")
    #expect(String(decoding: try bytes(path), as: UTF8.self).components(separatedBy: "text=\"a=b\"").count == 3)
    #expect(try edit(path, "vary", "one", "two", "hidden=YES", "--class", "wC").status == 0)
    // The equation of a constraint is an object, not an attribute.
    #expect(try edit(path, "constrain", "one.width = 40").status == 0)
    #expect(try edit(path, "set", "width = 40", "constant=50").status == 0)
    #expect(try edit(path, "set", "one", "two").status == 64)
    #expect(try edit(path, "set", "one", "numberOfLines=0", "two").status == 64)
  }

  /// Each said that it was done, and left something in the file that Xcode does not know.
  @Test(arguments: [
    ["set", "View", "backgroundColor=black"], ["vary", "Box", "font=System,23,semibold", "--class", "wRhR"],
    ["set", "Box", "wibble=3"], ["set", "Box", "contentMode=middle"], ["set", "Screen", "simulatedSize=freeform"],
  ]) func attributesThatXcodeDoesNotKnowAreRefused(_ words: [String]) throws {
    let path = scratch.path("Screen.storyboard")
    try FileManager.default.copyItem(
      at: Tool.repository.appendingPathComponent("Examples/Editing/Empty.storyboard"), to: URL(fileURLWithPath: path))
    #expect(try edit(path, "add", "view", "--in", "Screen/View", "--label", "Box").status == 0)
    let before = try bytes(path)
    let outcome = try Tool.run(["edit", path] + words)
    #expect(outcome.status == 65)
    #expect(try bytes(path) == before)
  }

  /// Editors at once: each is done, or told that it was too late; no change of those that are done is lost.
  @Test func simultaneousEditsAreNotLost() throws {
    let path = try copy()
    let edits = (10..<18).map {
      "'\(Tool.executable.path)' edit '\(path)' add label --in View --id made-by-\($0) 2>/dev/null & "
    }
    // The pipe is read until the last editor has ended.
    let outcome = try Tool.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "{ \(edits.joined()) } | cat"], in: scratch.folder)
    let text = String(decoding: try bytes(path), as: UTF8.self)
    let done = outcome.output.split(separator: "\n").map(String.init)
    #expect(!done.isEmpty)
    for id in done { #expect(text.contains("id=\"\(id)\""), "\(id) is lost") }
  }
}
