/// A whole run: what reporters write, shards exchange and caches keep.
public struct LintReport: Hashable, Sendable, Codable {
  /// Grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  public var version = LintReport.schemaVersion
  public var documents = 0
  public var layouts = 0
  public var configurations: Int
  /// By file, then by place, whatever the order in which documents were checked: shards that are merged read like a whole run.
  public var findings: [Finding] = []
  /// How many findings a baseline took away.
  public var hidden = 0

  public init(of results: [LintResult] = [], configurations: Int) {
    self.configurations = configurations
    documents = results.count
    layouts = results.reduce(0) { $0 + $1.layouts }
    findings = results.flatMap(\.findings)
    sort()
  }

  /// Brings together what several runs found, by file and place; each finding once.
  public init(merging reports: [LintReport]) {
    self.init(configurations: reports.map(\.configurations).max() ?? 0)
    var seen: Set<Finding> = []
    for report in reports {
      documents += report.documents
      layouts += report.layouts
      hidden += report.hidden
      findings += report.findings.filter { seen.insert($0).inserted }
    }
    sort()
  }

  private mutating func sort() {
    findings.sort { $0.file != $1.file ? $0.file < $1.file : Finding.precedes($0, $1) }
  }
}

extension LintReport {
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether the run should end with the status of findings.
  public func fails(on least: Severity) -> Bool { findings.contains { $0.severity >= least } }

  /// `2 errors, 1 warning in 15 documents; 396 layouts in 18 configurations`.
  public var summary: String {
    let found = [Severity.error, .warning, .note].compactMap { severity in
      let number = count(severity)
      return number > 0 ? counted(number, severity.rawValue) : nil
    }
    let words = found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    let known = hidden > 0 ? " (\(hidden) more in the baseline)" : ""
    return "\(words)\(known) in \(counted(documents, "document")); \(counted(layouts, "layout")) in "
      + counted(configurations, "configuration")
  }
}

/// `1 document`, `2 documents`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
