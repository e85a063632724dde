import LayoutReports

/// What linting one document gave.
package struct LintResult: Hashable, Sendable, Codable {
  /// By line, column and rule.
  package var findings: [Finding] = []
  /// What could not be laid out as on a device, such as text in a font that is missing; each note once.
  package var notes: [ReportDiagnostic] = []
  /// The number of scenes times the number of configurations.
  package var layouts = 0

  /// - Parameter findings: sorted by line, column and rule.
  package init(findings: [Finding] = [], notes: [ReportDiagnostic] = [], layouts: Int = 0) {
    self.findings = findings
    self.notes = notes
    self.layouts = layouts
  }
}
