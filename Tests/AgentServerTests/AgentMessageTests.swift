import Foundation
import Testing

@testable import AgentServer

/// source: JSON-RPC 2.0 (www.jsonrpc.org/specification), section 5.1, and modelcontextprotocol.io/specification.
@Suite struct AgentMessageTests {
  private func read(_ line: String) -> Result<AgentMessage?, AgentMessage.Problem> {
    do throws(AgentMessage.Problem) {
      return .success(try AgentMessage(JSONValue(line: Data(line.utf8))))
    } catch { return .failure(error) }
  }

  private func code(_ line: String) -> Int? {
    if case .failure(let problem) = read(line) { problem.code } else { nil }
  }

  @Test func requestsAndNotificationsAreRead() throws {
    let request = try #require(
      try read(#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"check"}}"#).get())
    #expect(request.id == 7 && request.method == "tools/call" && request.parameters["name"] == "check")
    let note = try #require(try read(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).get())
    #expect(note.id == nil && note.parameters.isEmpty)
    #expect(try read(#"{"jsonrpc":"2.0","id":"a","result":{}}"#).get() == nil)
  }

  @Test func whatIsNoMessageIsToldByItsCode() {
    #expect(code("{") == -32700)
    #expect(code(String(repeating: "[", count: 100_000)) == -32700)
    for line in [
      "[]", "7", #"{"id":1,"method":"a"}"#, #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":{},"method":"a"}"#,
    ] {
      #expect(code(line) == -32600, "\(line)")
    }
  }

  @Test func aValueIsTheSameAfterItWasWritten() throws {
    let value: JSONValue = [
      "a": [1, true, .null, .number(1.5), "ü \"\\\n"], "b": ["c": .object([:])], "d": .integer(9_007_199_254_740_993),
    ]
    #expect(JSONValue(line: Data(value.line.utf8)) == value)
    #expect(!value.line.contains("\n"))
  }
}

/// Answers take no more room than was asked for, and arguments are what the schema says.
@Suite struct ToolAnswerTests {
  @Test func aLongAnswerIsReadPageByPage() throws {
    let lines = (1...500).map { "line \($0) with some words" }
    let text = lines.joined(separator: "\n")
    var pages = AnswerPages()
    var page = pages.page(text[...], 1_000)
    var read = ""
    var count = 1
    while let end = page.range(of: "… ", options: .backwards), page.contains("more(cursor:") {
      #expect(page.count < 1_100)
      read += page[..<end.lowerBound]
      let cursor = try #require(page.split(separator: "\"").dropLast().last)
      page = pages.page(try #require(pages.rest(String(cursor))), 1_000)
      count += 1
    }
    #expect(read + page == text && count > 10)
    #expect(pages.rest("page-0") == nil)
  }

  @Test func argumentsAreChecked() {
    let schema = ToolSchema(arguments: [
      .text("path", "", required: true), .number("x", ""), .flag("dry", ""), .texts("verbs", ""),
      .text("kind", "", choices: ["a", "b"]),
    ])
    #expect(schema.problem(in: ["path": "a", "x": 1, "dry": true, "verbs": ["a"], "kind": "b"]) == nil)
    #expect(schema.problem(in: [:])?.contains("path is missing") == true)
    #expect(schema.problem(in: ["path": "a", "verb": "x"])?.contains("no argument verb") == true)
    #expect(schema.problem(in: ["path": 1])?.contains("must be of the type string") == true)
    #expect(schema.problem(in: ["path": "a", "verbs": [1]])?.contains("must be of the type array") == true)
    #expect(schema.problem(in: ["path": "a", "kind": "c"])?.contains("one of a, b") == true)
  }

  @Test func chosenLinesKeepTheirAncestors() {
    let text = "a\n  b\n    find me\n  c\n    d\n  e Find\n"
    #expect(LineFilter.lines(of: text, with: "find") == "a\n  b\n    find me\n  e Find")
    #expect(LineFilter.lines(of: text, with: "x") == "No line of the answer contains \"x\".")
  }
}
