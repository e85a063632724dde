import Geometry
import LayoutReports

/// A place that was touched, as a part of a view, so that it can be found again when the view has moved.
struct ProgramSpot: Hashable, Sendable {
  /// The view in front; nil where there is none with an id.
  var view: String?
  /// What people call the view.
  var name: String
  /// From 0 at its left and top edge to 1 at its right and bottom edge; points of the screen without a view.
  var part: Point

  /// The place at a point of the screen.
  ///
  /// - Parameter called: what people call the view with an id.
  init(_ point: Point, in scene: SceneReport, called: (String) -> String?) {
    var found: PlacedView?
    Self.forEachShown(in: scene) { if $0.visible?.contains(point) == true, $0.id != nil { found = $0 } }
    view = found?.id
    name = found.flatMap { $0.id.flatMap(called) ?? $0.name } ?? "the screen"
    part = found.map { $0.frame.part(at: point) } ?? point
  }

  /// Where the place is on a screen; nil if the view is not shown there.
  func point(in scene: SceneReport) -> Point? {
    guard let view else { return part }
    var found: PlacedView?
    Self.forEachShown(in: scene) { if $0.id == view, found == nil { found = $0 } }
    return found.map { Point(x: $0.frame.x + part.x * $0.frame.width, y: $0.frame.y + part.y * $0.frame.height) }
  }

  // MARK: Views on the screen

  private struct PlacedView {
    var id: String?
    var name: String
    /// On the screen.
    var frame: Rect
    /// What of it clipping leaves; nil for nothing.
    var visible: Rect?
  }

  /// Views that are not hidden, from back to front. Trees may be deeper than a recursion.
  private static func forEachShown(in scene: SceneReport, _ body: (PlacedView) -> Void) {
    let screen = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    var pending = [(view: scene.root, container: Rect?.none, boundsOrigin: Point.zero, clip: Rect?.some(screen))]
    while let (next, container, boundsOrigin, clip) = pending.popLast() {
      guard let view = next, !view.isHidden, view.alpha > 0.01 else { continue }
      let frame = view.frame.moved(into: container, boundsOrigin: boundsOrigin)
      let visible = clip.flatMap(frame.intersection)
      body(PlacedView(id: view.id, name: view.name ?? view.className, frame: frame, visible: visible))
      for child in view.children.reversed() {
        pending.append((child, frame, view.boundsOrigin, view.clipsToBounds ? visible : clip))
      }
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.y >= y && point.x < maxX && point.y < maxY
  }

  fileprivate func part(at point: Point) -> Point {
    Point(x: width > 0 ? (point.x - x) / width : 0, y: height > 0 ? (point.y - y) / height : 0)
  }
}
