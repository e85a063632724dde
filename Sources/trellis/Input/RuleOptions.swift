import ArgumentParser
import Foundation
import Linting

/// What is looked for.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration; .trellis.yml if there is one.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Run this rule only; may be repeated.", valueName: "rule"))
  var onlyRule: [String] = []

  @Option(help: ArgumentHelp("Run this opt-in rule, too; may be repeated.", valueName: "rule"))
  var enableRule: [String] = []

  @Option(help: ArgumentHelp("Do not run this rule; may be repeated.", valueName: "rule"))
  var disableRule: [String] = []

  func validate() throws {
    let known = RuleSet.all.map(\.identifier)
    for rule in onlyRule + enableRule + disableRule where !known.contains(rule) {
      throw ValidationError("unknown rule \"\(rule)\"; see trellis rules.")
    }
  }

  /// What the file says, changed by the command line.
  func configuration() throws -> LintConfiguration {
    var configuration = try file()
    if !onlyRule.isEmpty { configuration.onlyRules = Set(onlyRule) }
    configuration.optInRules.formUnion(enableRule)
    configuration.disabledRules.formUnion(disableRule)
    return configuration
  }

  private func file() throws -> LintConfiguration {
    let path = config ?? ".trellis.yml"
    guard config != nil || FileManager.default.fileExists(atPath: path) else { return LintConfiguration() }
    guard let data = FileManager.default.contents(atPath: path) else {
      Console.message("\(path): error: no such file")
      throw ExitStatus.noInput
    }
    do throws(ConfigurationError) {
      let configuration = try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: path)
      return configuration.moved(from: URL(fileURLWithPath: path).deletingLastPathComponent().relativePath)
    } catch {
      Console.message(error.description)
      throw ExitStatus.badDocument
    }
  }
}

extension LintConfiguration {
  /// With paths from the working directory instead of the file's folder.
  fileprivate func moved(from folder: String) -> LintConfiguration {
    func moved(_ path: String) -> String {
      folder == "." || path.hasPrefix("/") ? path : path == "." ? folder : "\(folder)/\(path)"
    }
    var configuration = self
    configuration.included = included.map(moved)
    configuration.excluded = excluded.map(moved)
    configuration.baseline = baseline.map(moved)
    configuration.cache = cache.map(moved)
    return configuration
  }
}
