/// Writes the report as it is, so that a program can read everything in it.
enum JSONReporter {
  static func text(of report: LintReport) -> String { SortedJSON.text(of: report) }
}
