import Foundation

/// A path that can still be added to. An object that holds it as a `CGPath` sees later changes.
///
/// Every function transforms what it adds first; by default nothing is transformed.
open class CGMutablePath: CGPath, @unchecked Sendable {
  /// Begins a new figure at the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Begins a new figure at the first point and leads lines to the others; nothing without points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.quadCurve(end, control: control).applying(transform))
  }

  /// A cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.curve(end, control1: control1, control2: control2).applying(transform))
  }

  /// A closed rectangle as a figure of its own, from its origin.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += CGPath(rect: rect).elements.applying(transform)
  }

  /// A figure for each rectangle, in their order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A closed ellipse that touches the rectangle's edges, from cubic curves: off by at most 0.03 % of the radius.
  ///
  /// It begins at the middle of the right edge and goes towards greater y, clockwise on a screen.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += [CGPath.Element].ellipse(in: rect).applying(transform)
  }

  /// A closed rectangle with quarters of ellipses for corners. Radii, in points, are at most half of the edge.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    elements += [CGPath.Element].roundedRect(rect, radii: radii).applying(transform)
  }

  /// Adds what the other path has now; later changes of it do not count.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }

  /// A straight line back to where the figure began.
  public func closeSubpath() { elements.append(.close) }
}
