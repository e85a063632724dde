import Foundation

/// A path of lines and curves, in points. Paths with the same elements are equal.
open class CGPath: Hashable, @unchecked Sendable {
  /// A step of a path, in points. Not Apple's: Core Graphics shows its elements to a callback.
  public enum Element: Hashable, Codable, Sendable {
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

  /// A path of the same elements that later changes of this one do not reach.
  public func copy() -> CGPath? { CGPath(elements: elements) }
  /// A path of the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// The path with every point transformed; the same points for nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// The same as a path that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
  /// Every point of the element, control points before the end.
  var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [control, to]
    case .curve(let to, let control1, let control2): [control1, control2, to]
    case .close: []
    }
  }

  func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let to): .move(to.applying(t))
    case .line(let to): .line(to.applying(t))
    case .quadCurve(let to, let control): .quadCurve(to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      .curve(to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }
}

extension [CGPath.Element] {
  func applying(_ t: CGAffineTransform) -> [CGPath.Element] { t.isIdentity ? self : map { $0.applying(t) } }
}
