import Geometry
import LayoutReports

extension Decoration {
  /// Eight spokes around the middle of a rectangle, the darkest at the top, fading clockwise.
  static func spinner(in bounds: Rect, _ color: Color) -> [Decoration] {
    let side = min(bounds.width, bounds.height)
    let center = Point(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    // Sine and cosine of multiples of 45 degrees, written out: the C library's last bit differs between machines.
    let half = 0.7071067811865476
    let directions = [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
    return directions.enumerated().map { index, direction in
      func point(_ share: Double) -> Point {
        Point(x: center.x + direction.0 * side * share, y: center.y + direction.1 * side * share)
      }
      var ink = color
      ink.alpha *= 1 - 0.1 * Double(index)
      return .path(
        PathDrawing(
          VectorPath([.move(point(0.24)), .line(point(0.43))]),
          line: PathLine(color: ink, width: side * 0.11, isRound: true)))
    }
  }
}
