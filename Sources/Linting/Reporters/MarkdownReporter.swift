import Geometry

/// Writes a table for a comment or a job summary.
enum MarkdownReporter {
  static func text(of report: LintReport) -> String {
    let (report, otherFiles) = report.withLanguagesJoined
    var lines = ["## Trellis", "", report.summary.capitalizedFirst + "."]
    guard !report.findings.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "| severity | place | finding | where | rule |", "|---|---|---|---|---|"]
    for (index, finding) in report.findings.enumerated() {
      let languages = LanguagePath.words(for: otherFiles[index] ?? []).map { "; \($0)" } ?? ""
      let cells = [
        symbol(finding.severity), cell("\(finding.file):\(finding.line)"), cell(finding.message + languages),
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

  /// Without what would end the cell or be read as markup; scalar by scalar, because a mark may follow.
  private static func cell(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      if "|\\`*_<>[]&~$".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
