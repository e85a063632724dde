import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds views that have no width or no height.
struct ZeroSizeRule: LayoutRule {
  static let description = RuleDescription(
    "zero_size", "View Without Size",
    summary: "A text, control or image has a width or height of 0 on a device, but not in Interface Builder.",
    page: .guide("LogicalErrors"),
    rationale: """
      Other constraints leave no space for the view. Constrain the size of the view, or raise the compression resistance priority of \
      the view above the priority of neighboring views.
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
        "The \(dimension) of \"\(scene.document.name(of: element))\" is zero", at: element.position,
        elementID: element.id,
        identity: dimension, condition: view.generalCondition(in: scene, along: axis))
    }
  }

  /// Whether the document leaves the content to the program: an image, or a size for which it holds a place. With the content comes
  /// the size, and without it there is nothing to see.
  private func getsContentLater(_ view: LaidOutView, _ element: ViewElement) -> Bool {
    element.placeholderIntrinsicSize != nil || (view.kind == .imageView && element.element["image"] == nil)
  }
}
