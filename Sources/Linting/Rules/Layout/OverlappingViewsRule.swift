import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds texts and controls that overlap although they are apart on Interface Builder's canvas.
struct OverlappingViewsRule: LayoutRule {
  static let description = RuleDescription(
    "overlapping_views", "Overlapping Views",
    summary: "Two texts or controls are drawn over each other although they are apart in Interface Builder.",
    page: .guide("LogicalErrors"),
    rationale: """
      Constraints that suit the screen in Interface Builder leave too little room on another one. Add a constraint between the \
      two views, so that one yields to the other. Views that overlap in Interface Builder, too, are taken as intended.
      """)

  static let joinsViolations = true

  func violations(in scene: LaidOutScene) -> [Violation] {
    // Sorted by their tops: a view can overlap only those that follow and begin above its bottom.
    let views = scene.settledViews.compactMap { view in view.ink(in: scene).map { Inked(view: view, ink: $0) } }
      .sorted { $0.ink.y < $1.ink.y }
    var violations: [Violation] = []
    for (index, first) in views.enumerated() {
      for second in views[(index + 1)...] {
        if second.ink.y >= first.ink.maxY { break }
        // Where all lie on each other the pairs are many, so that what costs least is asked first.
        guard first.ink.overlaps(second.ink), first.view.isDesigned(apartFrom: second.view),
          !first.view.isApart(second.view, in: scene)
        else { continue }
        if let violation = violation(first, second, in: scene) { violations.append(violation) }
      }
    }
    return violations
  }

  /// A view, and the part of the screen on which something of it is seen.
  private struct Inked {
    let view: LaidOutView
    let ink: Rect
  }

  private func violation(_ first: Inked, _ second: Inked, in scene: LaidOutScene) -> Violation? {
    guard let one = first.view.element?.element, let other = second.view.element?.element,
      let shared = first.ink.intersection(second.ink)
    else { return nil }
    let (early, late) = one.position < other.position ? (one, other) : (other, one)
    let names = (scene.document.name(of: early), scene.document.name(of: late))
    return Violation(
      "\"\(names.0)\" and \"\(names.1)\" overlap by \(amount: shared.width) × \(amount: shared.height) points",
      at: early.position, elementID: early.id, identity: "\(early.id) \(late.id)",
      condition: first.view.condition(one, in: scene) ?? second.view.condition(other, in: scene))
  }
}

extension Rect {
  /// Whether the shared part is larger than two points in both directions, which neither rounding nor the space around letters
  /// explains.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    intersection(other).map { $0.width > 2 && $0.height > 2 } ?? false
  }
}

extension LaidOutView {
  /// What depends on the program: the text, or whether the view is there at all.
  fileprivate func condition(_ element: ViewElement, in scene: LaidOutScene) -> String? {
    element.hasPlaceholderText ? "the text stands for one that the program sets" : generalCondition(in: scene)
  }

  /// The part of the screen on which something of the view is seen: the lines of a text without a background, else the frame of
  /// a control or of a coloured view. Nil for a view of which nothing is seen, or of which nobody can say what.
  fileprivate func ink(in scene: LaidOutScene) -> Rect? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    if kind == .view, report.backgroundColor.map({ $0.alpha > 0.9 }) ?? false { return frame }
    guard isContent, kind != .label || report.textFit != nil else { return nil }
    guard report.backgroundColor.map({ $0.alpha < 0.1 }) ?? true, report.borderWidth == 0,
      case .text(let text) = report.content, !text.lines.isEmpty
    else { return frame }
    // From the top of capital letters to the baseline: what hangs below is seldom wide.
    let top = text.lines.map { $0.baseline - text.fontSize * Self.capitalHeight }.min() ?? 0
    let bottom = text.lines.map(\.baseline).max() ?? 0
    let left = text.lines.map(\.x).min() ?? 0
    let right = text.lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(x: frame.x + left, y: frame.y + top, width: right - left, height: bottom - top).intersection(frame)
  }

  /// The height of capital letters of the system font in its point size.
  private static let capitalHeight = 0.7

  /// Whether both have a place in the document, and do not overlap there.
  fileprivate func isDesigned(apartFrom other: LaidOutView) -> Bool {
    guard let own = designed, let others = other.designed else { return false }
    return !own.overlaps(others)
  }

  /// Whether an overlap means nothing: one view scrolls over the other, or one is inside the other.
  fileprivate func isApart(_ other: LaidOutView, in scene: LaidOutScene) -> Bool {
    scrolls != other.scrolls || scene.isInside(self, other) || scene.isInside(other, self)
  }
}
