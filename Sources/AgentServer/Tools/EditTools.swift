import Foundation

/// The edits of a session, so that they can be taken back.
struct EditHistory {
  struct Edit {
    var file: String
    var before: Data
    var after: Data
  }
  private(set) var edits: [Edit] = []
  private static let kept = 200

  mutating func add(_ edit: Edit) {
    edits.append(edit)
    if edits.count > Self.kept { edits.removeFirst() }
  }

  mutating func removeLast() -> Edit? { edits.popLast() }
  var last: Edit? { edits.last }
}

/// Tools that change documents and projects.
enum EditTools {
  static var all: [AgentTool] { [edit, undo, editHelp, newApp] }

  private static let edit = AgentTool(
    name: "edit", title: "Edit a document",
    description: """
      Edits a storyboard or xib like Interface Builder. If one verb fails, the document does not change. A verb is a command of trellis \
      edit, with names or object ids from outline: `pin "Gray View" --top 40 --leading 40`, `set "Label" text="Hello" numberOfLines=0`, \
      `set \
      btn-wi-dth priority=999`, \
      `add label --to "View"`, `embed Name Address --stack vertical`, `delete "Old View"`, `constrain "A.leading = B.trailing + 8"`. \
      For the options of a verb, call edit_help. By default, dry_run is true, and the answer shows the changes and the moved views \
      without writing the file. To write the file, repeat the call with dry_run false.
      """,
    schema: ToolSchema(arguments: [
      .text("path", "A storyboard or xib.", required: true),
      .texts("verbs", "One verb with its options in each element.", required: true),
      .flag("dry_run", "Whether to show the changes without writing the file; true by default."),
    ]), isReadOnly: false
  ) { call throws(ToolProblem) in
    let file = try call.file("path")
    let verbs = call.texts("verbs")
    guard !verbs.isEmpty, verbs.allSatisfy({ !$0.contains("\n") }) else {
      throw ToolProblem("Pass one verb in each element, without line breaks.")
    }
    let isDry = call.flag("dry_run", true)
    let before = FileManager.default.contents(atPath: file)
    let end = try call.context.trellis(
      ["edit", call.name("path")] + (isDry ? ["--dry-run"] : []), input: verbs.joined(separator: "\n") + "\n",
      tick: call.tick)
    let words = [end.text, end.messages].map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
    guard end.status == 0 else { return ToolAnswer(words.joined(separator: "\n"), isError: true) }
    if !isDry, let before, let after = FileManager.default.contents(atPath: file), before != after {
      call.context.edits.add(EditHistory.Edit(file: file, before: before, after: after))
    }
    return ToolAnswer(words.isEmpty ? (isDry ? "The verbs change nothing." : "Done.") : words.joined(separator: "\n"))
  }

  private static let undo = AgentTool(
    name: "undo", title: "Undo the last edit",
    description: "Undoes the last edit of this session. The tool fails if the file changed after the edit.",
    schema: ToolSchema(arguments: []), isReadOnly: false
  ) { call throws(ToolProblem) in
    guard let last = call.context.edits.last else { throw ToolProblem("There is no edit in this session to undo.") }
    let name = call.context.folder.name(of: last.file)
    guard FileManager.default.contents(atPath: last.file) == last.after else {
      throw ToolProblem("The tool cannot undo the edit, because \(name) changed after the edit.")
    }
    do { try last.before.write(to: URL(fileURLWithPath: last.file), options: .atomic) } catch {
      throw ToolProblem("\(name) cannot be written: \(error.localizedDescription)")
    }
    _ = call.context.edits.removeLast()
    return ToolAnswer("The tool undid the last edit of \(name).")
  }

  private static let editHelp = AgentTool(
    name: "edit_help", title: "Help for a verb",
    description: "Shows the options of a verb of edit, with examples. Without a verb, lists the verbs.",
    schema: ToolSchema(arguments: [.text("verb", "A verb, such as pin, set, vary, constrain, add, embed or resolve.")])
  ) { call throws(ToolProblem) in
    let verb = call.text("verb")
    guard verb?.allSatisfy({ $0.isLetter }) ?? true else { throw ToolProblem("A verb must be a single word.") }
    let end = try call.context.trellis(["edit"] + (verb.map { [$0] } ?? []) + ["--help"], tick: call.tick)
    return ToolAnswer(end.text.isEmpty ? end.messages : end.text, isError: end.status != 0)
  }

  private static let newApp = AgentTool(
    name: "new_app", title: "New app",
    description: """
      Creates a Swift package that builds a new or existing iOS app on this machine. An existing app can come from an Xcode project, an \
      XcodeGen or Tuist project, or a Swift package. To build the package, call build_app.
      """,
    schema: ToolSchema(arguments: [
      .text(
        "name", "The name of the app, which must be a Swift identifier. The new folder has the same name.",
        required: true),
      .text("from", "The project file or folder of an existing app."),
    ]), isReadOnly: false
  ) { call throws(ToolProblem) in
    let name = try call.required("name")
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw ToolProblem("\(name) is not a Swift identifier.")
    }
    var arguments = ["new", name]
    if let from = call.text("from") { arguments.append("--from=\(try call.context.folder.file(from))") }
    let end = try call.context.trellis(arguments, tick: call.tick)
    let words = [end.text, end.messages].filter { !$0.isEmpty }.joined(separator: "\n")
    return ToolAnswer(words, isError: end.status != 0)
  }
}
