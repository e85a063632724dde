import Geometry
import LayoutReports
import UIKitCore

extension VectorPath {
  /// Quadratic curves become cubic ones.
  init(_ elements: [CGPath.Element], _ transform: CGAffineTransform) {
    var last = Point.zero
    func point(_ point: CGPoint) -> Point { Point(point.applying(transform)) }
    self.init(
      elements.map { element in
        switch element {
        case .move(let to):
          last = point(to)
          return .move(last)
        case .line(let to):
          last = point(to)
          return .line(last)
        case .quadCurve(let to, let control):
          let (start, middle, end) = (last, point(control), point(to))
          last = end
          return .curve(start.towards(middle, 2.0 / 3), end.towards(middle, 2.0 / 3), end)
        case .curve(let to, let first, let second):
          last = point(to)
          return .curve(point(first), point(second), last)
        case .close: return .close
        }
      })
  }

  /// As Core Graphics has them.
  var elements: [CGPath.Element] {
    func point(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    return steps.map { step in
      switch step {
      case .move(let to): .move(point(to))
      case .line(let to): .line(point(to))
      case .curve(let a, let b, let to): .curve(point(to), control1: point(a), control2: point(b))
      case .close: .close
      }
    }
  }

  // MARK: A part of the way

  /// Lines along the path from one part of its length to another, as an arc that shows progress has them. All of it is left as it is.
  func part(from start: Double, to end: Double) -> VectorPath {
    guard start > 0 || end < 1 else { return self }
    let lines = straightLines
    let length = lines.reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let (first, last) = (max(0, start) * length, min(1, end) * length)
    var (way, steps) = (0.0, [Step]())
    for (a, b) in lines {
      let next = way + a.distance(to: b)
      if next > first, way < last, next > way {
        let begin = a.towards(b, max(0, first - way) / (next - way))
        if steps.last != .line(begin), steps.last != .move(begin) { steps.append(.move(begin)) }
        steps.append(.line(a.towards(b, min(1, (last - way) / (next - way)))))
      }
      way = next
    }
    return VectorPath(steps)
  }

  /// The lines of the path, curves as 24 each: of a quarter of a circle they are off by less than a 3,000th of the radius.
  private var straightLines: [(Point, Point)] {
    var (begin, last, lines) = (Point.zero, Point.zero, [(Point, Point)]())
    for step in steps {
      switch step {
      case .move(let to): (begin, last) = (to, to)
      case .line(let to):
        lines.append((last, to))
        last = to
      case .curve(let a, let b, let to):
        let start = last
        for index in 1...24 {
          let t = Double(index) / 24
          let (p, q, r) = (start.towards(a, t), a.towards(b, t), b.towards(to, t))
          let next = p.towards(q, t).towards(q.towards(r, t), t)
          lines.append((last, next))
          last = next
        }
      case .close:
        lines.append((last, begin))
        last = begin
      }
    }
    return lines
  }
}

extension Point {
  /// A part of the way to another point.
  fileprivate func towards(_ other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  fileprivate func distance(to other: Point) -> Double {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }
}
