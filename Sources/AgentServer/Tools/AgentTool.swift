import Foundation

/// A tool that an agent can call.
struct AgentTool: Sendable {
  let name: String
  let title: String
  /// When to use it and what it answers, for the agent.
  let description: String
  let schema: ToolSchema
  /// Whether it changes no file and no app.
  var isReadOnly = true
  let run: @Sendable (ToolCall) throws(ToolProblem) -> ToolAnswer

  /// As `tools/list` has it.
  var listing: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description), "inputSchema": schema.value,
      "annotations": [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "openWorldHint": false,
      ],
    ]
  }
}

/// A call of a tool: what was passed, and what the tool works with.
struct ToolCall {
  let arguments: [String: JSONValue]
  let context: ToolContext
  /// Tells the client how long the call takes, in seconds.
  let tick: (Double) -> Void

  func text(_ name: String) -> String? { arguments[name]?.string }
  func required(_ name: String) throws(ToolProblem) -> String {
    guard let text = text(name) else { throw ToolProblem("The argument \(name) is missing.") }
    return text
  }
  func flag(_ name: String, _ standard: Bool = false) -> Bool { arguments[name]?.bool ?? standard }
  func number(_ name: String) -> Double? { arguments[name]?.number }
  func texts(_ name: String) -> [String] { arguments[name]?.array?.compactMap(\.string) ?? [] }

  /// The path of a file that an argument names.
  func file(_ name: String) throws(ToolProblem) -> String { try context.folder.file(required(name)) }
  /// The same as commands get it, relative to the folder: it is short, and answers have it.
  func name(_ name: String) throws(ToolProblem) -> String { try self.name(of: required(name)) }
  /// The path of a file relative to the folder, in a form that is no option.
  func name(of path: String) throws(ToolProblem) -> String {
    "./" + context.folder.name(of: try context.folder.file(path))
  }
}

/// What the tools of a server share.
final class ToolContext {
  let folder: AgentFolder
  /// The path of `trellis`.
  let tool: String
  let process: ToolProcess
  var pages = AnswerPages()
  var pictures = AnswerPictures()
  var edits = EditHistory()
  var app: LivingApp?
  private static let seconds = 120.0

  init(folder: AgentFolder, tool: String, process: ToolProcess) {
    (self.folder, self.tool, self.process) = (folder, tool, process)
  }

  /// Runs a command of the tool in the folder. Paths in the answer are relative to it.
  func trellis(
    _ arguments: [String], input: String = "", seconds: Double = seconds, tick: @escaping (Double) -> Void
  ) throws(ToolProblem) -> ToolProcess.End {
    let end = process.run(tool, arguments, in: folder.path, input: Data(input.utf8), seconds: seconds, tick: tick)
    if let problem = end.problem { throw ToolProblem("trellis \(arguments.first ?? "") \(problem).") }
    return end
  }
}
