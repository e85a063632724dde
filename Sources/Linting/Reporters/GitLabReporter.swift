import Geometry

/// Writes the JSON of GitLab's Code Quality report: a list of issues, each with a fingerprint, a place and a severity.
///
/// Source: "Code Quality report format" in GitLab's documentation.
enum GitLabReporter {
  private struct Issue: Encodable {
    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  private struct Lines: Encodable {
    let begin: Int
  }

  static func text(of report: LintReport) -> String {
    SortedJSON.text(of: report.findings.map(issue))
  }

  private static func issue(_ finding: Finding) -> Issue {
    Issue(
      description: VisibleText.line(finding.message), check_name: finding.rule, fingerprint: finding.fingerprint,
      severity: severity(finding.severity), location: Location(path: finding.file, lines: Lines(begin: finding.line)))
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
