/// A path with a line width, which draws itself into the current context.
public class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  /// Points; 1 by default.
  public var lineWidth: CGFloat = 1

  public override init() {}

  /// A closed rectangle, from its origin; points.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// A closed ellipse that touches the edges, from cubic curves: off by at most 0.03 % of the radius.
  public convenience init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A closed rectangle with round corners. The radius, in points, is at most half of the shorter edge.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(roundedRect: rect, radii: CGSize(width: radius, height: radius))
  }

  private convenience init(roundedRect rect: CGRect, radii: CGSize) {
    self.init()
    // A quarter of a circle as a cubic curve: off by at most 0.03 % of the radius.
    let bend: CGFloat = 0.5522847498
    let (x, y) = (radii.width * (1 - bend), radii.height * (1 - bend))
    move(to: CGPoint(x: rect.minX + radii.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - radii.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + radii.height), controlPoint1: CGPoint(x: rect.maxX - x, y: rect.minY),
      controlPoint2: CGPoint(x: rect.maxX, y: rect.minY + y))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.height))
    addCurve(
      to: CGPoint(x: rect.maxX - radii.width, y: rect.maxY), controlPoint1: CGPoint(x: rect.maxX, y: rect.maxY - y),
      controlPoint2: CGPoint(x: rect.maxX - x, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + radii.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - radii.height), controlPoint1: CGPoint(x: rect.minX + x, y: rect.maxY),
      controlPoint2: CGPoint(x: rect.minX, y: rect.maxY - y))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + radii.height))
    addCurve(
      to: CGPoint(x: rect.minX + radii.width, y: rect.minY), controlPoint1: CGPoint(x: rect.minX, y: rect.minY + y),
      controlPoint2: CGPoint(x: rect.minX + x, y: rect.minY))
    close()
  }

  /// A copy in either direction: later changes of one do not reach the other.
  public var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  /// True if nothing was added; a path with a single move is not empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, those that only bend curves among them; null without any. iOS leaves
  /// these out.
  public var bounds: CGRect { path.boundingBox }
  /// Where the next line begins; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new figure at the point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A cubic curve from the current point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A quadratic curve from the current point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds what the other path has now; later changes of it do not count.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// A straight line back to where the figure began.
  public func close() { path.closeSubpath() }

  /// Notes the inside of the path in the current context, in the colour that is set for filling; nothing outside of
  /// drawing.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

  /// Notes the path in the current context, ``lineWidth`` points wide and in the colour that is set for lines; nothing
  /// outside of drawing.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.addPath(cgPath)
    context.strokePath()
  }
}

extension UIColor {
  /// Makes the colour that of filling and of lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of filling in the current context, as it is in the current traits; nothing outside of
  /// drawing.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the colour that of lines in the current context, as it is in the current traits; nothing outside of drawing.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
