import LayoutReports
import Linting
import Staging

/// Makes one finding of the violations that have one cause: the same in several configurations, or alike in several places.
package struct FindingCollector {
  private let rules: RuleSet
  private let file: String
  /// What has to be so for the app to be shown in a configuration, by the names of those of which nobody knows.
  private let assumed: [String: [String]]
  /// The identifiers of rules whose findings of a scene are joined once all are known.
  private let joining: Set<String>
  /// By rule, the views of which its violations in the current scene and configuration speak, with those alone that depend on
  /// nothing if the key says so.
  private var told: [Told: Set<String>] = [:]

  /// By rule about the document, the views of which it speaks.
  private var toldOfDocument: [String: Set<String>] = [:]
  /// The ids of the views that Xcode marked as ambiguous.
  private let openOnCanvas: Set<String>
  /// What messages call views, by their ids.
  private let names: [String: String]

  private struct Told: Hashable {
    let rule: String
    let isCertain: Bool
  }

  private var lookup = FindingIndex()
  private(set) var findings: [Finding] = []
  private var notes: [ReportDiagnostic] = []
  private(set) var layouts = 0
  /// By scene: how often it was laid out.
  private var tried: [String: Int] = [:]
  private var triedReleases = TriedReleases()
  private var scene: SceneReport?
  private var configuration: String?
  /// The findings that there were before the canvas was looked at, by rule and element; nil until then.
  private var onDevices: [RuledElement: Int]?
  /// What the findings at the same places were made of.
  private var origins: [Origin] = []

  /// What a finding is made of, and what it has in common with others.
  private struct Origin {
    var message: FindingMessage
    var cause: Set<String>
    var shape: String?
    /// What the violations depend on, each once. An empty list is a violation that depends on nothing.
    var conditions: [[String]]
    /// The other elements that the finding names.
    var others: Set<Finding.Place>
    /// The elements that the violations are at.
    var elements: Set<String?>
    /// How many findings of the same rule were joined with it.
    var joined = 0
  }

  private struct RuledElement: Hashable {
    let rule: String
    let elementID: String?
  }

  /// - Parameters:
  ///   - names: what messages call views, by their ids.
  ///   - openOnCanvas: the ids of the views that Xcode marked as ambiguous.
  package init(
    rules: RuleSet, file: String, assumed: [String: [String]] = [:], names: [String: String] = [:],
    openOnCanvas: Set<String> = []
  ) {
    self.openOnCanvas = openOnCanvas
    self.names = names
    self.rules = rules
    self.file = file
    self.assumed = assumed
    joining = Set(rules.layoutRules.filter { type(of: $0).joinsViolations }.map(\.identifier))
  }

  package mutating func begin(_ scene: SceneReport, _ configuration: LayoutConfiguration) {
    layouts += 1
    tried[scene.key, default: 0] += 1
    triedReleases.note(scene.key, configuration)
    self.scene = scene
    self.configuration = configuration.name
    told = [:]
  }

  package mutating func add(notes: [ReportDiagnostic]) {
    for note in notes where !self.notes.contains(note) { self.notes.append(note) }
  }

  package mutating func add(_ violation: Violation, of rule: any Rule) {
    if isTold(violation, by: rule) { return }
    let conditions = conditions(of: violation)
    let key = FindingKey(rule: rule.identifier, violation)
    if let index = known(key, violation) {
      _ = origins[index].message.widen(to: violation.message)
      origins[index].cause.formUnion(violation.cause)
      if !origins[index].conditions.contains(conditions) { origins[index].conditions.append(conditions) }
      if let configuration, findings[index].configurations.last != configuration {
        findings[index].configurations.append(configuration)
      }
      let place = Finding.Place(elementID: violation.elementID, line: key.line, column: key.column)
      origins[index].elements.insert(violation.elementID)
      add([place] + violation.others, to: index)
      lookup.insert(key, violation, in: trace(of: key), as: index)
      return
    }
    lookup.begin(findings.count, with: key, violation, in: trace(of: key))
    origins.append(
      Origin(
        message: violation.message, cause: violation.cause, shape: violation.shape, conditions: [conditions],
        others: Set(violation.others), elements: [violation.elementID]))
    findings.append(
      Finding(
        rule: key.rule, severity: rules.severity(of: rule), message: "", file: file, line: key.line,
        column: key.column, elementID: violation.elementID, identity: key.identity, scene: scene?.name,
        sceneID: scene?.id, configurations: configuration.map { [$0] } ?? [], tried: 0,
        others: violation.others, hints: violation.hints, details: violation.details,
        fix: violation.fix))
  }

  /// What has to be so for the violation, for the scene to have the size that it is laid out at, and for the app to be shown in the
  /// current configuration. What the canvas shows, too, comes true at the size that is drawn there: see ``confirm(_:of:)``.
  private func conditions(of violation: Violation) -> [String] {
    let isGuess = scene?.sizeIsOpen == true && violation.followsSizeOfRoot && violation.condition != Violation.openSize
    return [violation.condition, isGuess ? Violation.openSize : nil].compactMap { $0 }
      + (configuration.flatMap { assumed[$0] } ?? [])
  }

  /// Whether a violation of the rule that implies this one speaks of one of its views in the same scene and configuration. What is
  /// certain is not left to what is not.
  private mutating func isTold(_ violation: Violation, by rule: any Rule) -> Bool {
    if !violation.views.isEmpty {
      told[Told(rule: rule.identifier, isCertain: false), default: []].formUnion(violation.views)
      if violation.condition == nil {
        told[Told(rule: rule.identifier, isCertain: true), default: []].formUnion(violation.views)
      }
    }
    if rule is any DocumentRule { toldOfDocument[rule.identifier, default: []].formUnion(violation.views) }
    guard let other = type(of: rule).impliedBy else { return false }
    // What the document alone tells of a view is told of this one, not of what lies in it.
    if let id = violation.elementID, toldOfDocument[other]?.contains(id) ?? false { return true }
    let views = told[Told(rule: other, isCertain: violation.condition == nil)] ?? []
    return !views.isDisjoint(with: violation.views)
  }

  private mutating func add(_ others: [Finding.Place], to index: Int) {
    for place in others where place.elementID != findings[index].elementID {
      if origins[index].others.insert(place).inserted { findings[index].others.append(place) }
    }
  }

  /// The canvas is no device: what is found there is counted in no configuration.
  mutating func beginCanvas(_ scene: SceneReport) {
    if onDevices == nil { onDevices = placesOnDevices }
    told = [:]
    self.scene = scene
    configuration = "Interface Builder's canvas"
  }

  private var placesOnDevices: [RuledElement: Int] {
    var places: [RuledElement: Int] = [:]
    for (index, finding) in findings.enumerated() {
      for id in [finding.elementID] + finding.others.map(\.elementID) {
        let place = RuledElement(rule: finding.rule, elementID: id)
        if places[place] == nil { places[place] = index }
      }
    }
    return places
  }

  /// Adds what a rule says of the canvas. Where a device has the same element in a finding of the rule, only the other views that
  /// the canvas knows of are new.
  mutating func addOnCanvas(_ violation: Violation, of rule: any Rule) {
    let place = RuledElement(rule: rule.identifier, elementID: violation.elementID)
    guard let known = onDevices?[place] else { return add(violation, of: rule) }
    add(violation.others, to: known)
    if violation.condition == nil { settleSize(of: known) }
  }

  /// Whether a finding of the rules depends on the size of its scene.
  func dependsOnSizes(of rules: Set<String>) -> Bool {
    zip(findings, origins).contains {
      rules.contains($0.rule) && $1.conditions.contains { $0.contains(Violation.openSize) }
    }
  }

  /// Takes in that what was found at a size that is a guess is found on the canvas, too.
  mutating func confirm(_ violation: Violation, of rule: any Rule) {
    let key = FindingKey(rule: rule.identifier, violation)
    guard violation.condition == nil, let index = known(key, violation) else { return }
    settleSize(of: index)
  }

  private mutating func settleSize(of index: Int) {
    origins[index].conditions = origins[index].conditions.map { all in all.filter { $0 != Violation.openSize } }
  }

  /// Drops what a rule says of the document where certain findings of the rule that implies it have all of the same constraints or
  /// views.
  private mutating func removeImplied() {
    let implying = Dictionary(
      rules.documentRules.compactMap { rule in type(of: rule).impliedBy.map { (rule.identifier, $0) } },
      uniquingKeysWith: { first, _ in first })
    guard !implying.isEmpty else { return }
    var told: [String: Set<String>] = [:]
    for index in findings.indices where implying.values.contains(findings[index].rule) && condition(of: index) == nil {
      let finding = findings[index]
      told[finding.rule, default: []].formUnion(origins[index].cause)
      // What is open on a few devices only says nothing of the canvas, on which the views were drawn.
      let layouts = tried["\(finding.sceneID ?? "")\n\(finding.scene ?? "")"] ?? 0
      let named = ([finding.elementID] + finding.others.map(\.elementID)).compactMap { $0 }
      told[finding.rule, default: []].formUnion(
        finding.configurations.count >= layouts ? named : named.filter(openOnCanvas.contains))
    }
    keep(
      findings.indices.filter { index in
        guard let known = implying[findings[index].rule].flatMap({ told[$0] }) else { return true }
        return !origins[index].elements.allSatisfy { $0.map(known.contains) ?? false }
      })
  }

  /// Makes one finding of those of a rule in a scene that occur in the same configurations, or have a part of their causes in
  /// common, and that all depend on nothing, or all on something. It speaks of one that occurs most often, and names all
  /// configurations in which one of them occurs.
  package mutating func join() {
    var gone: Set<Int> = []
    for group in groups() {
      let ranks = group.map { (findings[$0].configurations.count, -$0) }
      guard let best = zip(group, ranks).max(by: { $0.1 < $1.1 })?.0 else { continue }
      for index in group where index != best {
        gone.insert(index)
        add([Finding.Place(findings[index])] + findings[index].others, to: best)
        let new = findings[index].configurations.filter { !findings[best].configurations.contains($0) }
        findings[best].configurations += new
        origins[best].joined += 1
      }
    }
    keep(findings.indices.filter { !gone.contains($0) })
    removeImplied()
  }

  /// The findings to join, in the order of their first ones. Linear in the findings and their causes.
  private func groups() -> [[Int]] {
    var sets = DisjointSets(count: findings.count)
    var firsts: [[String]: Int] = [:]
    let joined = findings.indices.filter { joining.contains(findings[$0].rule) }
    for index in joined {
      let finding = findings[index]
      // What is certain does not count what depends on code.
      let certainty = condition(of: index) == nil ? "certain" : "open"
      let scene = [finding.rule, certainty, finding.sceneID ?? "", finding.scene ?? ""]
      for trait in [["in"] + finding.configurations] + origins[index].cause.map({ ["because of", $0] }) {
        guard let first = firsts[scene + trait] else {
          firsts[scene + trait] = index
          continue
        }
        sets.join(first, index)
      }
    }
    var groups: [Int: [Int]] = [:]
    for index in joined { groups[sets.head(of: index), default: []].append(index) }
    return groups.keys.sorted().map { groups[$0] ?? [] }
  }

  /// What all violations of a finding depend on, or where they depend on different things, each of these; nil if one depends on
  /// nothing.
  private func condition(of index: Int) -> String? {
    let all = origins[index].conditions
    guard let first = all.first, !all.contains([]) else { return nil }
    let common = first.filter { condition in all.allSatisfy { $0.contains(condition) } }
    var words: [String] = []
    for condition in common.isEmpty ? all.flatMap({ $0 }) : common where !words.contains(condition) {
      words.append(condition)
    }
    return words.joined(separator: "; ")
  }

  /// The finding with the key, or one of the rule in the same scene that is alike, or has at least half of its cause in common with
  /// the violation.
  private func known(_ key: FindingKey, _ violation: Violation) -> Int? {
    if let index = lookup[key] { return index }
    guard !joining.contains(key.rule) else { return nil }
    return lookup.candidates(for: violation, in: trace(of: key)).first { index in
      if let shape = violation.shape, shape == origins[index].shape { return true }
      let shared = origins[index].cause.intersection(violation.cause).count
      return shared > 0 && 2 * shared >= min(origins[index].cause.count, violation.cause.count)
    }
  }

  private func trace(of key: FindingKey) -> FindingIndex.Trace {
    FindingIndex.Trace(rule: key.rule, scene: scene?.key)
  }

  /// Drops findings; nothing may be added afterwards but hints.
  mutating func removeAll(where isUnwanted: (Finding) -> Bool) {
    keep(findings.indices.filter { !isUnwanted(findings[$0]) })
  }

  private mutating func keep(_ kept: [Int]) {
    findings = kept.map { findings[$0] }
    origins = kept.map { origins[$0] }
  }

  mutating func add(hints: [String], to index: Int) { findings[index].hints += hints }

  package var result: LintResult {
    let complete = findings.indices.map { index in
      var finding = findings[index]
      let origin = origins[index]
      finding.others.sort { ($0.line, $0.column) < ($1.line, $1.column) }
      finding.message =
        origin.message.text
        + (origin.joined > 0
          ? ", and \(origin.joined) similar \(origin.joined == 1 ? "finding" : "findings") in the same scene" : "")
      let others = others(of: finding)
      if !others.isEmpty, finding.message.hasSuffix(".") { finding.message.removeLast() }
      finding.message += others
      finding.condition = condition(of: index)
      let scene = "\(finding.sceneID ?? "")\n\(finding.scene ?? "")"
      finding.tried = tried[scene] ?? 0
      finding.release = triedReleases.only(finding.configurations, in: scene)
      return finding
    }
    return LintResult(findings: complete.sorted(by: Finding.precedes), notes: notes, layouts: layouts)
  }
}

extension FindingCollector {
  /// ` (also ambiguous: "Label", "Line", "Icon" and 2 more views)`; nothing if the rule does not name others, or if nothing but the message identifies
  /// the finding.
  private func others(of finding: Finding) -> String {
    guard let words = rules.rule(finding.rule).flatMap({ type(of: $0).wordsForOthers }), finding.elementID != nil else {
      return ""
    }
    // The message of contents that compete names them.
    let known = finding.others.compactMap { $0.elementID.flatMap { names[$0] } }.map { "\"\($0)\"" }
      .filter { !finding.message.contains($0) }
    guard let last = known.last else { return "" }
    if known.count == 1 { return " (\(words): \(last))" }
    let shown = known.count > 4 ? known.prefix(3) : known.dropLast()
    let rest = known.count > 4 ? "\(known.count - 3) more views" : last
    return " (\(words): \(shown.joined(separator: ", ")) and \(rest))"
  }
}

extension SceneReport {
  /// Loose views may share a name, and have no id.
  fileprivate var key: String { "\(id ?? "")\n\(name)" }
}

extension Finding.Place {
  /// The element that a finding is about.
  fileprivate init(_ finding: Finding) {
    self.init(elementID: finding.elementID, line: finding.line, column: finding.column)
  }
}
