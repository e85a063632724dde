import Foundation

// Painting uses the present path up. Rectangles and ellipses that are painted directly do so too, as Core Graphics
// documents. An empty path leaves no mark.
extension CGContext {
  /// Fills the present path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  /// Draws the lines of the present path.
  public func strokePath() { stroke(takePath(), state.line) }

  /// Fills the present path, draws its lines, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { stroke(path, state.line) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles, as one path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    fill(rects.flatMap { CGPath(rect: $0).elements }, .winding)
  }

  /// Fills the ellipse that touches the rectangle's edges.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(.ellipse(in: rect), .winding)
  }

  /// Draws the outline of a rectangle, its line half inside and half outside.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.width) }

  /// The same with a line of another width, in points; that of the state stays.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var line = state.line
    line.width = width
    stroke(CGPath(rect: rect).elements, line)
  }

  /// Draws the outline of the ellipse that touches the rectangle's edges.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(.ellipse(in: rect), state.line)
  }

  /// Draws lines from the first point to the second, from the third to the fourth and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    let pairs = stride(from: 0, to: points.count - 1, by: 2)
    stroke(pairs.flatMap { [.move(points[$0]), .line(points[$0 + 1])] }, state.line)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { record(.clear(rect)) }

  package func fill(_ path: [CGPath.Element], _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    record(.fill(path, rule, state.fillColor, state.composition))
  }

  package func stroke(_ path: [CGPath.Element], _ line: RecordedDrawing.Line) {
    guard !path.isEmpty else { return }
    record(.stroke(path, line, state.strokeColor, state.composition))
  }

  /// Paints everything that is visible in the colors of a gradient between two points; beyond them only as the options
  /// say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    record(.gradient(gradient, .linear(from: start, to: end), options, state.composition))
  }

  /// The same between two circles; radii in points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let shape = RecordedDrawing.GradientShape.radial(
      from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius)
    record(.gradient(gradient, shape, options, state.composition))
  }

  /// The same around a point, counted from an angle in radians on.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    record(.gradient(gradient, .conic(center: center, startAngle: angle), [], state.composition))
  }

  /// Draws an image into a rectangle as Core Graphics does: its top is where y is greatest, so that on a screen it stands on
  /// its head. Only one tile is recorded.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    record(.save)
    record(.transform(CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)))
    record(.image(image.recorded, in: rect, state.composition))
    record(.restore)
  }
}

extension CGContext {
  /// From here on only what lies inside of the present path is visible, of what earlier clips leave. The path is used
  /// up; an empty one clips nothing.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

  /// The same with a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// The same with what lies in at least one of the rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(rects.flatMap { CGPath(rect: $0).elements }, .winding)
  }

  /// A rectangle around what is visible, in the present coordinates; infinite without a clip.
  public var boundingBoxOfClipPath: CGRect { state.visible?.applying(ctm.inverted()) ?? .infinite }

  package func clip(_ path: [CGPath.Element], _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    let box = CGPath(elements: path).boundingBoxOfPath.applying(ctm)
    state.visible = state.visible.map { $0.intersection(box) } ?? box
    record(.clip(path, rule))
  }
}
