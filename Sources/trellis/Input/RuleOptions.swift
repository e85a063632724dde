import ArgumentParser
import Checking
import InterfaceBuilder
import Linting

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration file. Default: .trellis.yml, if the file exists.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Run only this rule. To run several rules, repeat the option.", valueName: "rule"))
  var onlyRule: [String] = []

  @Option(
    help: ArgumentHelp(
      "Turn on a rule that is off by default. To turn on several rules, repeat the option.", valueName: "rule"))
  var enableRule: [String] = []

  @Option(help: ArgumentHelp("Turn off a rule. To turn off several rules, repeat the option.", valueName: "rule"))
  var disableRule: [String] = []

  func validate() throws {
    try Self.check(onlyRule + enableRule + disableRule)
  }

  /// - Throws: `ValidationError` for a rule that does not exist, with one that has a similar name.
  static func check(_ rules: [String]) throws {
    let known = RuleSet.all.map(\.identifier)
    for rule in rules where !known.contains(rule) {
      let near = nearest(to: rule, among: known, atMost: 1).first.map { "did you mean \"\($0)\"?" }
      throw ValidationError("unknown rule \"\(rule)\"; \(near ?? "to list the rules, run trellis rules.")")
    }
  }

  /// The configuration file, changed by the command line.
  func configuration() throws -> LintConfiguration {
    var configuration = try LintConfiguration.read(config)
    if !onlyRule.isEmpty { configuration.onlyRules = Set(onlyRule) }
    configuration.optInRules.formUnion(enableRule)
    configuration.disabledRules.formUnion(disableRule)
    return configuration
  }
}
