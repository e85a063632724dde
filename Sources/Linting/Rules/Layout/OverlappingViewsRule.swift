import Geometry
import LayoutReports

/// Texts and controls that lie on each other where the design kept them apart.
struct OverlappingViewsRule: LayoutRule {
  static let description = RuleDescription(
    "overlapping_views", "Overlapping Views",
    summary: "Two texts or controls overlap that are apart in Interface Builder.",
    rationale: """
      Constraints that fit the drawn screen leave too little room on another one. Connect the two views with a constraint, so \
      that one makes way for the other. What overlaps on the canvas, too, is taken as intended.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    // Sorted by their tops, so that a view meets only those that begin above its bottom.
    let views = scene.settledViews.filter { $0.isContent && $0.isDrawn }.sorted { $0.frame.y < $1.frame.y }
    var violations: [Violation] = []
    for (index, first) in views.enumerated() {
      for second in views[(index + 1)...] {
        if second.frame.y >= first.frame.maxY { break }
        guard first.frame.overlaps(second.frame), !first.isApart(second, in: scene) else { continue }
        if let violation = violation(first, second) { violations.append(violation) }
      }
    }
    return violations
  }

  private func violation(_ first: LaidOutView, _ second: LaidOutView) -> Violation? {
    guard let one = first.element?.element, let other = second.element?.element,
      let drawn = first.designed, let otherDrawn = second.designed, !drawn.overlaps(otherDrawn),
      let shared = first.frame.intersection(second.frame)
    else { return nil }
    let (early, late) = one.position < other.position ? (one, other) : (other, one)
    return Violation(
      "\"\(early.displayName)\" and \"\(late.displayName)\" overlap by \(words(shared.width)) × \(words(shared.height)) points",
      at: early.position, elementID: early.id, identity: "\(early.id) \(late.id)")
  }
}

extension Rect {
  /// By more than what rounding to pixels explains.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    intersection(other).map { $0.width > 1 && $0.height > 1 } ?? false
  }
}

extension LaidOutView {
  /// Something of it can be seen: a size, and for labels a text.
  fileprivate var isDrawn: Bool {
    frame.width > 0 && frame.height > 0 && (kind != .label || report.textFit != nil)
  }

  /// Whether the two never show together: one scrolls over the other, or one is inside the other.
  fileprivate func isApart(_ other: LaidOutView, in scene: LaidOutScene) -> Bool {
    scrolls != other.scrolls || scene.isInside(self, other) || scene.isInside(other, self)
  }
}
