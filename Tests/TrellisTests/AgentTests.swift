import Foundation
import Testing

/// `trellis mcp` as an agent meets it: a line for each message.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct AgentTests {
  /// What the server answers to lines, by the ids of the requests.
  private func answers(_ lines: [String], in folder: URL) throws -> [Int: [String: Any]] {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Tool.executable
    process.arguments = ["mcp", folder.path]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let text = Data((lines.joined(separator: "\n") + "\n").utf8)
    Thread.detachNewThread {
      try? input.fileHandleForWriting.write(contentsOf: text)
      try? input.fileHandleForWriting.close()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    var found: [Int: [String: Any]] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let message = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      if let id = message["id"] as? Int { found[id] = message }
    }
    return found
  }

  private func call(_ id: Int, _ tool: String, _ arguments: [String: Any] = [:]) throws -> String {
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": ["name": tool, "arguments": arguments],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }

  private func text(_ answer: [String: Any]?) -> String {
    let content = (answer?["result"] as? [String: Any])?["content"] as? [[String: Any]]
    return content?.compactMap { $0["text"] as? String }.joined(separator: "\n") ?? ""
  }

  private func isError(_ answer: [String: Any]?) -> Bool? {
    (answer?["result"] as? [String: Any])?["isError"] as? Bool
  }

  /// source: Examples/Conflict, whose page says that the button asks for 214 points and has 159 on an iPhone SE.
  @Test func anAgentFindsAConflictResolvesItAndTakesItBack() throws {
    let scratch = try Scratch()
    let conflict = Tool.repository.appendingPathComponent("Examples/Conflict/Main.storyboard")
    let before = String(decoding: try Data(contentsOf: conflict), as: UTF8.self)
    try scratch.write(before, to: "App/Main.storyboard")
    let edit: [String: Any] = ["path": "App/Main.storyboard", "verbs": ["set btn-wi-dth priority=999"]]
    let found = try answers(
      [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
        try call(3, "project_overview"), try call(4, "check", ["devices": ["iPhone SE (3rd generation)"]]),
        try call(5, "edit", edit), try call(6, "edit", edit.merging(["dry_run": false]) { $1 }),
        try call(7, "check", ["devices": ["iPhone SE (3rd generation)"]]), try call(8, "undo"),
        try call(9, "frames", ["path": "App/Main.storyboard", "device": "iPhone SE (3rd generation)"]),
        try call(
          10, "check",
          [
            "paths": ["App"], "rules": ["conflicting_constraints"], "devices": ["iPhone SE (3rd generation)"],
            "release": "26", "text_sizes": ["AX3"], "fixes": false,
          ]),
        try call(
          11, "outline",
          [
            "path": "App/Main.storyboard", "contains": "btn-wi-dth", "device": "iPhone SE (3rd generation)",
            "release": 26,
            "orientation": "portrait", "text_size": "AX3", "appearance": "dark",
          ]),
      ], in: scratch.folder)
    let greeting = try #require(found[1]?["result"] as? [String: Any])
    #expect(greeting["protocolVersion"] as? String == "2025-06-18")
    let tools = try #require((found[2]?["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.contains { $0["name"] as? String == "app" })
    #expect(text(found[3]).contains("App/Main.storyboard: 1 scene: Conflict"))
    #expect(text(found[4]).contains("App/Main.storyboard:24:37: error: iOS breaks "))
    #expect(
      text(found[5]).contains(
        "+                                    <constraint firstAttribute=\"width\" priority=\"999\""))
    #expect(isError(found[6]) == false && !text(found[7]).contains("iOS breaks"))
    #expect(text(found[8]).contains("The tool undid the last edit"))
    #expect(try scratch.text("App/Main.storyboard") == before)
    #expect(isError(found[10]) == false && text(found[10]).contains("(conflicting_constraints)"))
    #expect(isError(found[11]) == false && text(found[11]).contains("[btn-wi-dth]"))
    #expect(text(found[9]).contains("UIButton \"Button\" btn-ma-in0 (80, "))
  }

  @Test func mistakesSayWhatToDo() throws {
    let scratch = try Scratch()
    try scratch.write("<document/>", to: "Main.storyboard")
    let found = try answers(
      [
        "{", try call(1, "nothing"), try call(2, "frames"), try call(3, "frames", ["path": "../x.storyboard"]),
        try call(4, "app", ["action": "tap", "target": "Sign In"]),
        try call(5, "edit", ["path": "Main.storyboard", "verbs": ["set a\nb"]]),
        try call(6, "more", ["cursor": "page-9"]), #"{"jsonrpc":"2.0","id":7,"method":"unknown"}"#,
        #"{"jsonrpc":"2.0","id":8,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":9,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}"#,
      ], in: scratch.folder)
    #expect((found[1]?["error"] as? [String: Any])?["code"] as? Int == -32602)
    #expect(isError(found[2]) == true && text(found[2]).contains("path is missing"))
    #expect(isError(found[3]) == true && text(found[3]).contains("Pass a path relative to this folder"))
    #expect(isError(found[4]) == true && text(found[4]).contains("action: launch"))
    #expect(isError(found[5]) == true && isError(found[6]) == true)
    #expect((found[7]?["error"] as? [String: Any])?["code"] as? Int == -32601)
    #expect(found[8]?["result"] != nil)
    #expect((found[9]?["error"] as? [String: Any])?["code"] as? Int == -32002)
  }

  /// Two branches set one constant to different values, and one of them adds a label beside it.
  @Test(.enabled(if: Repository.gitIsThere, "git is missing")) func anAgentResolvesAMergeAndSeesWhatItDid() throws {
    let repository = try Repository()
    let file = Tool.repository.appendingPathComponent("Examples/CentredBox/Main.storyboard")
    let base = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try repository.commit(base)
    try repository.branch("side") {
      try repository.commit(base.replacing("constant=\"160\"", with: "constant=\"200\""))
    }
    try repository.commit(base.replacing("constant=\"160\"", with: "constant=\"120\""))
    #expect(try repository.git("merge", "-q", "side").status != 0)
    let found = try answers(
      [
        try call(1, "merge"), try call(2, "merge", ["path": "Main.storyboard"]),
        try call(3, "merge", ["path": "Main.storyboard", "answers": ["1=theirs"]]),
        try call(4, "diff", ["path": "Main.storyboard", "devices": ["iPhone SE"]]), try call(5, "undo"),
        try call(6, "merge", ["path": "../Main.storyboard"]), try call(7, "diff", ["range": "-x"]),
        try call(8, "diff", ["range": "main..side", "devices": ["iPhone SE"]]),
      ], in: repository.folder)
    #expect(text(found[1]).hasPrefix("Main.storyboard\n"))
    #expect(
      text(found[2]).contains("question 1: ") && text(found[2]).contains("The tool did not write the document"),
      "\(text(found[2]))")
    #expect(text(found[3]).contains("The tool merged and wrote"), "\(text(found[3]))")
    #expect(text(found[4]).contains("80 points wider") && text(found[4]).contains("120 → 200"), "\(text(found[4]))")
    #expect(text(found[5]).contains("The tool undid the last edit"))
    #expect(isError(found[6]) == true && isError(found[7]) == true)
    #expect(text(found[8]).contains("120 → 200"), "\(text(found[8]))")
  }

  @Test func picturesAreResources() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "Main.storyboard")
    let found = try answers(
      [
        try call(1, "render", ["path": "Main.storyboard"]), #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"trellis://pictures/1.png"}}"#,
        #"{"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"trellis://pictures/1.svg"}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"trellis://pictures/9.png"}}"#,
      ], in: scratch.folder)
    let content = try #require((found[1]?["result"] as? [String: Any])?["content"] as? [[String: Any]])
    let link = try #require(content.first { $0["type"] as? String == "resource_link" })
    let uri = try #require(link["uri"] as? String)
    let list = try #require((found[2]?["result"] as? [String: Any])?["resources"] as? [[String: Any]])
    #expect(list.first?["uri"] as? String == uri && list.contains { $0["name"] as? String == "Main.storyboard" })
    let read = (found[uri.hasSuffix("png") ? 3 : 4]?["result"] as? [String: Any])?["contents"] as? [[String: Any]]
    #expect(read?.first?["uri"] as? String == uri && (read?.first?["blob"] ?? read?.first?["text"]) != nil)
    #expect((found[5]?["error"] as? [String: Any])?["code"] as? Int == -32002)
  }

  /// A request that is cancelled has no answer, also one that had not begun.
  @Test func cancelledRequestsHaveNoAnswer() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "Main.storyboard")
    func cancel(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
    }
    let found = try answers(
      [
        try call(1, "check", ["paths": ["Main.storyboard"]]), try call(2, "check", ["paths": ["Main.storyboard"]]),
        try call(3, "explain_rule"), cancel(2), cancel(1), cancel(9), #"{"jsonrpc":"2.0","id":4,"method":"ping"}"#,
      ], in: scratch.folder)
    #expect(found[1] == nil && found[2] == nil && found[3] != nil && found[4] != nil)
  }

  #if os(Linux)
    /// source: Examples/App; the program of the tests shows its screens.
    @Test func anAgentUsesAnApp() throws {
      let scratch = try Scratch()
      let program = Tool.executable.deletingLastPathComponent().appendingPathComponent("ExampleProgram")
      try FileManager.default.copyItem(at: program, to: scratch.folder.appendingPathComponent("Program"))
      let found = try answers(
        [
          try call(1, "app", ["action": "launch", "program": "Program", "device": "iPhone SE (3rd generation)"]),
          try call(2, "app", ["action": "tree"]), try call(3, "app", ["action": "change", "text_size": "AX3"]),
          try call(4, "app", ["action": "picture"]), try call(5, "app", ["action": "stop"]),
          try call(6, "app", ["action": "tree"]),
        ], in: scratch.folder)
      #expect(text(found[1]).contains("Texts: ") && !text(found[1]).contains("Texts: none"))
      #expect(text(found[2]).contains("375 × 667") && text(found[2]).contains("UILabel"))
      #expect(isError(found[3]) == false)
      let picture = try #require((found[4]?["result"] as? [String: Any])?["content"] as? [[String: Any]])
      #expect(picture.contains { $0["type"] as? String == "image" || $0["type"] as? String == "resource" })
      #expect(isError(found[6]) == true && text(found[6]).contains("No app is running"))
    }
  #endif
}
