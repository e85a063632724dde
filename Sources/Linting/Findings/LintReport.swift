import Foundation

/// The result of a run: what reporters write and `trellis merge-reports` reads.
package struct LintReport: Hashable, Sendable, Codable {
  /// The version of the JSON form; it grows when a reader of the old form would misread the new one.
  package static let schemaVersion = 1

  /// The version of the form in which the report was written.
  package var version = LintReport.schemaVersion
  /// The number of documents that were read.
  package var documents = 0
  /// The number of scenes that were laid out, counted once for each configuration.
  package var layouts = 0
  /// The number of configurations of the matrix.
  package var configurations: Int
  /// By file, line and column, so that merged reports of shards equal the report of one run.
  package var findings: [Finding] = []
  /// The number of findings that a baseline removed.
  package var hidden = 0
  /// The number of findings that depend on code and were left out; nil if none were, or if all are reported.
  package var conditional: Int?
  /// What the apps support by which the configurations were chosen, and where that is said, such as
  /// `iPhone only, portrait, iOS 15 and later: from App.xcodeproj`; nil or empty if nothing was known.
  package var supports: [String]?

  /// Joins the results of documents.
  package init(of results: [LintResult] = [], configurations: Int) {
    self.configurations = configurations
    documents = results.count
    layouts = results.reduce(0) { $0 + $1.layouts }
    findings = results.flatMap(\.findings)
    sort()
  }

  /// Reads what the JSON reporter wrote; nil if it is something else, or of another version.
  package init?(json: Data) {
    guard let report = try? JSONDecoder().decode(LintReport.self, from: json), report.version == Self.schemaVersion
    else {
      return nil
    }
    self = report
  }

  /// Joins the reports of several runs. A finding that several of them have counts once.
  package init(merging reports: [LintReport]) {
    self.init(configurations: reports.map(\.configurations).max() ?? 0)
    var seen: Set<Finding> = []
    for report in reports {
      documents += report.documents
      layouts += report.layouts
      hidden += report.hidden
      if let conditional = report.conditional { self.conditional = (self.conditional ?? 0) + conditional }
      for support in report.supports ?? [] where !(supports ?? []).contains(support) {
        supports = (supports ?? []) + [support]
      }
      findings += report.findings.filter { seen.insert($0).inserted }
    }
    sort()
    numberRepairs()
  }

  private mutating func sort() {
    findings.sort { $0.file != $1.file ? $0.file < $1.file : Finding.precedes($0, $1) }
  }
}

extension LintReport {
  /// The number of findings with the severity.
  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The report without the findings that depend on code, which are counted.
  package var certain: LintReport {
    var report = self
    report.findings = findings.filter(\.isCertain)
    let left = findings.count - report.findings.count
    if left > 0 { report.conditional = (conditional ?? 0) + left }
    return report
  }

  /// Whether there is a finding of at least the severity.
  package func fails(on least: Severity) -> Bool { findings.contains { $0.severity >= least } }

  /// One line, such as `12 hidden_view_conflict, 6 clipped_text`, the most frequent rule first; nil for less than two rules.
  package var ruleCounts: String? {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    guard counts.count > 1 else { return nil }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
      .joined(separator: ", ")
  }

  /// One line, such as `2 errors, 1 warning in 15 documents; 396 layouts in 18 configurations`, and what the apps support.
  package var summary: String {
    let found = [Severity.error, .warning, .note].compactMap { severity in
      let number = count(severity)
      return number > 0 ? counted(number, severity.rawValue) : nil
    }
    let words = found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    var known = hidden > 0 ? " (the baseline hides \(hidden) more)" : ""
    if let conditional {
      known +=
        " (\(counted(conditional, "more finding")) depend\(conditional == 1 ? "s" : "") on the app's code; use --all)"
    }
    let lines = supports ?? []
    let more = lines.count > 2 ? ["\(lines.count - 2) more"] : []
    return "\(words)\(known) in \(counted(documents, "document")); \(counted(layouts, "layout")) in "
      + ([counted(configurations, "configuration")] + lines.prefix(2) + more).joined(separator: "; ")
  }
}

/// `1 document`, `2 documents`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
