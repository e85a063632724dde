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
    scene.report.ambiguities.filter(\.isScrollableContent).compactMap { report in
      if hasNoContent(report, in: scene) { return nil }
      var violation = report.violation(
        FindingMessage(report.message), identity: report.message, in: scene, askingCanvas: false)
      let inside = scene.report.ambiguities.filter { $0.followsContent(of: report, in: scene) }
      violation.others = inside.compactMap { $0.viewID.flatMap { scene.document.view($0)?.element } }.map(
        Finding.Place.init)
      if violation.condition == nil { violation.condition = condition(of: report, in: scene) }
      return violation
    }
  }

  /// Whether nothing is in the scroll view that constraints could be about: of those without guides Xcode marks none (6 of 6), of
  /// those with guides all (5 of 5).
  private func hasNoContent(_ report: AmbiguityReport, in scene: LaidOutScene) -> Bool {
    guard let view = report.viewID.flatMap({ scene.document.view($0) })?.element else { return false }
    return view.subviews.isEmpty && view.layoutGuides.isEmpty
  }

  private func condition(of report: AmbiguityReport, in scene: LaidOutScene) -> String? {
    guard let view = report.viewID.flatMap({ scene.document.view($0) })?.element, !view.isAmbiguous else { return nil }
    if isEmpty(report, in: scene) { return "the program fills the scroll view" }
    let leaves = scene.report.ambiguities.compactMap { $0.viewID.flatMap { scene.document.view($0)?.element } }
    return leaves.contains(where: \.mayHaveOwnSize) ? "the class of a view may give it a size" : nil
  }

  /// Whether the document puts nothing into a scroll view that code can reach, and Xcode does not mind.
  private func isEmpty(_ report: AmbiguityReport, in scene: LaidOutScene) -> Bool {
    guard let view = report.viewID.flatMap({ scene.document.view($0) })?.element else { return false }
    return view.subviews.isEmpty && !view.isAmbiguous
      && (view.customClass != nil || scene.document.isNamed(view.id) || scene.document.hasOutlet("delegate", on: view))
  }
}

extension AmbiguityReport {
  /// Whether the view is inside a scroll view whose content's extent is open along the same axis: Xcode asks for the content's
  /// constraints first, and these may settle the view.
  func followsContent(of scrollView: AmbiguityReport, in scene: LaidOutScene) -> Bool {
    guard scrollView.isScrollableContent, !isScrollableContent, viewID != scrollView.viewID,
      let inner = viewID.flatMap({ scene.view($0) }), let outer = scrollView.viewID.flatMap({ scene.view($0) })
    else { return false }
    let axes = Axis.allCases.filter { scrollView.open.contains($0.size) }
    return axes.contains { open.contains($0.size) || open.contains($0.position) } && scene.isInside(inner, outer)
  }
}
