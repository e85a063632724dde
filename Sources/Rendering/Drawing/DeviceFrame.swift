import Geometry

/// The body of a device around a screen. A device with a home button has a screen with corners, and more body at both ends, of which the
/// one below, or at the right of a device on its side, has the button; any other device has a screen with round corners.
struct DeviceFrame {
  var screen: Size
  var hasHomeButton = false

  // Points; no device's own measures.
  private static let margin = 14.0
  private static let end = 64.0
  private static let radius = 38.0

  private var isUpright: Bool { screen.height >= screen.width }
  private var insets: (x: Double, y: Double) {
    guard hasHomeButton else { return (Self.margin, Self.margin) }
    return isUpright ? (Self.margin, Self.end) : (Self.end, Self.margin)
  }
  private var screenRadius: Double { hasHomeButton ? 0 : Self.radius - Self.margin }

  var outerSize: Size {
    Size(width: screen.width + 2 * insets.x, height: screen.height + 2 * insets.y)
  }

  /// What the screen shows is cut at its corners.
  var screenGroup: Group {
    let bounds = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    return Group(origin: Point(x: insets.x, y: insets.y), clip: .rectangle(bounds, cornerRadius: screenRadius))
  }

  func drawBody(in drawing: inout SceneDrawing) {
    let body = Rect(x: 0, y: 0, width: outerSize.width, height: outerSize.height)
    let edge = Stroke(Palette.rgb(99, 99, 102), width: 1)
    drawing.fill(.rectangle(body, cornerRadius: Self.radius), Palette.rgb(28, 28, 30))
    drawing.stroke(.rectangle(body.inset(1.5), cornerRadius: Self.radius - 1.5), edge)
    guard hasHomeButton else { return }
    let center =
      isUpright
      ? Point(x: body.center.x, y: body.maxY - Self.end / 2) : Point(x: body.maxX - Self.end / 2, y: body.center.y)
    drawing.stroke(.ellipse(Rect(center: center, size: Size(width: 40, height: 40))), edge)
  }
}
