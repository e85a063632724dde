import Foundation

/// Corners of a rectangle.
package struct Corners: OptionSet, Hashable, Codable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Left and top are those of least x and y.
  package static let topLeft = Corners(rawValue: 1)
  package static let topRight = Corners(rawValue: 2)
  package static let bottomLeft = Corners(rawValue: 4)
  package static let bottomRight = Corners(rawValue: 8)
  package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGPath {
  /// The rectangle's outline, from its origin, transformed if a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath(rect: rect).elements.applying(transform?.pointee ?? .identity))
  }

  /// A closed ellipse that touches the rectangle's edges; see ``CGMutablePath/addEllipse(in:transform:)``.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [Element].ellipse(in: rect).applying(transform?.pointee ?? .identity))
  }

  /// A closed rectangle with quarters of ellipses for corners. Radii, in points, are at most half of the edge.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: [Element].roundedRect(rect, radii: radii).applying(transform?.pointee ?? .identity))
  }
}

/// How far the control points of a quarter of a circle lie along its tangents, in radii: 4/3 · tan(π/8). The curve is off
/// by at most 0.03 % of the radius.
private let quarterArcBend: CGFloat = 4 * (2.0.squareRoot() - 1) / 3

extension [CGPath.Element] {
  static func ellipse(in rect: CGRect) -> [CGPath.Element] {
    let (middle, rx, ry) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle.x + x * rx, y: middle.y + y * ry) }
    let k = quarterArcBend
    return [
      .move(point(1, 0)), .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)), .close,
    ]
  }

  /// Begins where the top edge does after its left corner and goes clockwise on a screen. Corners that are not round, and
  /// all of them if a radius is not positive, are points.
  package static func roundedRect(_ rect: CGRect, radii: CGSize, corners: Corners = .all) -> [CGPath.Element] {
    let (rx, ry) = (Swift.min(radii.width, rect.width / 2), Swift.min(radii.height, rect.height / 2))
    guard rx > 0, ry > 0, !corners.isEmpty else { return CGPath(rect: rect).elements }
    let path = CGMutablePath()
    /// A corner with the unit vectors that lead along the edges before and after it.
    func add(_ corner: Corners, at point: CGPoint, from dx: CGFloat, _ dy: CGFloat, to ex: CGFloat, _ ey: CGFloat) {
      guard corners.contains(corner) else { return path.addLine(to: point) }
      func along(_ x: CGFloat, _ y: CGFloat, _ part: CGFloat) -> CGPoint {
        CGPoint(x: point.x + x * rx * part, y: point.y + y * ry * part)
      }
      path.addLine(to: along(-dx, -dy, 1))
      path.addCurve(
        to: along(ex, ey, 1), control1: along(-dx, -dy, 1 - quarterArcBend),
        control2: along(ex, ey, 1 - quarterArcBend))
    }
    path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
    add(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: 1, 0, to: 0, 1)
    add(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: 0, 1, to: -1, 0)
    add(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: -1, 0, to: 0, -1)
    if corners.contains(.topLeft) {
      add(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: 0, -1, to: 1, 0)
    }
    path.closeSubpath()
    return path.elements
  }
}
