/// Distances in points from the four physical edges of a rectangle, positive inwards.
@frozen
public struct Insets: Hashable, Sendable, Codable {
  /// Points downwards from the top edge.
  public var top: Double
  /// Points to the right of the left edge.
  public var left: Double
  /// Points upwards from the bottom edge.
  public var bottom: Double
  /// Points to the left of the right edge.
  public var right: Double

  /// The insets with those distances, in points.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance from any edge.
  public static let zero = Insets()
}
