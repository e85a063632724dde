import Geometry
import LayoutReports

extension ViewReport {
  /// The extent of the view in its own coordinates: that of the frame, unless the view is turned.
  var drawnSize: Size { transform?.size ?? frame.size }

  /// The edge of a rectangle with the view's corners.
  ///
  /// - Parameter inset: how far inside of it the line runs; points.
  func outline(of rect: Rect, inset: Double = 0) -> Shape {
    let inner = rect.inset(inset)
    let radius = max(0, cornerRadius - inset)
    let lower = lowerCornerRadius.map { max(0, $0 - inset) } ?? radius
    guard max(radius, lower) > 0, lower != radius || !squareCorners.isEmpty else {
      return .rectangle(inner, cornerRadius: radius)
    }
    let most = min(inner.width, inner.height) / 2
    return .path(
      .rectangle(inner) { corner in
        if self.squareCorners.contains(corner) { return 0 }
        return min(corner == .topLeft || corner == .topRight ? radius : lower, most)
      })
  }
}

extension VectorPath {
  /// A rectangle, clockwise from its top left corner, whose corners have a radius each.
  static func rectangle(_ rect: Rect, radius: (ViewReport.Corner) -> Double) -> VectorPath {
    // A cubic curve with control points at this part of the radius differs from a quarter of a circle by less than 0.03 %.
    let away = 1 - 0.5522847498
    let corners: [(corner: ViewReport.Corner, at: Point, from: Point, to: Point)] = [
      (.topLeft, Point(x: rect.x, y: rect.y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (.topRight, Point(x: rect.maxX, y: rect.y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: rect.x, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
    ]
    var steps: [Step] = []
    for (corner, at, from, to) in corners {
      let r = radius(corner)
      func point(_ direction: Point, _ length: Double) -> Point {
        Point(x: at.x + direction.x * length, y: at.y + direction.y * length)
      }
      steps.append(steps.isEmpty ? .move(point(from, r)) : .line(point(from, r)))
      if r > 0 { steps.append(.curve(point(from, r * away), point(to, r * away), point(to, r))) }
    }
    return VectorPath(steps + [.close])
  }
}

extension ViewTransform {
  /// The coordinates of a view whose middle is that of its frame.
  func group(in frame: Rect) -> Group {
    let (x, y) = (size.width / 2, size.height / 2)
    let origin = Point(
      x: frame.center.x - right.x * x - down.x * y, y: frame.center.y - right.y * x - down.y * y)
    return Group(origin: origin, turn: Group.Turn(right: right, down: down))
  }
}
