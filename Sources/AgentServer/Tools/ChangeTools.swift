import Foundation

/// Tools that compare and merge versions of documents.
enum ChangeTools {
  static var all: [AgentTool] { [diff, merge] }

  private static let diff = AgentTool(
    name: "diff", title: "What a change does",
    description: """
      Compares two versions of documents. The answer lists changed objects, connections, classes, texts and constraints, and the views \
      that move because of the changes. By default, the tool compares the files with the last commit. The tool can also compare with \
      another revision or an older file, or compare a range of commits such as main...HEAD.
      """,
    schema: ToolSchema(arguments: [
      .text("path", "The new version: a storyboard, a xib or a folder. Default: all of the project."),
      .text("old", "The file with the old version."),
      .text("revision", "The git revision with the old version, such as HEAD~1. Default: HEAD."),
      .text("range", "A range of commits, such as main...HEAD, to compare instead of the files in the folder."),
      .texts("devices", "Models to use, such as \"iPhone SE\". Default: a few common devices."),
      .flag("all", "Whether to list every change. By default, the answer lists only the most important changes."),
    ])
  ) { call throws(ToolProblem) in
    var options = ["diff", "--quiet"] + call.texts("devices").map { "--device=\($0)" }
    if call.flag("all") { options.append("--lines=all") }
    if let old = call.text("old") {
      let new = try call.name("path")
      return told(try call.context.trellis(options + ["--", call.name(of: old), new], tick: call.tick))
    }
    let range = call.text("range") ?? call.text("revision") ?? "HEAD"
    guard !range.hasPrefix("-"), !range.contains(":") else { throw ToolProblem("\(range) is not a git revision.") }
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
      Merges a storyboard or xib object by object. Without a path, the tool lists documents with a conflict in git. With a path, the \
      tool lists the open questions of the document, with numbers. With answers such as 1=theirs, 2=ours or all=theirs, the tool writes \
      the merged document. A question without an answer keeps our version. After the merge, run git add. To merge three files without \
      git, pass base, ours, theirs and output.
      """,
    schema: ToolSchema(arguments: [
      .text("path", "A document with a conflict."),
      .texts("answers", "Answers such as 1=theirs or all=ours."),
      .text("base", "The common ancestor of both sides."), .text("ours", "Our version of the file."),
      .text("theirs", "Their version of the file."), .text("output", "The output file of a merge of three files."),
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
    if others > 0 { lines.append("\(others) other files have conflicts. Resolve these conflicts in a text editor.") }
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
          ? "The tool merged and wrote \(name). To check the result, call diff. To resolve the conflict, run git add."
          : end.status == 0
            ? "There are no questions. To write the document, call merge(path, answers: [\"all=ours\"])."
            : "The tool merged the document line by line, and the document contains conflict markers. Resolve the conflicts in the file."
      )
    } else {
      shown.append(
        (isWritten
          ? "The tool wrote the document with our version for each open question. "
          : "The tool did not write the document. ")
          + "Answer with merge(path, answers: [\"1=theirs\", …]).")
    }
    return ToolAnswer(
      shown.joined(separator: "\n"), values: ["open": .integer(questions.count), "clean": .bool(end.status == 0)])
  }
}
