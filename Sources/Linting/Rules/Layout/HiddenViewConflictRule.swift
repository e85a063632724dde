import LayoutReports

/// Finds required sizes of hidden arranged views, which their stack view sets to zero.
struct HiddenViewConflictRule: LayoutRule {
  static let description = RuleDescription(
    "hidden_view_conflict", "Conflict of Hidden Arranged View",
    summary: "A hidden view in a stack view has a required size, but the stack view sets its size to zero.",
    page: .uikit("uistackview"),
    rationale: """
      A stack view sets the size of a hidden view to 0 with a required constraint (UISV-hiding in logs). Required sizes of the view, or \
      of its content, conflict with this constraint. iOS logs the conflict and breaks one of the constraints, usually without a visible \
      effect. Set the priority of these sizes to 999. iOS can then break them without a conflict.
      """)

  static let experiments: RuleExperiments = []
  static let holdsOnCanvas = true

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.report.conflicts.filter { $0.repeats == nil && $0.hidesView }.map { conflict in
      let hidden = conflict.members.first { $0.mention.kind == .hiding }?.viewID
      var violation = conflict.violation(in: scene, repeated: [])
      // Those of one stack view are one finding.
      violation.shape = hidden.flatMap { scene.view($0) }.flatMap { scene.superview(of: $0)?.report.id }
      violation.identity = hidden ?? violation.identity
      guard let view = hidden.flatMap({ scene.document.view($0) })?.element else { return violation }
      let sizes = conflict.constraintIDs.compactMap { scene.document.constraint($0) }
      let texts = sizes.prefix(3).map { scene.document.text(of: $0) }.joined(separator: "; ")
      violation.message =
        "\"\(scene.document.name(of: view))\" is hidden, so the stack view around it gives it a size of 0, which conflicts with \(texts.isEmpty ? "its content" : texts)"
      violation.position = view.position
      violation.elementID = view.id
      return violation
    }
  }
}
