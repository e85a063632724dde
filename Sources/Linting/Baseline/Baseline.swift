import Foundation

/// Findings that are known, by element instead of line, so that they are known after an edit, too.
public struct Baseline: Hashable, Sendable, Codable {
  public struct Entry: Hashable, Sendable, Codable, Comparable {
    public var rule: String
    public var file: String
    /// The element's id, or the message for what has none.
    public var element: String
    public var identity: String

    public static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.element, left.rule, left.identity) < (right.file, right.element, right.rule, right.identity)
    }
  }

  public var version = 1
  /// Sorted, so that a change of the file shows what changed.
  public var findings: [Entry]

  public init(of report: LintReport) {
    findings = report.findings.map(Entry.init).sorted()
  }

  /// Reads what ``text`` wrote; nil if it is something else.
  public init?(json: Data) {
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: json), baseline.version == 1 else { return nil }
    self = baseline
  }

  public var text: String { JSONText.text(of: self) }

  /// What the baseline does not have. An entry takes away one finding, not two that look alike.
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
