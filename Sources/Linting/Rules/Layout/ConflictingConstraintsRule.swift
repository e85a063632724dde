import InterfaceBuilder
import LayoutReports

/// Finds required constraints that cannot be satisfied together.
struct ConflictingConstraintsRule: LayoutRule {
  static let description = RuleDescription(
    "conflicting_constraints", "Conflicting Constraints",
    summary: "Required constraints cannot be satisfied together, and one of them is broken at run time.",
    page: .guide("ConflictingLayouts"),
    rationale: """
      iOS ignores one of the constraints, and it is hard to foresee which one. The screen then looks different from the design. \
      Give one of the constraints a lower priority, make it an inequality, or remove it.
      """,
    severity: .error)

  static let experiments: RuleExperiments = [.threshold, .repairs]

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.report.conflicts.map { violation(of: $0, in: scene) }
  }

  private func violation(of conflict: ConflictReport, in scene: LaidOutScene) -> Violation {
    let document = scene.document
    let members = conflict.constraintIDs.compactMap { document.constraint($0) }
    let broken = conflict.brokenID.flatMap { document.constraint($0) }
    let others = members.filter { $0.id != broken?.id }.map { document.text(of: $0) }
    var message = "Unable to simultaneously satisfy constraints"
    if let broken { message += ": \(document.text(of: broken)) is broken" }
    if !others.isEmpty { message += broken == nil ? ": " : ", because of " }
    message += others.prefix(4).joined(separator: "; ")
    if others.count > 4 { message += " and \(others.count - 4) more" }
    // Constraints for intrinsic content sizes and of stack views have no ids: the view says where to look.
    let view = members.isEmpty ? conflict.viewID.flatMap { document.view($0) } : nil
    if let view {
      message +=
        ": the intrinsic content size of \"\(document.name(ofItem: view.element.id))\", and a constraint of its stack view"
    }
    let identity = (conflict.constraintIDs.sorted() + [conflict.brokenID ?? conflict.viewID ?? ""]).joined(
      separator: " ")
    return Violation(
      message,
      at: (broken ?? members.first)?.position ?? view?.element.position ?? document.document.root.position,
      elementID: conflict.brokenID ?? members.first?.id ?? view?.element.id, identity: identity,
      details: conflict.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
