import Geometry
import InterfaceBuilder
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
        "\"\(scene.document.name(of: element))\" has no \(dimension)", at: element.position, elementID: element.id,
        identity: dimension, condition: condition(of: view, element, in: scene))
    }
  }

  /// Content that the document leaves to the program: an image, or a size for which it holds a place.
  private func condition(of view: LaidOutView, _ element: ViewElement, in scene: LaidOutScene) -> String? {
    if element.placeholderIntrinsicSize != nil { return "the program gives the view its size" }
    if view.kind == .imageView, element.element["image"] == nil { return "the program sets the image" }
    return view.generalCondition(in: scene)
  }
}
