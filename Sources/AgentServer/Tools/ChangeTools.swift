import Foundation

/// Tools that compare and merge versions of documents.
enum ChangeTools {
  static var all: [AgentTool] { [diff, merge] }

  private static let diff = AgentTool(
    name: "diff", title: "What a change does",
    description: """
      What two versions of documents have otherwise, in a few lines for each: objects, connections, classes, texts, constraints, and which \
      views move where because of which change. Compare a path with its last commit (the default), with a revision or with an older file, or \
      a range of commits such as main...HEAD.
      """,
    schema: ToolSchema(arguments: [
      .text("path", "The new version: a storyboard, a xib or a folder. Default: all of the project."),
      .text("old", "The file with the old version."),
      .text("revision", "The revision of git with the old version, such as HEAD~1. Default: HEAD."),
      .text("range", "A range of commits, such as main...HEAD, instead of the files as they are."),
      .texts("devices", "Models to use, such as \"iPhone SE\". Default: the usual ones."),
      .flag("all", "Whether every change has a line; otherwise the most important ones have."),
    ])
  ) { call throws(ToolProblem) in
    var options = ["diff", "--quiet"] + call.texts("devices").map { "--device=\($0)" }
    if call.flag("all") { options.append("--lines=all") }
    if let old = call.text("old") {
      let new = try call.name("path")
      return told(try call.context.trellis(options + ["--", call.name(of: old), new], tick: call.tick))
    }
    let range = call.text("range") ?? call.text("revision") ?? "HEAD"
    guard !range.hasPrefix("-"), !range.contains(":") else { throw ToolProblem("\(range) is no revision of git.") }
    let path = try call.text("path").map { path throws(ToolProblem) in try call.name(of: path) } ?? "."
    return told(try call.context.trellis(options + ["--git=\(range)", "--", path], tick: call.tick))
  }

  private static func told(_ end: ToolProcess.End) -> ToolAnswer {
    var answer = LayoutTools.answer(end)
    if answer.isError { return answer }
    if answer.text.isEmpty { answer.text = "Nothing differs." }
    answer.values = ["moved": .bool(end.status == 2)]
    return answer
  }

  private static let merge = AgentTool(
    name: "merge", title: "Resolve a merge",
    description: """
      Merges a storyboard or xib by the ids of its objects. Without a path: the documents in which git left a conflict. With a path: what is \
      open there, as numbered questions. With answers such as 1=theirs, 2=ours or all=theirs: the document is written with all that is certain \
      and with the answers; ours stands where a question is open. Then git add the file. Three files merge without git: base, ours, theirs and output.
      """,
    schema: ToolSchema(arguments: [
      .text("path", "A document with a conflict."),
      .texts("answers", "Such as 1=theirs, or all=ours."),
      .text("base", "The file that both sides began with."), .text("ours", "The file of one side."),
      .text("theirs", "The file of the other side."), .text("output", "The file to write, for three files."),
    ]), isReadOnly: false
  ) { call throws(ToolProblem) in
    let answers = call.texts("answers").map { "--take=\($0)" }
    if call.text("base") != nil || call.text("ours") != nil || call.text("theirs") != nil {
      let files = [try call.name("base"), try call.name("ours"), try call.name("theirs")]
      let output =
        "./" + call.context.folder.name(of: try call.context.folder.file(call.required("output"), mayBeNew: true))
      return try merged(
        call, ["merge"] + answers + ["--path=\(output)", "-o", output, "--"] + files, output, isWritten: true)
    }
    guard let path = call.text("path") else { return try conflicts(call) }
    let name = try call.name(of: path)
    return try merged(call, ["merge", "--questions"] + answers + ["--", name], name, isWritten: !answers.isEmpty)
  }

  /// The documents that git left with a conflict.
  private static func conflicts(_ call: ToolCall) throws(ToolProblem) -> ToolAnswer {
    let end = call.context.process.run(
      "/usr/bin/env", ["git", "diff", "--name-only", "--relative", "--diff-filter=U", "-z"],
      in: call.context.folder.path,
      seconds: 30)
    guard end.problem == nil, end.status == 0 else {
      throw ToolProblem("git cannot list conflicts here: \(end.messages.trimmingCharacters(in: .newlines))")
    }
    let files = end.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let documents = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let others = files.count - documents.count
    var lines = documents.isEmpty ? ["No storyboard or xib has a conflict."] : documents + ["Next: merge(path)."]
    if others > 0 { lines.append("\(others) other files have conflicts, which are merged by hand.") }
    return ToolAnswer(lines.joined(separator: "\n"), values: ["documents": .array(documents.map { .string($0) })])
  }

  private static func merged(
    _ call: ToolCall, _ arguments: [String], _ name: String, isWritten: Bool
  ) throws(ToolProblem) -> ToolAnswer {
    let file = try call.context.folder.file(name, mayBeNew: true)
    let before = FileManager.default.contents(atPath: file)
    let end = try call.context.trellis(arguments, tick: call.tick)
    if isWritten, let before, let after = FileManager.default.contents(atPath: file), before != after {
      call.context.edits.add(EditHistory.Edit(file: file, before: before, after: after))
    }
    let lines = (end.text + "\n" + end.messages).split(separator: "\n").map(String.init)
    guard end.status == 0 || end.status == 1 else { return ToolAnswer(lines.joined(separator: "\n"), isError: true) }
    let questions = lines.filter { $0.contains(": question ") }
    var shown = lines.filter { !$0.contains("trellis merge --questions") && !$0.contains("git add") }
    if questions.isEmpty {
      let isDone = isWritten && end.status == 0
      shown.append(
        isDone
          ? "\(name) is merged and written. Look at diff, then git add it."
          : end.status == 0
            ? "Nothing is asked. merge(path, answers: [\"all=ours\"]) writes the document."
            : "The document was merged by lines and has markers; answer them in the file.")
    } else {
      shown.append(
        (isWritten ? "Written, with ours where a question is open. " : "Nothing was written. ")
          + "Answer with merge(path, answers: [\"1=theirs\", …]).")
    }
    return ToolAnswer(
      shown.joined(separator: "\n"), values: ["open": .integer(questions.count), "clean": .bool(end.status == 0)])
  }
}
