import ArgumentParser
import Foundation
import Linting

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules of check, or explain some.",
    discussion: """
      Examples:
        trellis rules                     one line each
        trellis rules clipped_text        what it finds, why, and what to do
        trellis rules --schema            the JSON Schema of .trellis.yml
      """)

  @Argument(help: "Rules to explain.")
  var rule: [String] = []

  @Flag(help: "Print the JSON Schema of the configuration file.")
  var schema = false

  func validate() throws {
    let known = RuleSet.all.map(\.identifier)
    for name in rule where !known.contains(name) {
      throw ValidationError("unknown rule \"\(name)\"; see trellis rules.")
    }
  }

  func run() {
    if schema { return Console.result(ConfigurationSchema.text) }
    let all = RuleSet.all.map { type(of: $0).description }
    if rule.isEmpty {
      let width = all.map(\.identifier.count).max() ?? 0
      for description in all {
        let name = description.identifier.padding(toLength: width, withPad: " ", startingAt: 0)
        let state = description.isOptIn ? "opt-in " : description.severity.rawValue
        Console.result("\(name)  \(state.padding(toLength: 7, withPad: " ", startingAt: 0))  \(description.summary)")
      }
    }
    for description in all where rule.contains(description.identifier) {
      let state = "\(description.severity.rawValue)\(description.isOptIn ? ", only if asked for" : "")"
      Console.result(
        "\(description.name) (\(description.identifier), \(state))\n\n\(description.summary)\n\n\(description.rationale)\n"
      )
    }
  }
}
