import Foundation

extension CGPath {
  /// The smallest rectangle around all points, control points of curves included; null without any point.
  public var boundingBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle around the lines and curves themselves; null without any point.
  ///
  /// A curve is furthest out at an end or where its derivative along an axis is zero.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      let nodes = [current] + element.points
      points += element.points.suffix(1)
      for t in Self.extremes(of: nodes.map(\.x)) + Self.extremes(of: nodes.map(\.y)) where element.points.count > 1 {
        points.append(Self.point(of: nodes, at: t))
      }
      if case .move(let to) = element { start = to }
      current = element.points.last ?? start
    }
    return Self.box(of: points)
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The point of a Bézier curve at a parameter from 0 to 1, by de Casteljau's repeated division.
  static func point(of nodes: [CGPoint], at t: CGFloat) -> CGPoint {
    var nodes = nodes
    while nodes.count > 1 {
      nodes = zip(nodes, nodes.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
      }
    }
    return nodes[0]
  }

  /// The parameters inside of 0 to 1 at which one coordinate of a curve of three or four nodes stands still.
  private static func extremes(of p: [CGFloat]) -> [CGFloat] {
    let roots: [CGFloat]
    switch p.count {
    case 3: roots = solve(0, p[0] - 2 * p[1] + p[2], p[1] - p[0])
    case 4: roots = solve(p[3] - 3 * p[2] + 3 * p[1] - p[0], 2 * (p[2] - 2 * p[1] + p[0]), p[1] - p[0])
    default: roots = []
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The real roots of at² + bt + c; none if every t is one.
  private static func solve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The root without cancellation first, the other one by Vieta's formula.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }
}
