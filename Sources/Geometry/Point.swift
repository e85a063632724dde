/// A position in points; x grows to the right, y grows downwards.
@frozen
public struct Point: Hashable, Sendable, Codable {
  /// Points from the origin of the coordinate system that the owner names, to the right.
  public var x: Double
  /// Points from the same origin, downwards.
  public var y: Double

  /// The position at those coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
