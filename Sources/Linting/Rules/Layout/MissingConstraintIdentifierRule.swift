import InterfaceBuilder
import LayoutReports

/// Finds broken constraints that a console log shows without a name.
struct MissingConstraintIdentifierRule: LayoutRule {
  static let description = RuleDescription(
    "missing_constraint_identifier", "Broken Constraint Without Identifier",
    summary: "A constraint that is broken at run time has no identifier.",
    page: .guide("DebuggingTricksandTips"),
    rationale: """
      The console shows a constraint with its address in memory, and with its identifier if it has one. Set the identifier in Xcode's \
      attributes inspector, so that you can recognize the constraint in the log.
      """, severity: .note, isOptIn: true)

  func violations(in scene: LaidOutScene) -> [Violation] {
    let broken = scene.report.conflicts.compactMap { $0.brokenID.flatMap(scene.document.constraint) }
    return broken.filter { ($0.identifier ?? "").isEmpty }.map { constraint in
      Violation(
        "\(scene.document.text(of: constraint)) is broken, and is hard to find in the log because it has no identifier",
        at: constraint.position,
        elementID: constraint.id)
    }
  }
}
