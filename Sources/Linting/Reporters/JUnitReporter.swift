import Geometry

/// Writes the XML of JUnit: a failing test case for each finding, grouped by file. A run without findings is one case that passes.
enum JUnitReporter {
  static func text(of report: LintReport) -> String {
    let total = max(1, report.findings.count)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"Trellis\" tests=\"\(total)\" failures=\"\(report.findings.count)\">",
    ]
    let groups = report.findings.groupedByFile
    for (file, findings) in groups {
      lines.append(
        "  <testsuite name=\"\(XMLEscape.report(file))\" tests=\"\(findings.count)\" failures=\"\(findings.count)\">")
      for finding in findings {
        let place = "\(finding.rule) \(finding.line):\(finding.column)"
        lines.append("    <testcase name=\"\(XMLEscape.report(place))\" classname=\"\(XMLEscape.report(file))\">")
        lines.append(
          "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(XMLEscape.report(VisibleText.line(finding.message)))\">"
            + XcodeReporter.text(of: finding).split(separator: "\n").map { XMLEscape.report(String($0)) }.joined(
              separator: "\n")
            + "</failure>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    if groups.isEmpty {
      lines.append("  <testsuite name=\"Trellis\" tests=\"1\" failures=\"0\">")
      lines.append("    <testcase name=\"\(XMLEscape.report(report.summary))\" classname=\"Trellis\"/>")
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }
}

extension [Finding] {
  /// In the order of the first finding of each file.
  var groupedByFile: [(file: String, findings: [Finding])] {
    var groups: [(file: String, findings: [Finding])] = []
    var places: [String: Int] = [:]
    for finding in self {
      if let place = places[finding.file] {
        groups[place].findings.append(finding)
      } else {
        places[finding.file] = groups.count
        groups.append((finding.file, [finding]))
      }
    }
    return groups
  }
}
