/// What `.trellis.yml` says. Everything is optional; an empty file means the defaults.
///
///     excluded: [Pods]
///     matrix:
///       devices: [iPhone SE, iPad (9th generation)]
///       text_sizes: [large, AX5]
///     disabled_rules: [unreachable_scene]
///     opt_in_rules: [missing_trailing]
///     clipped_text: error
public struct LintConfiguration: Sendable {
  /// Files and folders to check, relative to the file's folder, where the command line names none.
  public var included: [String] = []
  /// Files and folders to leave out, relative to the file's folder.
  public var excluded: [String] = []
  public var matrix = Matrix(.default)
  public var disabledRules: Set<String> = []
  public var optInRules: Set<String> = []
  /// If not empty, nothing else runs, and of these not what is disabled.
  public var onlyRules: Set<String> = []
  public var severities: [String: Severity] = [:]
  public var reporter = Reporter.xcode
  /// A file of findings that are known, relative to the file's folder.
  public var baseline: String?
  /// A folder that keeps results of unchanged documents, relative to the file's folder; nil for none.
  public var cache: String?
  /// The least severity that makes the run end with the status of findings; nil for none.
  public var failsOn: Severity? = .warning

  public init() {}

  public var rules: RuleSet {
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
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  public var file: String
  /// From 1.
  public var line: Int
  public var column: Int

  /// `.trellis.yml:3:1: error: unknown key "device"; did you mean "devices"?`
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
