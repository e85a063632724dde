/// A table for a comment or a job summary.
enum MarkdownReporter {
  static func text(of report: LintReport) -> String {
    var lines = ["## Trellis", "", report.summary.capitalizedFirst + "."]
    guard !report.findings.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "| | place | finding | where | rule |", "|---|---|---|---|---|"]
    for finding in report.findings {
      let cells = [
        symbol(finding.severity), "`\(finding.file):\(finding.line)`", cell(finding.message),
        cell(finding.extent.map { "\(finding.scene ?? "") \($0)" } ?? ""), "`\(finding.rule)`",
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }

  private static func symbol(_ severity: Severity) -> String {
    switch severity {
    case .note: "ℹ️"
    case .warning: "⚠️"
    case .error: "❌"
    }
  }

  /// What would end the cell or be read as markup.
  private static func cell(_ text: String) -> String {
    var escaped = ""
    for character in text.onOneLine {
      if "|\\`*_<>[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
