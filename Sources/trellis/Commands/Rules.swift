import ArgumentParser
import Linting

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules of trellis check, or explain some of them.",
    discussion: """
      Examples:
        trellis rules                  one line for each rule
        trellis rules clipped_text     what it finds, why, and what to do
        trellis rules --schema         the JSON Schema of .trellis.yml
      """)

  @Argument(help: "The rules to explain. Default: all are listed.")
  var rule: [String] = []

  @Flag(help: "Print the JSON Schema of the configuration file.")
  var schema = false

  func validate() throws {
    let known = RuleSet.all.map(\.identifier)
    for name in rule where !known.contains(name) {
      throw ValidationError("unknown rule \"\(name)\"; trellis rules lists all of them.")
    }
  }

  func run() {
    if schema { return Console.result(ConfigurationSchema.text) }
    if rule.isEmpty { Console.result(RuleSet.listing) }
    for checked in RuleSet.all where rule.contains(checked.identifier) {
      Console.result(type(of: checked).description.text + "\n")
    }
  }
}
