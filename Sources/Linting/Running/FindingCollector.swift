import Inspection

/// Brings violations together that differ in their configuration only.
struct FindingCollector {
  private let rules: RuleSet
  private let file: String
  private var places: [Key: Int] = [:]
  private var findings: [Finding] = []
  private var notes: [ReportDiagnostic] = []
  private var layouts = 0
  private var tried: [String: Int] = [:]
  private var scene: String?
  private var configuration: String?

  private struct Key: Hashable {
    let rule: String
    let line: Int
    let column: Int
    let identity: String
  }

  init(rules: RuleSet, file: String) {
    self.rules = rules
    self.file = file
  }

  mutating func begin(_ scene: String, _ configuration: LayoutConfiguration) {
    layouts += 1
    tried[scene, default: 0] += 1
    self.scene = scene
    self.configuration = configuration.name
  }

  mutating func add(notes: [ReportDiagnostic]) {
    for note in notes where !self.notes.contains(note) { self.notes.append(note) }
  }

  mutating func add(_ violation: Violation, of rule: any Rule) {
    let key = Key(
      rule: rule.identifier, line: violation.position.line, column: violation.position.column,
      identity: violation.identity)
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
        column: key.column, elementID: violation.elementID, identity: key.identity, scene: scene,
        configurations: configuration.map { [$0] } ?? [], tried: 0, hints: violation.hints, details: violation.details,
        fix: violation.fix))
  }

  var result: LintResult {
    let complete = findings.map { finding in
      var finding = finding
      finding.tried = finding.scene.flatMap { tried[$0] } ?? 0
      return finding
    }
    return LintResult(findings: complete.sorted(by: Finding.precedes), notes: notes, layouts: layouts)
  }
}
