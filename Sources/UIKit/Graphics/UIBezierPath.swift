/// A path that can be drawn.
public class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  /// Points.
  public var lineWidth: CGFloat = 1

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Corners of more than half an edge are as round as half of it.
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

  public var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.boundingBox }
  public var currentPoint: CGPoint { path.currentPoint }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  public func close() { path.closeSubpath() }

  /// In the colour that is set in the current context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath()
  }

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

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
