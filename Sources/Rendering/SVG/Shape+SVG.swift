import Geometry
import LayoutReports

extension Shape {
  /// The element's name and geometry, without brackets: `rect x="0" y="0" width="10" height="10"`.
  var svg: String {
    switch self {
    case .rectangle(let rect, let radius): Self.element(rect, radius: radius)
    case .ellipse(let rect): Self.element(ellipseIn: rect)
    case .polyline(let points): "path d=\"\(Self.path(points))\""
    case .polygon(let points): "path d=\"\(Self.path(points)) Z\""
    case .path(let path, false): "path d=\"\(path.svg)\""
    case .path(let path, true): "path fill-rule=\"evenodd\" clip-rule=\"evenodd\" d=\"\(path.svg)\""
    }
  }

  /// SVG forbids negative lengths and cuts radii that are too large by itself; a circle is a rectangle to it.
  private static func element(_ rect: Rect, radius: Double) -> String {
    var text = "rect x=\"\(DecimalText.text(rect.x))\" y=\"\(DecimalText.text(rect.y))\""
    text += " width=\"\(DecimalText.text(max(0, rect.width)))\" height=\"\(DecimalText.text(max(0, rect.height)))\""
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return radius > 0 ? text + " rx=\"\(DecimalText.text(radius))\"" : text
  }

  private static func element(ellipseIn rect: Rect) -> String {
    let (rx, ry) = (max(0, rect.width / 2), max(0, rect.height / 2))
    var text = "ellipse cx=\"\(DecimalText.text(rect.center.x))\" cy=\"\(DecimalText.text(rect.center.y))\""
    text += " rx=\"\(DecimalText.text(rx))\" ry=\"\(DecimalText.text(ry))\""
    return text
  }

  private static func path(_ points: [Point]) -> String {
    points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(DecimalText.text(point.x)) \(DecimalText.text(point.y))"
    }.joined(separator: " ")
  }
}

extension VectorPath {
  /// As the attribute `d` has it.
  var svg: String {
    steps.map { step in
      switch step {
      case .move(let to): "M\(Self.text(to))"
      case .line(let to): "L\(Self.text(to))"
      case .curve(let a, let b, let to): "C\(Self.text(a)) \(Self.text(b)) \(Self.text(to))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ point: Point) -> String { "\(DecimalText.text(point.x)) \(DecimalText.text(point.y))" }
}

extension Color {
  /// `#rrggbb`, without the alpha; components outside 0 to 1 count as the nearer end.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { component in
        let byte = component.isNaN ? 0 : Int((max(0, min(1, component)) * 255).rounded())
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
