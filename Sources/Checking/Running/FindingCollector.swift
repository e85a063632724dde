import LayoutReports
import Linting
import Staging

/// Makes one finding of the violations that have one cause: the same in several configurations, or alike in several places.
struct FindingCollector {
  private let rules: RuleSet
  private let file: String
  /// The names of configurations in which nobody knows whether the app is shown.
  private let assumed: Set<String>
  private var places: [FindingKey: Int] = [:]
  private(set) var findings: [Finding] = []
  private var notes: [ReportDiagnostic] = []
  private(set) var layouts = 0
  /// By scene: how often it was laid out.
  private var tried: [String: Int] = [:]
  private var scene: SceneReport?
  private var configuration: String?
  /// How many findings there were before the canvas was looked at; nil until then.
  private var countOfDevices: Int?
  /// What the findings at the same places were made of.
  private var origins: [Origin] = []

  /// What a finding is made of, and what it has in common with others.
  private struct Origin {
    var message: FindingMessage
    var cause: Set<String>
    var shape: String?
    /// Whether one of the violations depends on nothing.
    var isCertain: Bool
    /// Whether the size of the scene's root is all that one of them depends on.
    var dependsOnSize: Bool
    /// How many findings of the same rule were joined with it.
    var joined = 0
  }

  init(rules: RuleSet, file: String, assumed: Set<String> = []) {
    self.rules = rules
    self.file = file
    self.assumed = assumed
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
    let dependsOnSize = violation.condition == nil && scene?.sizeIsOpen == true
    let violation = inOpenSize(violation)
    let key = FindingKey(rule: rule.identifier, violation)
    if let index = places[key] ?? known(violation, rule.identifier) {
      _ = origins[index].message.widen(to: violation.message)
      origins[index].cause.formUnion(violation.cause)
      if violation.condition == nil { origins[index].isCertain = true }
      if dependsOnSize { origins[index].dependsOnSize = true }
      if let configuration, findings[index].configurations.last != configuration {
        findings[index].configurations.append(configuration)
      }
      let place = Finding.Place(elementID: violation.elementID, line: key.line, column: key.column)
      add([place] + violation.others, to: index)
      places[key] = index
      return
    }
    places[key] = findings.count
    origins.append(
      Origin(
        message: violation.message, cause: violation.cause, shape: violation.shape,
        isCertain: violation.condition == nil, dependsOnSize: dependsOnSize))
    findings.append(
      Finding(
        rule: key.rule, severity: rules.severity(of: rule), message: "", file: file, line: key.line,
        column: key.column, elementID: violation.elementID, identity: key.identity, scene: scene?.name,
        sceneID: scene?.id, configurations: configuration.map { [$0] } ?? [], tried: 0,
        condition: violation.condition, others: violation.others, hints: violation.hints, details: violation.details,
        fix: violation.fix))
  }

  /// What a rule found at a size that is only a guess comes true if the program gives the view that size. What it found
  /// on the canvas, too, comes true there: see `addOnCanvas`.
  private func inOpenSize(_ violation: Violation) -> Violation {
    guard scene?.sizeIsOpen == true else { return violation }
    var violation = violation
    violation.condition = (violation.condition.map { $0 + ", and " } ?? "") + "the program decides the size of the view"
    return violation
  }

  private mutating func add(_ others: [Finding.Place], to index: Int) {
    for place in others where place.elementID != findings[index].elementID {
      if !findings[index].others.contains(place) { findings[index].others.append(place) }
    }
  }

  /// The canvas is no device: what is found there is counted in no configuration.
  mutating func beginCanvas(_ scene: SceneReport) {
    if countOfDevices == nil { countOfDevices = findings.count }
    self.scene = scene
    configuration = "Interface Builder's canvas"
  }

  /// Adds what a rule says of the canvas. Where a device has the same element in a finding of the rule, only the other views that
  /// the canvas knows of are new, and that it does not depend on a size that was guessed.
  mutating func addOnCanvas(_ violation: Violation, of rule: any Rule) {
    let known = findings.prefix(countOfDevices ?? 0).firstIndex { finding in
      finding.rule == rule.identifier
        && (finding.elementID == violation.elementID || finding.others.contains { $0.elementID == violation.elementID })
    }
    guard let known else { return add(violation, of: rule) }
    add(violation.others, to: known)
    if violation.condition == nil, origins[known].dependsOnSize { origins[known].isCertain = true }
  }

  /// Whether a finding of the rules depends on nothing but the size of a root.
  func dependsOnSizes(of rules: Set<String>) -> Bool {
    zip(findings, origins).contains { rules.contains($0.rule) && $1.dependsOnSize && !$1.isCertain }
  }

  /// Takes in that what was found at a size that is a guess is found on the canvas, too.
  mutating func confirm(_ violation: Violation, of rule: any Rule) {
    let key = FindingKey(rule: rule.identifier, violation)
    guard violation.condition == nil, let index = places[key] ?? known(violation, rule.identifier) else { return }
    if origins[index].dependsOnSize { origins[index].isCertain = true }
  }

  /// Makes one finding of those of a rule in a scene that occur in the same configurations.
  mutating func join(_ rules: Set<String>) {
    var firsts: [[String]: Int] = [:]
    var gone: Set<Int> = []
    for (index, finding) in findings.enumerated() where rules.contains(finding.rule) {
      let key = [finding.rule, finding.sceneID ?? "", finding.scene ?? ""] + finding.configurations
      guard let first = firsts[key] else {
        firsts[key] = index
        continue
      }
      gone.insert(index)
      add([Finding.Place(finding)] + finding.others, to: first)
      if origins[index].isCertain { origins[first].isCertain = true }
      if origins[index].dependsOnSize { origins[first].dependsOnSize = true }
      origins[first].joined += 1
    }
    let kept = findings.indices.filter { !gone.contains($0) }
    findings = kept.map { findings[$0] }
    origins = kept.map { origins[$0] }
  }

  /// A finding of the rule in the same scene that is alike, or has at least half of its cause in common with the violation.
  private func known(_ violation: Violation, _ rule: String) -> Int? {
    guard violation.shape != nil || !violation.cause.isEmpty else { return nil }
    return findings.indices.first { index in
      guard findings[index].rule == rule, findings[index].sceneID == scene?.id, findings[index].scene == scene?.name
      else { return false }
      if let shape = violation.shape, shape == origins[index].shape { return true }
      let shared = origins[index].cause.intersection(violation.cause).count
      return shared > 0 && 2 * shared >= min(origins[index].cause.count, violation.cause.count)
    }
  }

  /// Drops findings; nothing may be added afterwards but hints.
  mutating func removeAll(where isUnwanted: (Finding) -> Bool) {
    let kept = findings.indices.filter { !isUnwanted(findings[$0]) }
    findings = kept.map { findings[$0] }
    origins = kept.map { origins[$0] }
  }

  mutating func add(hints: [String], to index: Int) { findings[index].hints += hints }

  var result: LintResult {
    let complete = zip(findings, origins).map { finding, origin in
      var finding = finding
      finding.message = origin.message.text + (origin.joined > 0 ? ", and \(origin.joined) more in the scene" : "")
      if origin.isCertain { finding.condition = nil }
      if finding.condition == nil, !finding.configurations.isEmpty,
        finding.configurations.allSatisfy({ assumed.contains($0) })
      {
        finding.condition = "no project tells whether the app turns to landscape on a phone"
      }
      finding.others.sort { ($0.line, $0.column) < ($1.line, $1.column) }
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

extension Finding.Place {
  /// The element that a finding is about.
  fileprivate init(_ finding: Finding) {
    self.init(elementID: finding.elementID, line: finding.line, column: finding.column)
  }
}
