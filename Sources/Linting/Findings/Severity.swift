/// How serious a finding is. Severities are ordered from `note` to `error`.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
  /// Worth knowing. A run with nothing but notes succeeds unless the configuration says otherwise.
  case note
  /// Probably a mistake.
  case warning
  /// Certainly a mistake, such as a conflict that iOS reports, too.
  case error

  /// Whether the left severity is less serious.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
