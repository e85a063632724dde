/// Distances in points, inwards from the four edges.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = EdgeInsets()
}

extension EdgeInsets {
  /// Reads `<edgeInsets top left bottom right>` and the older `<inset minX minY maxX maxY>`, where minX is the left
  /// and minY the top. An attribute that is absent or no number counts as 0.
  ///
  /// Interface Builder writes the smallest normal number, 2.2250738585072014e-308, for "zero, but set": it reads as 0.
  public init(_ element: Element) {
    func length(_ name: String, _ older: String) -> Double {
      let value = element.double(name) ?? element.double(older) ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    self.init(
      top: length("top", "minY"), left: length("left", "minX"),
      bottom: length("bottom", "maxY"), right: length("right", "maxX"))
  }
}
