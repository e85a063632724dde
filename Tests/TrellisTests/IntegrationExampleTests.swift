import Foundation
import Testing

/// What Examples/CI tells a build server to run is understood.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct IntegrationExampleTests {
  static let files = ["github-workflow.yml", "github-shards.yml", "gitlab-ci.yml"]

  /// The words behind the tool's name in a step, and those that a step or a component is given as inputs; the places of a build server's
  /// variables hold a number.
  private func commands(in text: String) -> [[String]] {
    let lines: [String] = text.replacing("${{ matrix.shard }}", with: "1").components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " -"))
    }
    func words(_ text: Substring) -> [String] { text.split(separator: " " as Character).map(String.init) }
    func inputs(_ name: String) -> [String] {
      lines.filter { $0.hasPrefix(name) }.flatMap { words($0.dropFirst(name.count)) }
    }
    let steps = lines.filter { $0.hasPrefix("run: trellis ") }.map { (line: String) -> [String] in
      Array(words(line.dropFirst("run: trellis ".count)).prefix { $0 != "||" })
    }
    let paths = inputs("paths: ")
    return steps + (paths.isEmpty ? [] : [["check"] + paths + inputs("arguments: ")])
  }

  @Test(arguments: files) func commandsOfTheExamplesParse(_ name: String) throws {
    let file = Tool.repository.appendingPathComponent("Examples/CI/\(name)")
    let commands = commands(in: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    #expect(!commands.isEmpty)
    for command in commands {
      let scratch = try Scratch()
      try scratch.copy("conflicting_constraints/bad.storyboard", to: "App/a.storyboard")
      let report = try Tool.run(
        ["check", "App", "--matrix", "smoke", "--reporter", "json", "--no-hints"], in: scratch.folder)
      for index in 1...4 { try scratch.write(report.output, to: "\(index).json") }
      let outcome = try Tool.run(command, in: scratch.folder)
      #expect(outcome.status == 2, "\(command): \(outcome.messages)")
    }
  }

  /// The product's schema is the one that the tool prints.
  @Test func rulesPrintsTheSchema() throws {
    let file = Tool.repository.appendingPathComponent("trellis.schema.json")
    #expect(try Tool.run(["rules", "--schema"]).output == String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreGenerated(_ shell: String) throws {
    let outcome = try Tool.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("only-rule"))
  }
}
