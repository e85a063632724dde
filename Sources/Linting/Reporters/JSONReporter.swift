import LayoutReports

/// Writes the report as it is, so that a program can read everything in it: in the form of all reports, a finding a line.
enum JSONReporter {
  static func text(of report: LintReport) -> String { JSONLines.text(of: Form(report)) }

  /// The report with a line for each finding; its keys are those of ``LintReport``.
  private struct Form: Encodable {
    let report: LintReport

    init(_ report: LintReport) { self.report = report }

    private enum Keys: String, CodingKey {
      case version, documents, layouts, configurations, hidden, conditional, supports, findings
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(report.version, forKey: .version)
      try container.encode(report.documents, forKey: .documents)
      try container.encode(report.layouts, forKey: .layouts)
      try container.encode(report.configurations, forKey: .configurations)
      try container.encode(report.hidden, forKey: .hidden)
      try container.encodeIfPresent(report.conditional, forKey: .conditional)
      if let supports = report.supports, !supports.isEmpty { try container.encode(supports, forKey: .supports) }
      try container.encode(report.findings.map(Line.init), forKey: .findings)
    }
  }

  private struct Line: Encodable, StandsOnItsOwnLine {
    let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    func encode(to encoder: any Encoder) throws { try finding.encode(to: encoder) }
  }
}

/// Values of this module in the written form of reports, on as few lines as they allow.
package enum JSONLines {
  /// The value as JSON; one line unless parts of it stand on lines of their own.
  package static func text(of value: some Encodable) -> String {
    // Findings and results are keys and plain values, of which the encoder refuses none.
    (try? ReportEncoder().text(of: value)) ?? "null"
  }
}
