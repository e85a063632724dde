import Geometry
import LayoutReports

/// Finds scroll views whose content size does not follow from the constraints.
struct ScrollableContentSizeRule: LayoutRule {
  static let description = RuleDescription(
    "scrollable_content_size", "Ambiguous Scrollable Content Size",
    summary: "The constraints inside a scroll view do not determine the size of its content.",
    page: .guide("WorkingwithScrollViews"),
    rationale: """
      A scroll view scrolls as far as its content reaches. Constrain the content to all four edges of the content layout guide, \
      and give it a width and a height that do not depend on these edges.
      """)

  static let holdsOnCanvas = true

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.report.ambiguities.filter(\.isScrollableContent).map {
      $0.violation(FindingMessage($0.message), identity: $0.message, in: scene, askingCanvas: false)
    }
  }
}
