import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds views that have no width or no height.
struct ZeroSizeRule: LayoutRule {
  static let description = RuleDescription(
    "zero_size", "View Without Size",
    summary: "A text, control or image has a width or height of zero, although it has a size in Interface Builder.",
    page: .guide("LogicalErrors"),
    rationale: """
      Other constraints leave no space for the view. Give the view a size, or raise its compression resistance above that of its \
      neighbours.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.settledViews.compactMap { view in
      guard view.isContent || view.kind == .imageView, !(view.report.textFit?.isClipped ?? false),
        let element = view.element?.element, let designed = view.designed, designed.width > 0, designed.height > 0,
        view.frame.width < 0.5 || view.frame.height < 0.5, view.kind != .label || view.report.textFit != nil,
        !getsContentLater(view, element)
      else { return nil }
      let axis: Axis = view.frame.width < 0.5 ? .horizontal : .vertical
      let dimension = axis == .horizontal ? "width" : "height"
      return Violation(
        "\"\(scene.document.name(of: element))\" has no \(dimension)", at: element.position, elementID: element.id,
        identity: dimension, condition: view.generalCondition(in: scene, along: axis))
    }
  }

  /// Whether the document leaves the content to the program: an image, or a size for which it holds a place. With the content comes
  /// the size, and without it there is nothing to see.
  private func getsContentLater(_ view: LaidOutView, _ element: ViewElement) -> Bool {
    element.placeholderIntrinsicSize != nil || (view.kind == .imageView && element.element["image"] == nil)
  }
}
