import ConstraintText
import Geometry
import LayoutReports

/// Finds texts and controls that reach beyond the edge of the screen.
struct OutsideScreenRule: LayoutRule {
  static let description = RuleDescription(
    "outside_screen", "View Outside Screen",
    summary: "A text or control reaches beyond the edge of the screen and cannot be scrolled to.",
    page: .guide("LogicalErrors"),
    rationale: """
      Nobody can read or touch what is outside. Constrain the view to the edge, let other views shrink, or put the content into \
      a scroll view.
      """)

  static let joinsViolations = true

  func violations(in scene: LaidOutScene) -> [Violation] {
    guard let screen = scene.views.first, let drawn = screen.designed else { return [] }
    // One finding for each outermost view that reaches beyond the screen, with the names of the contents inside.
    var inside: [(outermost: LaidOutView, contents: [LaidOutView])] = []
    for view in scene.settledViews where view.isContent && !view.scrolls {
      guard view.frame.width > 0, view.frame.height > 0, let designed = view.designed,
        designed.distance(beyond: drawn) <= 1, view.frame.distance(beyond: screen.frame) > 1
      else { continue }
      let outermost = outermost(of: view, in: scene, beyond: screen.frame)
      if let place = inside.firstIndex(where: { $0.outermost.index == outermost.index }) {
        inside[place].contents.append(view)
      } else {
        inside.append((outermost, [view]))
      }
    }
    return inside.compactMap { violation($0, $1, beyond: screen.frame, in: scene) }
  }

  private func outermost(of view: LaidOutView, in scene: LaidOutScene, beyond screen: Rect) -> LaidOutView {
    var found = view
    var next = scene.superview(of: view)
    while let outer = next, outer.index != 0 {
      if outer.element != nil, outer.frame.distance(beyond: screen) > 1 { found = outer }
      next = scene.superview(of: outer)
    }
    return found
  }

  private func violation(
    _ view: LaidOutView, _ contents: [LaidOutView], beyond screen: Rect, in scene: LaidOutScene
  ) -> Violation? {
    guard let element = view.element?.element else { return nil }
    let names = contents.compactMap(\.element?.element).filter { $0.id != element.id }.map {
      scene.document.name(of: $0)
    }
    let listed = names.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return Violation(
      "\"\(scene.document.name(of: element))\" reaches \(amount: view.frame.distance(beyond: screen)) points beyond the screen\(names.isEmpty ? "" : ", with \(listed)\(more)")",
      at: element.position, elementID: element.id, condition: contents.first?.generalCondition(in: scene))
  }
}

extension Rect {
  /// The distance in points by which the rectangle reaches beyond another one, at the edge where it is largest; 0 if it is inside.
  fileprivate func distance(beyond other: Rect) -> Double {
    max(0, other.x - x, other.y - y, maxX - other.maxX, maxY - other.maxY)
  }
}
