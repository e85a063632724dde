/// Writes findings as compilers do: `Main.storyboard:21:17: error: … (conflicting_constraints)`, followed by indented lines with
/// the configurations and hints.
public enum XcodeReporter {
  static func text(of report: LintReport) -> String {
    (report.findings.map(text) + [report.summary]).joined(separator: "\n")
  }

  /// The lines of one finding, without a line break at the end.
  public static func text(of finding: Finding) -> String {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    var lines = ["\(place): \(finding.severity.rawValue): \(finding.message.onOneLine) (\(finding.rule))"]
    if let extent = finding.extent { lines.append("    in \((finding.scene ?? "the scene").onOneLine) \(extent)") }
    lines += finding.hints.map { "    \($0.onOneLine)" }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Names come from the texts of an app, which may have several lines.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
