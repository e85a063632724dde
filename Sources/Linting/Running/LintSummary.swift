/// What a whole run found.
public struct LintSummary: Hashable, Sendable {
  public var documents = 0
  public var layouts = 0
  public var configurations: Int
  public var count: [Severity: Int] = [:]

  public init(configurations: Int) {
    self.configurations = configurations
  }

  public mutating func add(_ result: LintResult) {
    documents += 1
    layouts += result.layouts
    for finding in result.findings { count[finding.severity, default: 0] += 1 }
  }

  /// Whether the run should end with the status of findings: any warning or error.
  public var isFailure: Bool { count[.error, default: 0] + count[.warning, default: 0] > 0 }

  /// `2 errors, 1 warning in 15 documents; 396 layouts in 18 configurations`.
  public var text: String {
    let words = [Severity.error, .warning, .note].compactMap { severity in
      count[severity].map { counted($0, severity.rawValue) }
    }
    let found = words.isEmpty ? "nothing found" : words.joined(separator: ", ")
    return "\(found) in \(counted(documents, "document")); \(counted(layouts, "layout")) in "
      + counted(configurations, "configuration")
  }
}

/// `1 document`, `2 documents`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
