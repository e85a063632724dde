import Inspection
import InterfaceBuilder

/// Views whose frame the constraints leave open.
struct AmbiguousLayoutRule: LayoutRule {
  static let description = RuleDescription(
    "ambiguous_layout", "Ambiguous Layout",
    summary: "The constraints of a view leave its position or size open.",
    rationale: """
      The view gets a place by luck: another release of iOS, another device or another order of constraints gives it another \
      one. Add the constraints that are missing, or raise a hugging or compression resistance priority where two contents \
      compete.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.report.ambiguities.filter { !$0.isScrollableContent }.map { $0.violation(in: scene) }
  }
}

extension AmbiguityReport {
  func violation(in scene: LaidOutScene) -> Violation {
    let position = line.map { SourcePosition(line: $0, column: column ?? 1) }
    return Violation(
      message, at: position ?? scene.document.document.root.position, elementID: viewID, identity: message)
  }
}
