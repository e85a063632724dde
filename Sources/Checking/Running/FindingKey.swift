import Linting

/// What makes two violations the same finding.
struct FindingKey: Hashable {
  let rule: String
  let line: Int
  let column: Int
  let identity: String

  init(rule: String, _ violation: Violation) {
    self.rule = rule
    line = violation.position.line
    column = violation.position.column
    identity = violation.identity
  }

  init(_ finding: Finding) {
    rule = finding.rule
    line = finding.line
    column = finding.column
    identity = finding.identity
  }
}
