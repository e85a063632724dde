import LayoutReports
import Linting
import Staging

/// Makes one finding of the violations that differ only in their configuration.
struct FindingCollector {
  private let rules: RuleSet
  private let file: String
  private var places: [FindingKey: Int] = [:]
  private(set) var findings: [Finding] = []
  private var notes: [ReportDiagnostic] = []
  private(set) var layouts = 0
  /// By scene: how often it was laid out.
  private var tried: [String: Int] = [:]
  private var scene: SceneReport?
  private var configuration: String?

  init(rules: RuleSet, file: String) {
    self.rules = rules
    self.file = file
  }

  mutating func begin(_ scene: SceneReport, _ configuration: LayoutConfiguration) {
    layouts += 1
    tried[scene.key, default: 0] += 1
    self.scene = scene
    self.configuration = configuration.name
  }

  mutating func add(notes: [ReportDiagnostic]) {
    for note in notes where !self.notes.contains(note) { self.notes.append(note) }
  }

  mutating func add(_ violation: Violation, of rule: any Rule) {
    let key = FindingKey(rule: rule.identifier, violation)
    if let index = places[key] {
      if let configuration, findings[index].configurations.last != configuration {
        findings[index].configurations.append(configuration)
      }
      return
    }
    places[key] = findings.count
    findings.append(
      Finding(
        rule: key.rule, severity: rules.severity(of: rule), message: violation.message, file: file, line: key.line,
        column: key.column, elementID: violation.elementID, identity: key.identity, scene: scene?.name,
        sceneID: scene?.id, configurations: configuration.map { [$0] } ?? [], tried: 0, hints: violation.hints,
        details: violation.details, fix: violation.fix))
  }

  mutating func removeAll(where isUnwanted: (Finding) -> Bool) { findings.removeAll(where: isUnwanted) }

  mutating func add(hints: [String], to index: Int) { findings[index].hints += hints }

  var result: LintResult {
    let complete = findings.map { finding in
      var finding = finding
      finding.tried = tried["\(finding.sceneID ?? "")\n\(finding.scene ?? "")"] ?? 0
      return finding
    }
    return LintResult(findings: complete.sorted(by: Finding.precedes), notes: notes, layouts: layouts)
  }
}

extension SceneReport {
  /// Loose views may share a name, and have no id.
  fileprivate var key: String { "\(id ?? "")\n\(name)" }
}

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
