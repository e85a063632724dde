import Foundation

/// Findings that are accepted. They are told by their element instead of their line, so that they are recognised after an edit.
public struct Baseline: Hashable, Sendable, Codable {
  /// What identifies a finding.
  public struct Entry: Hashable, Sendable, Codable, Comparable {
    /// The identifier of the rule.
    public var rule: String
    /// The path of the document as the user gave it.
    public var file: String
    /// The element's id, or the message if it has none.
    public var element: String
    /// See ``Violation/identity``.
    public var identity: String

    /// By file, element, rule and identity.
    public static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.element, left.rule, left.identity) < (right.file, right.element, right.rule, right.identity)
    }
  }

  /// The version of the form; it grows when a reader of the old form would misread the new one.
  public var version = 1
  /// Sorted, so that the difference of two files shows which findings are new.
  public var findings: [Entry]

  /// Accepts all findings of a report.
  public init(of report: LintReport) {
    findings = report.findings.map(Entry.init).sorted()
  }

  /// Reads what ``text`` wrote; nil if it is something else.
  public init?(json: Data) {
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: json), baseline.version == 1 else { return nil }
    self = baseline
  }

  /// The baseline as indented JSON, without a line break at the end.
  public var text: String { SortedJSON.text(of: self) }

  /// The report without the accepted findings. Each entry removes one finding, so that a second one with the same identity stays.
  public func apply(to report: LintReport) -> LintReport {
    var known: [Entry: Int] = [:]
    for entry in findings { known[entry, default: 0] += 1 }
    var report = report
    let count = report.findings.count
    report.findings.removeAll { finding in
      let entry = Entry(finding)
      guard let left = known[entry], left > 0 else { return false }
      known[entry] = left - 1
      return true
    }
    report.hidden += count - report.findings.count
    return report
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding) {
    self.init(
      rule: finding.rule, file: finding.file, element: finding.elementID ?? finding.message, identity: finding.identity)
  }
}
