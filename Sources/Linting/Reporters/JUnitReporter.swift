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
      lines.append("  <testsuite name=\"\(file.xml)\" tests=\"\(findings.count)\" failures=\"\(findings.count)\">")
      for finding in findings {
        let place = "\(finding.rule) \(finding.line):\(finding.column)"
        lines.append("    <testcase name=\"\(place.xml)\" classname=\"\(file.xml)\">")
        lines.append(
          "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(VisibleText.line(finding.message).xml)\">"
            + XcodeReporter.text(of: finding).split(separator: "\n").map { String($0).xml }.joined(separator: "\n")
            + "</failure>")
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
  /// Escaped for the text and the attributes of XML, on one line; characters that XML 1.0 cannot hold are replaced.
  package var xml: String {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      // `##[error]` is a command to a build server.
      case "#" where previous == "#": escaped += "&#35;"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t": escaped += "\t"
      case "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: escaped += "\u{FFFD}"
      // The same to a reader of XML, and harmless to a terminal.
      case _ where VisibleText.isUnsafe(scalar): escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
