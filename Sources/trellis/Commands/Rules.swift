import ArgumentParser
import Linting

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules of trellis check, or explain specific rules.",
    discussion: """
      Examples:
        trellis rules                  lists the rules
        trellis rules clipped_text     explains a rule, with an example
        trellis rules --markdown       prints a Markdown page that explains all rules
        trellis rules --schema         prints the JSON Schema of .trellis.yml
      """)

  @Argument(help: "The rules to explain. If you specify no rule, the command lists all rules.")
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
