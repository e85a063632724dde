import Geometry

/// Writes findings as compilers do: `Main.storyboard:21:17: error: … (conflicting_constraints)`, followed by indented lines with
/// the configurations and hints.
package enum XcodeReporter {
  static func text(of report: LintReport, withSummary: Bool = true) -> String {
    let (joined, otherFiles) = report.withLanguagesJoined
    let summary = withSummary ? [joined.ruleCounts, joined.summary].compactMap { $0 } : []
    let texts = joined.findings.enumerated().map { text(of: $1, alsoIn: otherFiles[$0] ?? []) }
    return (texts + summary).joined(separator: "\n")
  }

  /// The lines of one finding, without a line break at the end.
  ///
  /// - Parameter files: documents of other languages that have the same finding.
  package static func text(of finding: Finding, alsoIn files: [String] = []) -> String {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    var lines = ["\(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"]
    if let extent = finding.extent { lines.append("    in \(finding.scene ?? "the scene") \(extent)") }
    if let others = finding.otherLines { lines.append("    \(others)") }
    if let words = LanguagePath.words(for: files) { lines.append("    \(words)") }
    if let condition = finding.condition { lines.append("    depends on the app's code: \(condition)") }
    lines += finding.hints.map { "    \($0)" }
    lines += (finding.repairs ?? []).map {
      "    fix \($0.number): \($0.summary)\($0.isCertain ? " (the layout does not change)" : "")"
    }
    return lines.visibleLines
  }
}
