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
      Edits a storyboard or xib as Interface Builder would. If one verb fails, no verb is applied. A verb is a command of trellis edit, \
      with names or object ids from outline: `pin "Gray View" --top 40 --leading 40`, `set "Label" text="Hello" numberOfLines=0`, `set \
      btn-wi-dth priority=999`, \
      `add label --to "View"`, `embed Name Address --stack vertical`, `delete "Old View"`, `constrain "A.leading = B.trailing + 8"`. \
      For the options of a verb, call edit_help. By default, dry_run is true: nothing is written, and the answer shows what would \
      change and where views would move. Check the answer, then repeat the call with dry_run false.
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
    return ToolAnswer(words.isEmpty ? (isDry ? "Nothing would change." : "Done.") : words.joined(separator: "\n"))
  }

  private static let undo = AgentTool(
    name: "undo", title: "Undo the last edit",
    description: "Undoes the last edit of this session, if the file has not changed since.",
    schema: ToolSchema(arguments: []), isReadOnly: false
  ) { call throws(ToolProblem) in
    guard let last = call.context.edits.last else { throw ToolProblem("There is no edit in this session to undo.") }
    let name = call.context.folder.name(of: last.file)
    guard FileManager.default.contents(atPath: last.file) == last.after else {
      throw ToolProblem("\(name) has changed since the edit, so the edit cannot be undone.")
    }
    do { try last.before.write(to: URL(fileURLWithPath: last.file), options: .atomic) } catch {
      throw ToolProblem("\(name) cannot be written: \(error.localizedDescription)")
    }
    _ = call.context.edits.removeLast()
    return ToolAnswer("The last edit of \(name) was undone.")
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
      Creates a Swift package that builds an iOS app on this machine: a new app, or an existing one from an Xcode project, an XcodeGen \
      or Tuist project, or a Swift package. To build the package, call build_app.
      """,
    schema: ToolSchema(arguments: [
      .text("name", "The name of the app and of its new folder: a Swift identifier.", required: true),
      .text("from", "The project of an existing app."),
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
