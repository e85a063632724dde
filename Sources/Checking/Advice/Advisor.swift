import ConstraintText
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// Finds out by laying scenes out again what would resolve a finding, and at which size it disappears.
@MainActor
struct Advisor {
  let laboratory: Laboratory
  let rules: RuleSet
  let configurations: [LayoutConfiguration]

  /// One sentence per hint; none for the findings of rules that read the document alone.
  func hints(for finding: Finding) -> [String] {
    guard let name = finding.configurations.first, let sceneID = finding.sceneID,
      let failing = configurations.first(where: { $0.name == name }),
      let rule = rules.layoutRules.first(where: { $0.identifier == finding.rule })
    else { return [] }
    let experiments = type(of: rule).experiments
    var hints: [String] = []
    if experiments.contains(.repairs) { hints += repairs(of: finding, sceneID, failing) }
    let search = ThresholdSearch(laboratory: laboratory, rule: rule, key: FindingKey(finding), scene: sceneID)
    if experiments.contains(.threshold) {
      let passing = configurations.filter { !finding.configurations.contains($0.name) }
      hints += [search.hint(failing: failing, passing: passing)].compactMap { $0 }
    }
    if experiments.contains(.textRoom), let id = finding.elementID {
      hints += [search.roomHint(ofText: id, failing)].compactMap { $0 }
    }
    return hints
  }

  /// The three changes that move views least.
  private func repairs(of finding: Finding, _ scene: String, _ failing: LayoutConfiguration) -> [String] {
    let scenes = laboratory.scenes(failing, only: scene, withRepairs: true).scenes
    let conflict = scenes.lazy.flatMap(\.report.conflicts).first { ($0.brokenID ?? "") == finding.elementID ?? "" }
    return (conflict?.repairs ?? []).prefix(3).map { "to resolve it, \(text(of: $0))" }
  }

  private func text(of repair: ConflictExplanation.Repair) -> String {
    guard let name = repair.constraint?.identifier, let constraint = constraint(named: name) else { return repair.text }
    let subject = laboratory.document.text(of: constraint)
    switch repair.kind {
    case .lowerPriority: return "give \(subject) the priority \(tenths(repair.value ?? 999))"
    case .changeConstant: return "set the constant of \(subject) to \(tenths(repair.value ?? 0))"
    case .remove: return "remove \(subject)"
    case .stopTranslatingMask: return repair.text
    }
  }

  private func constraint(named name: String) -> ConstraintElement? {
    laboratory.document.constraint(name)
      ?? laboratory.document.constraints.first { $0.element["identifier"] == name }
  }
}
