/// The form of compilers, which terminals, editors and Xcode turn into links.
public enum XcodeReporter {
  /// `Main.storyboard:21:17: error: … (conflicting_constraints)`, then where it was met and more lines, indented.
  public static func text(of finding: Finding) -> String {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    var lines = ["\(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"]
    if let extent = finding.extent { lines.append("    in \(finding.scene ?? "the scene") \(extent)") }
    return lines.joined(separator: "\n")
  }
}
