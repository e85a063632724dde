import Foundation

// The present path. Its points are transformed when they are added, as in Core Graphics: a transform between the making
// and the painting of a path does not move it.
extension CGContext {
  /// The path, in the present coordinates, to add to.
  private var open: CGMutablePath {
    if presentTransform != state.transform {
      present = CGMutablePath(elements: elements)
      presentTransform = state.transform
    }
    return present
  }

  /// The steps of the present path in the present coordinates.
  var elements: [CGPath.Element] {
    guard !present.isEmpty, presentTransform != state.transform else { return present.elements }
    return present.elements.applying(presentTransform.concatenating(state.transform.inverted()))
  }

  /// The steps of the present path, of which nothing is left afterwards.
  func takePath() -> [CGPath.Element] {
    defer { beginPath() }
    return elements
  }

  /// Throws the present path away.
  public func beginPath() { present = CGMutablePath() }
  /// Begins a new figure of the present path at the point.
  public func move(to point: CGPoint) { open.move(to: point) }
  /// A straight line from the current point of the present path.
  public func addLine(to point: CGPoint) { open.addLine(to: point) }
  /// Begins a new figure at the first point and leads lines to the others.
  public func addLines(between points: [CGPoint]) { open.addLines(between: points) }
  /// A cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    open.addCurve(to: end, control1: control1, control2: control2)
  }
  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { open.addQuadCurve(to: end, control: control) }
  /// Adds the rectangle to the present path as a figure of its own.
  public func addRect(_ rect: CGRect) { open.addRect(rect) }
  /// A figure for each rectangle.
  public func addRects(_ rects: [CGRect]) { open.addRects(rects) }
  /// Adds the ellipse that touches the rectangle's edges as a figure of its own.
  public func addEllipse(in rect: CGRect) { open.addEllipse(in: rect) }
  /// Part of a circle between two angles in radians; see `CGMutablePath.addArc` for the direction.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    open.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Part of a circle that touches the lines to the first point and from there to the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    open.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds what the path has now to the present one; later changes of it do not count.
  public func addPath(_ path: CGPath) { open.addPath(path) }
  /// A straight line back to where the present figure began.
  public func closePath() { open.closeSubpath() }

  /// A copy of the present path in the present coordinates; nil if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(elements: elements) }
  /// Whether nothing was added to the present path.
  public var isPathEmpty: Bool { present.isEmpty }
  /// Where the next line begins, in the present coordinates; the origin for an empty path.
  public var currentPointOfPath: CGPoint { CGPath(elements: elements).currentPoint }
  /// The rectangle around all points of the present path, in the present coordinates; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGPath(elements: elements).boundingBox }
  /// Whether painting the present path in the mode would paint the point; its lines do not count.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return CGPath(elements: elements).contains(point, using: rule)
  }
}
