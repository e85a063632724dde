import InterfaceBuilder
import LayoutReports
import Staging

/// Finds out by trying what would help, and where a finding begins.
@MainActor
struct Advisor {
  let laboratory: Laboratory
  let rules: RuleSet
  let configurations: [LayoutConfiguration]

  /// A sentence each; none for findings that no layout decides.
  func hints(for finding: Finding) -> [String] {
    guard let name = finding.configurations.first, let sceneID = finding.sceneID,
      let failing = configurations.first(where: { $0.name == name })
    else { return [] }
    var hints: [String] = []
    if finding.rule == ConflictingConstraintsRule.description.identifier {
      hints += repairs(of: finding, sceneID, failing)
    }
    if let rule = rules.layoutRules.first(where: { $0.identifier == finding.rule }) {
      let search = ThresholdSearch(laboratory: laboratory, rule: rule, key: FindingKey(finding), scene: sceneID)
      let passing = configurations.filter { !finding.configurations.contains($0.name) }
      hints += [search.hint(failing: failing, passing: passing)].compactMap { $0 }
      if finding.rule == ClippedTextRule.description.identifier, let id = finding.elementID {
        hints += [search.roomHint(ofText: id, failing)].compactMap { $0 }
      }
    }
    return hints
  }

  /// The three changes that move least.
  private func repairs(of finding: Finding, _ scene: String, _ failing: LayoutConfiguration) -> [String] {
    let scenes = laboratory.scenes(failing, only: scene, withRepairs: true).scenes
    let conflict = scenes.lazy.flatMap(\.report.conflicts).first { ($0.brokenID ?? "") == finding.elementID ?? "" }
    return (conflict?.repairs ?? []).prefix(3).map { "could be resolved: \(text(of: $0))" }
  }

  private func text(of repair: ConflictExplanation.Repair) -> String {
    guard let name = repair.constraint?.identifier, let constraint = constraint(named: name) else { return repair.text }
    let subject = laboratory.document.text(of: constraint)
    switch repair.kind {
    case .lowerPriority: return "give \(subject) the priority \(words(repair.value ?? 999))"
    case .changeConstant: return "set the constant of \(subject) to \(words(repair.value ?? 0))"
    case .remove: return "remove \(subject)"
    case .stopTranslatingMask: return repair.text
    }
  }

  private func constraint(named name: String) -> ConstraintElement? {
    laboratory.document.constraint(name)
      ?? laboratory.document.constraints.first { $0.element["identifier"] == name }
  }
}
