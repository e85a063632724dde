import ArgumentParser
import Linting

/// How seriously findings are taken, and how much is said about them.
struct VerdictOptions: ParsableArguments {
  @Flag(help: "Print only findings and errors.")
  var quiet = false

  @Flag(help: "Treat warnings as errors. Also treat a check without documents as an error.")
  var strict = false

  @Flag(help: "Treat errors as warnings. With this option, findings do not change the exit status.")
  var lenient = false

  @Option(help: "The lowest severity that sets the exit status to 2. Default: error.")
  var failOn: Limit?

  enum Limit: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  func validate() throws {
    if strict && lenient { throw ValidationError("--strict and --lenient cannot be used together.") }
    if strict && failOn == .never { throw ValidationError("--strict and --fail-on never cannot be used together.") }
    if lenient, let failOn, failOn != .never {
      throw ValidationError("--lenient and --fail-on \(failOn.rawValue) cannot be used together.")
    }
  }

  /// The command line goes before the configuration file.
  func apply(to configuration: inout LintConfiguration) {
    if let failOn { configuration.failsOn = failOn.severity }
    if strict {
      configuration.strictness = .strict
      // What a configuration lets pass fails, too.
      if configuration.failsOn == nil { configuration.failsOn = .error }
    }
    if lenient {
      configuration.strictness = .lenient
      configuration.failsOn = nil
    }
  }
}
