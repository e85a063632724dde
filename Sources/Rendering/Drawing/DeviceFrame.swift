import Geometry

/// The body of a device around a screen: the same margin on every side, in any orientation.
struct DeviceFrame {
  var screen: Size

  private static let margin = 14.0
  private static let screenRadius = 24.0

  var outerSize: Size {
    Size(width: screen.width + 2 * Self.margin, height: screen.height + 2 * Self.margin)
  }

  /// What the screen shows is cut at its round corners.
  var screenGroup: Group {
    let bounds = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    return Group(
      origin: Point(x: Self.margin, y: Self.margin), clip: .rectangle(bounds, cornerRadius: Self.screenRadius))
  }

  func drawBody(in drawing: inout SceneDrawing) {
    let body = Rect(x: 0, y: 0, width: outerSize.width, height: outerSize.height)
    let radius = Self.screenRadius + Self.margin
    drawing.fill(.rectangle(body, cornerRadius: radius), Palette.rgb(28, 28, 30))
    drawing.stroke(
      .rectangle(body.inset(1.5), cornerRadius: radius - 1.5), Stroke(Palette.rgb(99, 99, 102), width: 1))
  }
}
