import Linting

extension Baseline {
  /// - Throws: ``RunFailure`` if the file does not exist or holds something else.
  static func read(_ path: String) throws(RunFailure) -> Baseline {
    guard let baseline = Baseline(json: try TextFile.read(path)) else {
      throw RunFailure(.badInput, "\(path):1:1: error: the file is not a baseline of trellis check")
    }
    return baseline
  }
}

extension LintReport {
  /// Bytes of a report: that of twenty thousand findings.
  private static let reportSizeLimit = 32 << 20

  /// Reads the reports that `trellis check --reporter json` wrote, and merges them.
  ///
  /// - Throws: ``RunFailure`` if a file does not exist or holds something else.
  package static func merged(fromFiles files: [String]) throws(RunFailure) -> LintReport {
    var reports: [LintReport] = []
    for file in files {
      guard let report = LintReport(json: try TextFile.read(file, limit: reportSizeLimit)) else {
        throw RunFailure(.badInput, "\(file):1:1: error: the file is not a JSON report of trellis check")
      }
      reports.append(report)
    }
    return LintReport(merging: reports)
  }
}
