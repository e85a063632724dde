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
      lines.append("  <testsuite name=\"\(file.xml)\" tests=\"\(findings.count)\" failures=\"\(findings.count)\">")
      for finding in findings {
        let place = "\(finding.rule) \(finding.line):\(finding.column)"
        lines.append("    <testcase name=\"\(place.xml)\" classname=\"\(file.xml)\">")
        lines.append(
          "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(finding.message.onOneLine.xml)\">"
            + "\(XcodeReporter.text(of: finding).xml)</failure>")
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    if groups.isEmpty {
      lines.append("  <testsuite name=\"Trellis\" tests=\"1\" failures=\"0\">")
      lines.append("    <testcase name=\"\(report.summary.xml)\" classname=\"Trellis\"/>")
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

extension String {
  /// Escaped for the text and the attributes of XML; characters that XML 1.0 cannot hold are replaced.
  var xml: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
