import InterfaceBuilder
import LayoutReports

/// Finds broken constraints that a console log shows without a name.
struct MissingConstraintIdentifierRule: LayoutRule {
  static let description = RuleDescription(
    "missing_constraint_identifier", "Broken Constraint Without Identifier",
    summary: "A constraint that iOS breaks at run time has no identifier.",
    page: .guide("DebuggingTricksandTips"),
    rationale: """
      The console shows the identifier of a constraint, or only a memory address if the constraint has no identifier. To recognize the \
      constraint in the console, set an identifier in the attributes inspector of Xcode.
      """, severity: .note, isOptIn: true)

  func violations(in scene: LaidOutScene) -> [Violation] {
    let broken = scene.report.conflicts.compactMap { $0.brokenID.flatMap(scene.document.constraint) }
    return broken.filter { ($0.identifier ?? "").isEmpty }.map { constraint in
      Violation(
        "iOS breaks \(scene.document.text(of: constraint)), and the constraint has no identifier for the console",
        at: constraint.position,
        elementID: constraint.id)
    }
  }
}
