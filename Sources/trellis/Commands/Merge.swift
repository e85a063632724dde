import ArgumentParser
import Foundation
import Linting

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring the JSON reports of several check runs together.",
    discussion: """
      Example:
        trellis merge 1.json 2.json 3.json --reporter sarif --output trellis.sarif
      """)

  @Argument(help: "Reports that check wrote with --reporter json.", completion: .file())
  var files: [String]

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    var reports: [LintReport] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        Console.message("\(file): error: no such file")
        throw ExitStatus.noInput
      }
      guard let report = try? JSONDecoder().decode(LintReport.self, from: data),
        report.version == LintReport.schemaVersion
      else {
        Console.message("\(file):1:1: error: not a report of trellis check")
        throw ExitStatus.badDocument
      }
      reports.append(report)
    }
    let merged = LintReport(merging: reports)
    try reporting.write(merged, LintConfiguration())
    if merged.fails(on: .warning) { throw ExitStatus.findings }
  }
}
