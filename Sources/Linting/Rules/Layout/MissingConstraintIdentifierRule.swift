import InterfaceBuilder
import LayoutReports

/// Broken constraints that a log shows without a name.
struct MissingConstraintIdentifierRule: LayoutRule {
  static let description = RuleDescription(
    "missing_constraint_identifier", "Broken Constraint Without Identifier",
    summary: "A constraint that is broken at run time has no identifier.",
    rationale: """
      The log of a phone names constraints by their address. An identifier (Xcode's attributes inspector) stands in front of it, \
      and tells which constraint of which document it is.
      """, severity: .note, isOptIn: true)

  func violations(in scene: LaidOutScene) -> [Violation] {
    let broken = scene.report.conflicts.compactMap { $0.brokenID.flatMap(scene.document.constraint) }
    return broken.filter { ($0.identifier ?? "").isEmpty }.map { constraint in
      Violation(
        "\(scene.document.text(of: constraint)) is broken and has no identifier for the log", at: constraint.position,
        elementID: constraint.id)
    }
  }
}
