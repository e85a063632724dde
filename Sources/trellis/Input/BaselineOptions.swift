import ArgumentParser
import Foundation
import Linting

/// Findings that are known.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out the findings that this file has.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a file that --baseline reads.", valueName: "file"))
  var writeBaseline: String?

  func apply(to report: LintReport, _ configuration: LintConfiguration) throws -> LintReport {
    if let writeBaseline {
      let known = Baseline(of: report)
      do {
        try Data((known.text + "\n").utf8).write(to: URL(fileURLWithPath: writeBaseline), options: .atomic)
      } catch {
        Console.message("\(writeBaseline): error: cannot be written: \(error.localizedDescription)")
        throw ExitCode.failure
      }
      return known.apply(to: report)
    }
    guard let path = baseline ?? configuration.baseline else { return report }
    guard let data = FileManager.default.contents(atPath: path) else {
      Console.message("\(path): error: no such file")
      throw ExitStatus.noInput
    }
    guard let known = Baseline(json: data) else {
      Console.message("\(path):1:1: error: not a baseline of trellis")
      throw ExitStatus.badDocument
    }
    return known.apply(to: report)
  }
}
