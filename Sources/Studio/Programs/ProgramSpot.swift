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
    var found: ShownView?
    scene.forEachShown { if $0.visible?.contains(point) == true, $0.view.id != nil { found = $0 } }
    view = found?.view.id
    name = found.map { $0.view.id.flatMap(called) ?? $0.view.name ?? $0.view.className } ?? "the screen"
    part = found.map { $0.frame.part(at: point) } ?? point
  }

  /// Where the place is on a screen; nil if the view is not shown there.
  func point(in scene: SceneReport) -> Point? {
    guard let view else { return part }
    var found: ShownView?
    scene.forEachShown { if $0.view.id == view, found == nil { found = $0 } }
    return found.map { Point(x: $0.frame.x + part.x * $0.frame.width, y: $0.frame.y + part.y * $0.frame.height) }
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
