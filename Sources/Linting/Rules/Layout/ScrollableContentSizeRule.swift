import Geometry
import LayoutReports

/// Scroll views whose content has no size.
struct ScrollableContentSizeRule: LayoutRule {
  static let description = RuleDescription(
    "scrollable_content_size", "Ambiguous Scrollable Content Size",
    summary: "The constraints of a scroll view's content do not decide its size.",
    rationale: """
      A scroll view scrolls as far as its content reaches, and that must follow from constraints to all four of its edges. Pin \
      the content to every edge of the content layout guide, and give it a size that does not come from those edges.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.report.ambiguities.filter(\.isScrollableContent).map { $0.violation(in: scene) }
  }
}
