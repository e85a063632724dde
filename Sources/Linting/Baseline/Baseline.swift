import Foundation

/// Findings that are accepted. An entry names the element instead of the line and the wording, so that the finding is recognized
/// after an edit, and by a version of Trellis that words its message differently.
package struct Baseline: Hashable, Sendable, Codable {
  /// What identifies a finding.
  package struct Entry: Hashable, Sendable, Codable, Comparable {
    /// The identifier of the rule.
    package var rule: String
    /// The path of the document as the user gave it.
    package var file: String
    /// The element's id. Without one, the names and numbers of the message; baselines of version 0.1.0 have the message itself.
    package var element: String
    /// See ``Violation/identity``.
    package var identity: String

    /// By file, element, rule and identity.
    package static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.element, left.rule, left.identity) < (right.file, right.element, right.rule, right.identity)
    }
  }

  /// The version of the form; it grows when a reader of the old form would misread the new one.
  package var version = 1
  /// Sorted, so that the difference of two files shows which findings are new.
  package var findings: [Entry]

  /// Accepts all findings of a report.
  package init(of report: LintReport) {
    findings = report.findings.map(Entry.init).sorted()
  }

  /// Reads what ``text`` wrote; nil if it is something else.
  package init?(json: Data) {
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: json), baseline.version == 1 else { return nil }
    self = baseline
  }

  /// The baseline as indented JSON, without a line break at the end.
  package var text: String { SortedJSON.text(of: self) }

  /// The report without the accepted findings. Each entry removes one finding, so that a second one with the same identity stays.
  package func apply(to report: LintReport) -> LintReport {
    var known = AcceptedFindings(findings)
    var report = report
    let count = report.findings.count
    report.findings.removeAll { known.accept($0) }
    report.hidden += count - report.findings.count
    return report
  }
}

/// The entries of a baseline that no finding has used yet.
private struct AcceptedFindings {
  private var counts: [Baseline.Entry: Int] = [:]
  /// The entries whose element is a message or made of one, by its facts.
  private var messages: [Baseline.Entry: [Baseline.Entry]] = [:]

  init(_ entries: [Baseline.Entry]) {
    for entry in entries { counts[entry, default: 0] += 1 }
    for entry in counts.keys.sorted() { messages[entry.factual, default: []].append(entry) }
  }

  /// Whether an entry accepts the finding, which uses it up.
  mutating func accept(_ finding: Finding) -> Bool {
    let entry = Baseline.Entry(finding)
    let candidates = finding.elementID == nil ? messages[entry.factual] ?? [] : [entry]
    for candidate in candidates {
      guard let left = counts[candidate], left > 0 else { continue }
      counts[candidate] = left - 1
      return true
    }
    return false
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding) {
    self.init(rule: finding.rule, file: finding.file, element: finding.place, identity: finding.identity)
  }

  /// The entry with the facts of the message that its element is.
  fileprivate var factual: Self {
    var entry = self
    entry.element = MessageFacts.text(of: element)
    return entry
  }
}
