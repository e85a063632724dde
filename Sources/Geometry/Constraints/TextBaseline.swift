/// Where a line of text stands in an item's alignment rectangle: `y = minY + heightFactor · height + offset`.
///
/// A label's first baseline is at a fixed distance from its top (factor 0), its last from its bottom (factor 1), and a
/// button's text is centered (factor 0.5). Both baselines of a plain view are its bottom edge.
@frozen
public struct TextBaseline: Hashable, Sendable {
  /// The part of the item's height that lies above the point that ``offset`` is measured from.
  public var heightFactor: Double
  /// The distance from there to the baseline in points, positive downwards.
  public var offset: Double

  /// A baseline at an offset, in points, from a part of the height.
  @inlinable
  public init(heightFactor: Double, offset: Double) {
    self.heightFactor = heightFactor
    self.offset = offset
  }

  /// The bottom edge.
  @inlinable public static var bottom: TextBaseline { TextBaseline(heightFactor: 1, offset: 0) }
}
