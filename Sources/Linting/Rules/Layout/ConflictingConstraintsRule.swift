import InterfaceBuilder
import LayoutReports

/// Required constraints that cannot hold together.
struct ConflictingConstraintsRule: LayoutRule {
  static let description = RuleDescription(
    "conflicting_constraints", "Conflicting Constraints",
    summary: "Required constraints cannot hold together, and one of them is broken at run time.",
    rationale: """
      iOS drops one of the constraints to go on, which one is hard to foresee, and the screen looks different from what was \
      drawn. Give one of them a lower priority, make it an inequality, or remove it.
      """,
    severity: .error)

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
    // Those of contents and of stack views have no names; the view tells where to look.
    let view = members.isEmpty ? conflict.viewID.flatMap { document.view($0) } : nil
    if let view {
      message +=
        ": what \"\(document.name(ofItem: view.element.id))\" wants for its content, and what a stack view asks of it"
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
