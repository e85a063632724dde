import ArgumentParser
import Linting

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules of trellis check, or explain specific rules.",
    discussion: """
      Examples:
        trellis rules                  one line for each rule
        trellis rules clipped_text     explains one rule, with an example
        trellis rules --markdown       prints a page with all rules, or with the specified rules
        trellis rules --schema         the JSON Schema of .trellis.yml
      """)

  @Argument(help: "The rules to explain. Default: all are listed.")
  var rule: [String] = []

  @Flag(help: "Print Markdown.")
  var markdown = false

  @Flag(help: "Print the JSON Schema of the configuration file.")
  var schema = false

  func validate() throws {
    try RuleOptions.check(rule)
  }

  func run() {
    if schema { return Console.result(ConfigurationSchema.text) }
    if rule.isEmpty && !markdown { return Console.result(RuleSet.listing) }
    let pages = RuleSet.all.map { type(of: $0).description }.filter { rule.isEmpty || rule.contains($0.identifier) }
    Console.result(pages.map { markdown ? $0.markdown : $0.text }.joined(separator: "\n\n"))
  }
}
