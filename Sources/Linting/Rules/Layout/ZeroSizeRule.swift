import Geometry
import LayoutReports

/// Finds views that have no width or no height.
struct ZeroSizeRule: LayoutRule {
  static let description = RuleDescription(
    "zero_size", "View Without Size",
    summary: "A text, control or image has no width or no height, although it has a size in Interface Builder.",
    page: .guide("LogicalErrors"),
    rationale: """
      Other constraints leave no room for the view. Give it a size, or raise its compression resistance above that of the views \
      beside it.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.settledViews.compactMap { view in
      guard view.isContent || view.kind == .imageView, !(view.report.textFit?.isClipped ?? false),
        let element = view.element?.element, let designed = view.designed, designed.width > 0, designed.height > 0,
        view.frame.width < 0.5 || view.frame.height < 0.5, view.kind != .label || view.report.textFit != nil
      else { return nil }
      let dimension = view.frame.width < 0.5 ? "width" : "height"
      return Violation(
        "\"\(element.displayName)\" has no \(dimension)", at: element.position, elementID: element.id,
        identity: dimension)
    }
  }
}
