/// Distances in points from the edges of a rectangle, positive inwards; leading and trailing follow the reading direction
/// of whoever uses them.
@frozen
public struct DirectionalInsets: Hashable, Sendable {
  /// Points downwards from the top edge.
  public var top: Double
  /// Points inwards from the edge where a line of text begins.
  public var leading: Double
  /// Points upwards from the bottom edge.
  public var bottom: Double
  /// Points inwards from the edge where a line of text ends.
  public var trailing: Double

  /// The insets with those distances, in points.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance from any edge.
  public static let zero = DirectionalInsets()

  /// The physical insets in a layout of that direction.
  @inlinable
  public func resolved(isRightToLeft: Bool) -> Insets {
    Insets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
