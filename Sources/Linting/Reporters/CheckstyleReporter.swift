import Geometry

/// Writes the XML of Checkstyle 4.3, which many build servers read.
enum CheckstyleReporter {
  static func text(of report: LintReport) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for (file, findings) in report.findings.groupedByFile {
      lines.append("  <file name=\"\(XMLEscape.report(file))\">")
      for finding in findings {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        lines.append(
          "    <error line=\"\(finding.line)\" column=\"\(finding.column)\" severity=\"\(severity)\" "
            + "message=\"\(XMLEscape.report(VisibleText.line(finding.message)))\" source=\"trellis.rules.\(finding.rule)\"/>"
        )
      }
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n")
  }
}
