import LayoutReports

/// Finds required sizes of hidden arranged views, which their stack view sets to zero.
struct HiddenViewConflictRule: LayoutRule {
  static let description = RuleDescription(
    "hidden_view_conflict", "Conflict of Hidden Arranged View",
    summary: "A hidden view in a stack view has a required size, but the stack view sets the size of the view to 0.",
    page: .uikit("uistackview"),
    rationale: """
      A stack view sets the size of a hidden view to 0 with a required constraint. The console shows this constraint as UISV-hiding. \
      The constraint conflicts with required sizes of the view or of the view's content. iOS breaks one of the constraints, usually \
      without a visible effect. To prevent the conflict, set the priority of the required sizes to 999.
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
        "The stack view sets the size of the hidden view \"\(scene.document.name(of: view))\" to 0, which conflicts with \(texts.isEmpty ? "the content of the view" : texts)"
      violation.position = view.position
      violation.elementID = view.id
      return violation
    }
  }
}
