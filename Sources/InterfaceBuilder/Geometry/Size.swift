/// A size in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with its sides exchanged, as a device is turned.
  public var transposed: Size { Size(width: height, height: width) }
}

extension Size {
  /// Reads `<size width height>`. An attribute that is absent or no number counts as 0.
  public init(_ element: Element) {
    self.init(width: element.double("width") ?? 0, height: element.double("height") ?? 0)
  }
}
