import Foundation
import Geometry
import Testing

@testable import Linting

/// The forms that are read line by line.
@MainActor
@Suite struct LineReporterTests {
  /// `file:line:column: severity: message` in one line, as compilers write it; what belongs to it is indented.
  @Test func xcodeReportHasOneLineForEachFinding() {
    let lines = Reporter.xcode.text(of: HostileReport.report).split(separator: "\n", omittingEmptySubsequences: false)
    let heads = lines.filter { !$0.hasPrefix(" ") }
    #expect(heads.count == 3 + 1)
    for (head, (line, severity)) in zip(heads, [(3, "error"), (4, "warning"), (5, "note")]) {
      #expect(head.hasPrefix("\(HostileReport.file):\(line):7: \(severity): \"<script>"))
      #expect(head.hasSuffix("second line (clipped_text)"))
    }
    #expect(heads.last == "1 error, 1 warning, 1 note in 1 document; 2 layouts in 2 configurations")
  }

  @Test func xcodeReportOfACleanRunHasASummary() {
    var report = LintReport(configurations: 1)
    report.documents = 2
    #expect(Reporter.xcode.text(of: report) == "nothing found in 2 documents; 0 layouts in 1 configuration")
    report.hidden = 3
    #expect(report.summary.hasPrefix("nothing found (the baseline hides 3 more) in "))
  }

  /// Workflow commands: `::command key=value,key=value::data`. GitHub's documentation escapes `%`, CR and LF everywhere, and
  /// `:` and `,` in values.
  @Test func gitHubReportEscapesCommands() throws {
    let lines = Reporter.githubActionsLogging.text(of: HostileReport.report).unicodeScalars.split(
      whereSeparator: "\r\n".unicodeScalars.contains)
    #expect(lines.count == 3)
    for (line, (severity, finding)) in zip(lines, zip(["error", "warning", "notice"], HostileReport.report.findings)) {
      let text = String(line)
      let start = "::\(severity) "
      #expect(text.hasPrefix(start))
      let end = try #require(
        text.range(of: "::", range: text.index(text.startIndex, offsetBy: start.count)..<text.endIndex))
      let properties = text[text.index(text.startIndex, offsetBy: start.count)..<end.lowerBound].split(separator: ",")
        .map { $0.split(separator: "=", maxSplits: 1).map { decoded(String($0)) } }
      #expect(
        properties == [
          ["file", HostileReport.file], ["line", "\(finding.line)"], ["col", "7"], ["title", "clipped_text"],
        ])
      let extent = finding.configurations.isEmpty ? "" : "\nin \(HostileReport.scene) on iPhone <8>"
      #expect(
        decoded(String(text[end.upperBound...]))
          == "\(VisibleText.lines(HostileReport.message))\(extent)\n\(HostileReport.hint)")
    }
  }

  /// What the reader of workflow commands does.
  private func decoded(_ text: String) -> String {
    var text = text
    for (code, meant) in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")] {
      text = text.replacingOccurrences(of: code, with: meant)
    }
    return text
  }

  /// A table: four bars within every row, none of a name's own, and no markup.
  @Test func markdownReportEscapesTableCells() {
    let rows = Reporter.markdown.text(of: HostileReport.report).split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 + 3)
    for row in rows {
      var bars = 0
      var tags = 0
      var isEscaped = false
      for scalar in row.unicodeScalars {
        if scalar == "|", !isEscaped { bars += 1 }
        if scalar == "<" || scalar == "[", !isEscaped { tags += 1 }
        isEscaped = scalar == "\\" && !isEscaped
      }
      #expect(bars == 6 && tags == 0)
    }
  }
}
