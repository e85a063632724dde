import ConstraintText
import Geometry
import LayoutReports

/// Finds texts and controls that overlap although they are apart on Interface Builder's canvas.
struct OverlappingViewsRule: LayoutRule {
  static let description = RuleDescription(
    "overlapping_views", "Overlapping Views",
    summary: "Two texts or controls overlap although they are apart in Interface Builder.",
    page: .guide("LogicalErrors"),
    rationale: """
      Constraints that suit the screen in Interface Builder leave too little room on another one. Add a constraint between the \
      two views, so that one yields to the other. Views that overlap in Interface Builder, too, are taken as intended.
      """)

  func violations(in scene: LaidOutScene) -> [Violation] {
    // Sorted by their tops: a view can overlap only those that follow and begin above its bottom.
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
      "\"\(early.displayName)\" and \"\(late.displayName)\" overlap by \(tenths(shared.width)) × \(tenths(shared.height)) points",
      at: early.position, elementID: early.id, identity: "\(early.id) \(late.id)")
  }
}

extension Rect {
  /// Whether the shared part is larger than a point in both directions, which rounding to pixels does not explain.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    intersection(other).map { $0.width > 1 && $0.height > 1 } ?? false
  }
}

extension LaidOutView {
  /// Whether something of the view can be seen: it has a size and, if it is a label, a text.
  fileprivate var isDrawn: Bool {
    frame.width > 0 && frame.height > 0 && (kind != .label || report.textFit != nil)
  }

  /// Whether an overlap means nothing: one view scrolls over the other, or one is inside the other.
  fileprivate func isApart(_ other: LaidOutView, in scene: LaidOutScene) -> Bool {
    scrolls != other.scrolls || scene.isInside(self, other) || scene.isInside(other, self)
  }
}
