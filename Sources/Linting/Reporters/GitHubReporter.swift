import Geometry

/// Writes workflow commands, which GitHub shows beside the changed lines.
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
    escaped(VisibleText.lines(text), "%\r\n")
  }

  private static func property(_ text: String) -> String {
    escaped(VisibleText.lines(text), "%\r\n:,")
  }

  /// Scalar by scalar: CR LF is one character, and a letter can carry a mark.
  private static func escaped(_ text: String, _ special: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
