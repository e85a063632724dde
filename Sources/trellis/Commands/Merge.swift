import ArgumentParser
import Checking
import Linting

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Join the JSON reports of several checks.",
    discussion: """
      Example:
        trellis merge 1.json 2.json 3.json --reporter sarif --output trellis.sarif
      """)

  @Argument(help: "Reports that trellis check wrote with --reporter json.", completion: .file())
  var files: [String]

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    try Console.reportingFailures {
      let report = try LintReport.merged(fromFiles: files)
      try reporting.write(report, LintConfiguration())
      if report.fails(on: .warning) { throw ExitStatus.findings }
    }
  }
}
