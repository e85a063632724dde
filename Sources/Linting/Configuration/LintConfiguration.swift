/// What `.trellis.yml` says. Everything is optional; an empty file means the defaults.
///
///     excluded: [Pods]
///     matrix:
///       devices: [iPhone SE, iPad (9th generation)]
///       text_sizes: [large, AX5]
///     disabled_rules: [unreachable_scene]
///     opt_in_rules: [missing_trailing]
///     clipped_text: error
package struct LintConfiguration: Sendable {
  /// Files and folders to check, relative to the file's folder, where the command line names none; patterns, such as
  /// `**/Storyboards`, too.
  package var included: [String] = []
  /// Files and folders to leave out, relative to the file's folder; patterns, such as `**/Pods/**`, too.
  package var excluded: [String] = []
  /// What documents are laid out on.
  package var matrix = Matrix.preset(.supported)
  /// Identifiers of rules that do not run, even if another property asks for them.
  package var disabledRules: Set<String> = []
  /// Identifiers of opt-in rules that run.
  package var optInRules: Set<String> = []
  /// Identifiers of the only rules that run. An empty set means every rule that is not opt-in.
  package var onlyRules: Set<String> = []
  /// Severities by the identifier of a rule, instead of those of the rules.
  package var severities: [String: Severity] = [:]
  /// The form of the output where the command line names none.
  package var reporter = Reporter.xcode
  /// A file of accepted findings, relative to the file's folder.
  package var baseline: String?
  /// A folder that keeps the results of documents for the next run, relative to the file's folder; nil for none.
  package var cache: String?
  /// The least severity of a finding that makes a run fail; nil if none does.
  package var failsOn: Severity? = .error
  /// How seriously findings are taken; the command line only says so.
  package var strictness = Strictness.asConfigured

  /// The defaults, which an empty file stands for.
  package init() {}

  /// The rules that run, with their severities.
  package var rules: RuleSet {
    let chosen = RuleSet.all.filter { rule in
      let description = type(of: rule).description
      if disabledRules.contains(description.identifier) { return false }
      if !onlyRules.isEmpty { return onlyRules.contains(description.identifier) }
      return !description.isOptIn || optInRules.contains(description.identifier)
    }
    return RuleSet(chosen, severities: severities)
  }
}

/// Why a configuration cannot be used, and where.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, without the place.
  package var message: String
  /// The name of the file as the reader got it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int

  /// - Parameters:
  ///   - line: from 1.
  ///   - column: from 1.
  package init(message: String, file: String, line: Int, column: Int) {
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// `.trellis.yml:3:1: error: unknown key "device"; did you mean "devices"?`
  package var description: String { "\(file):\(line):\(column): error: \(message)" }
}
