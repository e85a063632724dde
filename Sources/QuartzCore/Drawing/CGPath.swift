import Foundation

/// A path of lines and curves, in points. Paths with the same elements are equal.
open class CGPath: Hashable, @unchecked Sendable {
  /// A step of a path, in points. Not Apple's: Core Graphics shows its elements to a callback.
  public enum Element: Hashable, Sendable {
    /// Begins a figure without drawing.
    case move(CGPoint)
    /// A straight line from the current point.
    case line(CGPoint)
    /// A quadratic Bézier curve from the current point to the first point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point to the first point.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the beginning of the figure, which is then the current point.
    case close
  }

  /// The steps in order; they may begin with something else than a move, then from the origin.
  public internal(set) var elements: [Element]

  /// A path of any steps; none by default.
  public init(elements: [Element] = []) { self.elements = elements }

  /// The rectangle's outline, from its origin.
  public convenience init(rect: CGRect) {
    self.init(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// Whether there are no steps; a single move counts as a step.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the next line begins; the origin for an empty path.
  public var currentPoint: CGPoint {
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let to): (start, point) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
      case .close: point = start
      }
    }
    return point
  }

  /// The smallest rectangle around all points, control points of curves included; null without any point.
  public var boundingBox: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [to, control]
      case .curve(let to, let control1, let control2): [to, control1, control2]
      case .close: []
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can still be added to. An object that holds it as a `CGPath` sees later changes.
open class CGMutablePath: CGPath, @unchecked Sendable {
  /// Begins a new figure at the point.
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(end, control: control)) }
  /// A cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  /// A closed rectangle as a figure of its own, from its origin.
  public func addRect(_ rect: CGRect) { elements += CGPath(rect: rect).elements }
  /// Adds what the other path has now; later changes of it do not count.
  public func addPath(_ path: CGPath) { elements += path.elements }
  /// A straight line back to where the figure began.
  public func closeSubpath() { elements.append(.close) }
}
