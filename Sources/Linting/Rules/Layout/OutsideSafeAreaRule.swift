import Geometry
import LayoutReports

/// Finds texts and controls under the status bar, the sensor housing or the home indicator.
struct OutsideSafeAreaRule: LayoutRule {
  static let description = RuleDescription(
    "outside_safe_area", "View Outside Safe Area",
    summary: "A text or control extends under a bar, the sensor housing or the home indicator.",
    page: .uikit("positioning-content-relative-to-the-safe-area"),
    rationale:
      "Bars, the sensor housing or the home indicator can cover the text or control. Constrain texts and controls to the safe area or to the margins, not to the edges of the view.",
    isOptIn: true)

  func violations(in scene: LaidOutScene) -> [Violation] {
    guard let screen = scene.views.first?.frame else { return [] }
    let insets = scene.report.safeArea
    let safe = Rect(
      x: screen.x + insets.left, y: screen.y + insets.top, width: screen.width - insets.left - insets.right,
      height: screen.height - insets.top - insets.bottom)
    return scene.views.dropFirst().compactMap { view in
      guard view.isShown, view.isContent, !view.scrolls, view.frame.width > 0, view.frame.height > 0,
        !view.isBarFromEdgeToEdge(of: safe), let element = view.element?.element
      else { return nil }
      let frame = view.frame
      let sides = [
        ("top", safe.y - frame.y), ("left", safe.x - frame.x), ("bottom", frame.maxY - safe.maxY),
        ("right", frame.maxX - safe.maxX),
      ]
      // The rule outside_screen finds what lies beyond the screen.
      guard let (side, distance) = sides.max(by: { $0.1 < $1.1 }), distance > 1, frame.intersection(screen) != nil
      else { return nil }
      return Violation(
        "\"\(scene.document.name(of: element))\" extends \(amount: distance) points outside the safe area at the \(side)",
        at: element.position, elementID: element.id, identity: side)
    }
  }
}
