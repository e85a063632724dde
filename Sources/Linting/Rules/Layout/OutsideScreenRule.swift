import Inspection

/// Texts and controls beyond the edge of the screen.
struct OutsideScreenRule: LayoutRule {
  static let description = RuleDescription(
    "outside_screen", "View Outside Screen",
    summary: "A text or control reaches beyond the edge of the screen and cannot be scrolled to.",
    rationale: """
      Nobody can read or touch what is outside. Pin the view to the edge, give it room by shrinking others, or put the content \
      into a scroll view.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    guard let screen = scene.views.first, let drawn = screen.designed else { return [] }
    return scene.views.dropFirst().compactMap { view in
      guard view.isShown, view.isContent, !view.scrolls, view.frame.width > 0, view.frame.height > 0,
        let element = view.element?.element, let designed = view.designed,
        designed.distance(beyond: drawn) <= 1
      else { return nil }
      let distance = view.frame.distance(beyond: screen.frame)
      guard distance > 1 else { return nil }
      return Violation(
        "\"\(element.displayName)\" reaches \(words(distance)) points beyond the screen", at: element.position,
        elementID: element.id)
    }
  }
}

extension Rect {
  /// How far the rectangle sticks out of another one, at the edge where it does most; 0 if it is inside.
  fileprivate func distance(beyond other: Rect) -> Double {
    max(0, other.x - x, other.y - y, maxX - other.maxX, maxY - other.maxY)
  }
}
