import Geometry
import LayoutReports

/// Finds buttons that are hard to hit. Other controls have the size that the system gives them.
struct SmallTouchTargetRule: LayoutRule {
  static let description = RuleDescription(
    "small_touch_target", "Small Touch Target",
    summary: "A button is smaller than 44 × 44 points.",
    page: .guidelines("accessibility"),
    rationale:
      "Apple's Human Interface Guidelines require at least 44 × 44 points, so that people can tap a control easily. Make the button larger.",
    severity: .note, isOptIn: true)

  func violations(in scene: LaidOutScene) -> [Violation] {
    scene.views.compactMap { view in
      guard view.isShown, view.kind == .button, let element = view.element?.element, view.frame.width > 0,
        view.frame.height > 0, min(view.frame.width, view.frame.height) < 44
      else { return nil }
      return Violation(
        "\"\(scene.document.name(of: element))\" is \(amount: view.frame.width) × \(amount: view.frame.height) points, smaller than the minimum of 44 × 44 points",
        at: element.position, elementID: element.id)
    }
  }
}
