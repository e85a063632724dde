import ArgumentParser
import Checking
import Commands
import Linting

struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Combine the JSON reports of several checks into one report.",
    discussion: """
      Example:
        trellis merge-reports 1.json 2.json 3.json --reporter sarif --output trellis.sarif
      """)

  @Argument(help: "JSON reports of trellis check (--reporter json).", completion: .file())
  var files: [String]

  @OptionGroup var reporting: ReportOptions
  @OptionGroup var verdict: VerdictOptions

  func run() throws {
    try Console.reportingFailures { try ReportMerge.run(files, reporting, verdict) }
  }
}

/// Joins reports of parts of a run.
enum ReportMerge {
  static func run(_ files: [String], _ reporting: ReportOptions, _ verdict: VerdictOptions) throws {
    var configuration = LintConfiguration()
    verdict.apply(to: &configuration)
    let report = try LintReport.merged(fromFiles: files).taken(configuration.strictness)
    try reporting.write(report, configuration, isQuiet: verdict.quiet)
    if verdict.strict, report.documents == 0 {
      Console.message("error: no document was checked")
      throw ExitStatus.noInput
    }
    if let least = configuration.failsOn, report.fails(on: least) { throw ExitStatus.findings }
  }
}
