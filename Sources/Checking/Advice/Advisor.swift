import Geometry
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// Finds out by laying scenes out again what would resolve a finding, and at which size it disappears.
@MainActor
struct Advisor {
  let trials: TrialLayouts
  let rules: RuleSet
  let configurations: [LayoutConfiguration]

  /// One sentence per hint; none for the findings of rules that read the document alone, and none once the budget of the
  /// document's trials is spent.
  func hints(for finding: Finding) -> [String] {
    guard let name = finding.configurations.first, let sceneID = finding.sceneID,
      let failing = configurations.first(where: { $0.name == name }),
      let rule = rules.layoutRules.first(where: { $0.identifier == finding.rule })
    else { return [] }
    let experiments = type(of: rule).experiments
    var hints: [String] = []
    if experiments.contains(.repairs), trials.affords(1) { hints += repairs(of: finding, sceneID, failing) }
    if experiments.contains(.settlements), trials.affords(1) { hints += settlements(of: finding, failing) }
    let search = ThresholdSearch(trials: trials, rule: rule, key: FindingKey(finding), scene: sceneID)
    if experiments.contains(.threshold), trials.affords(ThresholdSearch.cost) {
      let passing = configurations.filter { !finding.configurations.contains($0.name) }
      let others = configurations.filter { finding.configurations.contains($0.name) && $0.name != name }
      hints += [search.hint(failing: failing, others, passing: passing)].compactMap { $0 }
    }
    if experiments.contains(.textRoom), trials.affords(ThresholdSearch.cost), let id = finding.elementID {
      hints += [search.roomHint(ofText: id, failing)].compactMap { $0 }
    }
    return hints
  }

  /// The three changes that move views least, of those that an author might make.
  private func repairs(of finding: Finding, _ scene: String, _ failing: LayoutConfiguration) -> [String] {
    let broken = finding.elementID ?? ""
    let found = repairs(breaking: broken, scene, failing).filter { isPossible($0) && isPlausible($0) }
    // A number that fits one screen is no answer where another one asks for another number.
    let other = finding.configurations.last.flatMap { name in configurations.first { $0.name == name } }
    var elsewhere: Set<String>?
    if let other, other.name != failing.name, found.contains(where: { $0.kind == .changeConstant }), trials.affords(1) {
      elsewhere = Set(repairs(breaking: broken, scene, other).map { text(of: $0) })
    }
    return found.map { (kind: $0.kind, text: text(of: $0)) }
      .filter { $0.kind != .changeConstant || elsewhere?.contains($0.text) ?? true }
      .prefix(3).map { "possible fix: \($0.text)" }
  }

  private func repairs(
    breaking broken: String, _ scene: String, _ configuration: LayoutConfiguration
  ) -> [ConflictExplanation.Repair] {
    let scenes = trials.scenes(configuration, only: scene, repairing: broken).scenes
    return scenes.lazy.flatMap(\.report.conflicts).first { ($0.brokenID ?? "") == broken }?.repairs ?? []
  }

  /// Whether an author can make the change: nobody changes the constraints of a stack view, of a content or of the screen.
  private func isPossible(_ repair: ConflictExplanation.Repair) -> Bool {
    repair.kind == .stopTranslatingMask || repair.constraint?.identifier.flatMap { constraint(named: $0) } != nil
  }

  /// A constant is worth telling if it is of the kind that the author chose: of the same sign, and a size or a distance not less
  /// than half of it nor more than twice. What is far off belongs to another mistake.
  private func isPlausible(_ repair: ConflictExplanation.Repair) -> Bool {
    guard repair.kind == .changeConstant, let value = repair.value,
      let constraint = repair.constraint?.identifier.flatMap({ constraint(named: $0) })
    else { return true }
    let present = constraint.constant ?? 0
    guard present * value > 0 else { return false }
    return abs(value) >= abs(present) / 2 && abs(value) <= abs(present) * 2
  }

  private func text(of repair: ConflictExplanation.Repair) -> String {
    guard let name = repair.constraint?.identifier, let constraint = constraint(named: name) else { return repair.text }
    let subject = trials.document.text(of: constraint)
    switch repair.kind {
    case .lowerPriority: return "set the priority of \(subject) to \(tenths(repair.value ?? 999))"
    case .changeConstant: return "set the constant of \(subject) to \(tenths(repair.value ?? 0))"
    case .remove: return "remove the constraint \(subject)"
    case .stopTranslatingMask: return repair.text
    }
  }

  /// What settles an ambiguity: the priorities of rivals, else a constraint where the view was drawn.
  private func settlements(of finding: Finding, _ failing: LayoutConfiguration) -> [String] {
    guard let id = finding.elementID, let view = trials.document.view(id)?.element else { return [] }
    let explanations = trials.explanations(of: id, failing)
    let priorities = explanations.flatMap(\.settlements).filter { $0.kind != .addConstraint }
    if !priorities.isEmpty {
      var told: Set<String> = []
      return priorities.filter { told.insert($0.text).inserted }.prefix(2).map { "possible fix: \($0.text)" }
    }
    return explanations.compactMap { open in
      guard open.settlements.contains(where: { $0.kind == .addConstraint }) else { return nil }
      return constraint(keeping: open.quantity, of: view)
    }
  }

  /// `possible fix: add Label.top = View.top + 20, which keeps the frame in the document`; nil where the document stores no frame.
  private func constraint(keeping quantity: String, of view: ViewElement) -> String? {
    guard let frame = view.frame, frame.width > 0 || frame.height > 0, let element = trials.document.view(view.id),
      let outer = trials.document.superview(of: element)?.element
    else { return nil }
    let (name, outerName) = (trials.document.name(of: view), trials.document.name(of: outer))
    func side(_ attribute: String) -> ConstraintEquation.Side {
      .place(.init(ItemName(name), attribute))
    }
    let equation: ConstraintEquation
    switch quantity {
    case "minX":
      equation = ConstraintEquation(
        side("leading"), .equal, .place(.init(ItemName(outerName), "leading")), constant: .number(frame.x))
    case "minY":
      equation = ConstraintEquation(
        side("top"), .equal, .place(.init(ItemName(outerName), "top")), constant: .number(frame.y))
    case "width": equation = ConstraintEquation(side("width"), .equal, constant: .number(frame.width))
    default: equation = ConstraintEquation(side("height"), .equal, constant: .number(frame.height))
    }
    return "possible fix: add the constraint \(equation.text(.message)), which keeps the frame in the document"
  }

  private func constraint(named name: String) -> ConstraintElement? {
    trials.document.constraint(name)
      ?? trials.document.constraints.first { $0.element["identifier"] == name }
  }
}
