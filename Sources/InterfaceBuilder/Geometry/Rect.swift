/// A rectangle as the document stores it: points, y downwards, in the coordinates of the superview.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var size: Size { Size(width: width, height: height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
}

extension Rect {
  /// Reads `<rect x y width height>`. An attribute that is absent or no number counts as 0.
  public init(_ element: Element) {
    self.init(
      x: element.double("x") ?? 0, y: element.double("y") ?? 0,
      width: element.double("width") ?? 0, height: element.double("height") ?? 0)
  }
}
