import Foundation

/// The result of a run: what reporters write and `trellis merge` reads.
public struct LintReport: Hashable, Sendable, Codable {
  /// The version of the JSON form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  /// The version of the form in which the report was written.
  public var version = LintReport.schemaVersion
  /// The number of documents that were read.
  public var documents = 0
  /// The number of scenes that were laid out, counted once for each configuration.
  public var layouts = 0
  /// The number of configurations of the matrix.
  public var configurations: Int
  /// By file, line and column, so that merged reports of shards equal the report of one run.
  public var findings: [Finding] = []
  /// The number of findings that a baseline removed.
  public var hidden = 0

  /// Joins the results of documents.
  public init(of results: [LintResult] = [], configurations: Int) {
    self.configurations = configurations
    documents = results.count
    layouts = results.reduce(0) { $0 + $1.layouts }
    findings = results.flatMap(\.findings)
    sort()
  }

  /// Reads what the JSON reporter wrote; nil if it is something else, or of another version.
  public init?(json: Data) {
    guard let report = try? JSONDecoder().decode(LintReport.self, from: json), report.version == Self.schemaVersion
    else {
      return nil
    }
    self = report
  }

  /// Joins the reports of several runs. A finding that several of them have counts once.
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
  /// The number of findings with the severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether there is a finding of at least the severity.
  public func fails(on least: Severity) -> Bool { findings.contains { $0.severity >= least } }

  /// One line, such as `2 errors, 1 warning in 15 documents; 396 layouts in 18 configurations`.
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
