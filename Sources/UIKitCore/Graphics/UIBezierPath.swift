import QuartzCore

/// A path with a style for its lines, which draws itself into the current context.
open class UIBezierPath: NSObject, NSCopying {
  fileprivate var path = CGMutablePath()
  /// Points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many times its width a corner of the line may be long; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Without effect: curves are recorded as curves. 0.6 by default.
  open var flatness: CGFloat = 0.6 {
    didSet { if flatness != 0.6 { LayoutLog.noteWithoutEffect("UIBezierPath.flatness") } }
  }
  /// Whether the inside is found by the even-odd rule instead of the winding rule; false by default.
  open var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public override init() {}

  /// A copy of the path in either direction: later changes of one do not reach the other.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// True if nothing was added; a path with a single move is not empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, those that only bend curves among them; null without any.
  open var bounds: CGRect { path.boundingBox }
  /// Where the next line begins; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new figure at the point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Part of a circle between two angles, in radians from the x axis, after a line from the current point. Clockwise is as
  /// on the screen. Angles that differ by a full turn or more give a full circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Adds what the other path has now; later changes of it do not count.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// A straight line back to where the figure began.
  open func close() { path.closeSubpath() }
  /// Removes all figures; the style stays.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
  }

  /// Whether filling the path would paint the point. What is inside of a figure that is not closed does not count, as
  /// Apple documents.
  open func contains(_ point: CGPoint) -> Bool {
    path.closedFigures.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path of its own with the same points and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  /// Fills the inside in the current context, in the color that is set for filling; nothing outside of drawing.
  open func fill() { fill(with: nil, alpha: 1) }
  /// The same with a blend mode and an alpha in place of the context's.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: Optional(blendMode), alpha: alpha) }

  /// Draws the lines in the current context in the path's own style and the color that is set for lines; nothing outside
  /// of drawing.
  open func stroke() { stroke(with: nil, alpha: 1) }
  /// The same with a blend mode and an alpha in place of the context's.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: Optional(blendMode), alpha: alpha) }

  /// From here on only what lies inside of the path is visible in the current context, of what earlier clips leave.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(path.elements, fillRule) }
}

extension UIBezierPath {
  /// Sets lengths of dash and gap by turns, and how far into them lines begin; points. A count of 0 or nil for the
  /// pattern draws unbroken lines.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the number of lengths, the lengths and the phase where there is room for them.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
    paint(with: blendMode, alpha: alpha) { $0.fill(path.elements, fillRule) }
  }

  private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
    var line = RecordedDrawing.Line()
    line.width = lineWidth
    line.cap = lineCapStyle
    line.join = lineJoinStyle
    line.miterLimit = miterLimit
    line.dashes = dashes
    line.dashPhase = dashPhase
    paint(with: blendMode, alpha: alpha) { $0.stroke(path.elements, line) }
  }

  private func paint(with blendMode: CGBlendMode?, alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let blendMode else { return paint(context) }
    context.compose(with: blendMode, alpha: alpha) { paint(context) }
  }
}
