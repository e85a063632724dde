import InterfaceBuilder
import LayoutReports

/// Finds broken constraints that a console log shows without a name.
struct MissingConstraintIdentifierRule: LayoutRule {
  static let description = RuleDescription(
    "missing_constraint_identifier", "Broken Constraint Without Identifier",
    summary: "A constraint that is broken at run time has no identifier.",
    page: .guide("DebuggingTricksandTips"),
    rationale: """
      The console identifies a constraint by its address in memory. It also prints the identifier of the constraint (set it in Xcode's \
      attributes inspector), which tells you where the constraint is defined.
      """, severity: .note, isOptIn: true)

  func violations(in scene: LaidOutScene) -> [Violation] {
    let broken = scene.report.conflicts.compactMap { $0.brokenID.flatMap(scene.document.constraint) }
    return broken.filter { ($0.identifier ?? "").isEmpty }.map { constraint in
      Violation(
        "\(scene.document.text(of: constraint)) is broken, and it has no identifier by which you can find it in the log",
        at: constraint.position,
        elementID: constraint.id)
    }
  }
}
