import InterfaceBuilder
import LayoutReports

/// Finds scroll views whose content size does not follow from the constraints.
struct ScrollableContentSizeRule: LayoutRule {
  static let description = RuleDescription(
    "scrollable_content_size", "Ambiguous Scrollable Content Size",
    summary: "The constraints inside a scroll view do not determine the size of the scrollable content.",
    page: .guide("WorkingwithScrollViews"),
    rationale: """
      The size of the content sets how far a scroll view scrolls. Constrain the content to all four edges of the content layout guide. \
      Also set a width and height of the content that do not depend on these edges.
      """)

  static let holdsOnCanvas = true
  static let wordsForOthers: String? = "also ambiguous"

  func violations(in scene: LaidOutScene) -> [Violation] {
    let scrollable = scene.report.ambiguities.filter(\.isScrollableContent)
    guard !scrollable.isEmpty else { return [] }
    var inside: [String: [ViewElement]] = [:]
    for report in scene.report.ambiguities {
      guard let view = report.viewID.flatMap({ scene.document.view($0)?.element }) else { continue }
      for id in scene.openContents(around: report) { inside[id, default: []].append(view) }
    }
    return scrollable.compactMap { report in
      let view = report.viewID.flatMap { scene.document.view($0)?.element }
      if view.map(hasNoContent) ?? false || view?.ambiguityVerification != nil { return nil }
      // The report has Xcode's words, which name the issue and are not ours to change: they are its identity as well.
      var violation = report.violation(
        FindingMessage(report.message), identity: report.message, in: scene, askingCanvas: false)
      violation.others = (report.viewID.flatMap { inside[$0] } ?? []).map(Finding.Place.init)
      if violation.condition == nil, let view { violation.condition = condition(of: view, in: scene) }
      return violation
    }
  }

  /// Whether nothing is in the scroll view that constraints could be about: of those without guides Xcode marks none (6 of 6), of
  /// those with guides all (5 of 5).
  private func hasNoContent(_ view: ViewElement) -> Bool { view.subviews.isEmpty && view.layoutGuides.isEmpty }

  private func condition(of view: ViewElement, in scene: LaidOutScene) -> String? {
    if view.isAmbiguous { return nil }
    let document = scene.document
    let isReachable = view.customClass != nil || document.isNamed(view.id) || document.hasOutlet("delegate", on: view)
    if view.subviews.isEmpty, isReachable { return "the app's code adds the content of the scroll view" }
    let leaves = scene.report.ambiguities.compactMap { $0.viewID.flatMap { document.view($0)?.element } }
    return leaves.contains(where: \.mayHaveOwnSize) ? "a custom view class may set the size of the view" : nil
  }
}
