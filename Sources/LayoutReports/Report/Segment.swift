import Geometry

/// A straight line between two points of the same coordinate system.
public struct Segment: Hashable, Sendable, Codable {
  /// Where the line begins.
  public var from: Point
  /// Where the line ends.
  public var to: Point

  /// The line between two points.
  public init(from: Point, to: Point) {
    self.from = from
    self.to = to
  }
}
