import Foundation

/// Lines and curves, in points.
open class CGPath: Hashable, @unchecked Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public internal(set) var elements: [Element]

  public init(elements: [Element] = []) { self.elements = elements }

  /// The rectangle's outline, from its origin.
  public convenience init(rect: CGRect) {
    self.init(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins.
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

  /// The smallest rectangle around all points, those that only bend curves among them; null without any.
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

open class CGMutablePath: CGPath, @unchecked Sendable {
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(end, control: control)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  public func addRect(_ rect: CGRect) { elements += CGPath(rect: rect).elements }
  public func addPath(_ path: CGPath) { elements += path.elements }
  public func closeSubpath() { elements.append(.close) }
}
