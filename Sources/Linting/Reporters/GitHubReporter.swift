/// Workflow commands that GitHub shows beside the changed lines.
///
/// Source: "Workflow commands for GitHub Actions" in GitHub's documentation, with its way to escape.
enum GitHubReporter {
  static func text(of report: LintReport) -> String {
    report.findings.map(line).joined(separator: "\n")
  }

  private static func line(_ finding: Finding) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let place = "file=\(property(finding.file)),line=\(finding.line),col=\(finding.column)"
    let message =
      ([finding.message] + [finding.extent.map { "in \(finding.scene ?? "the scene") \($0)" }].compactMap { $0 }
        + finding.hints)
    return "::\(command) \(place),title=\(property(finding.rule))::\(data(message.joined(separator: "\n")))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
