/// One of the two independent directions of a layout. The raw values are those of `NSLayoutConstraint.Axis`.
@frozen
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// From left to right: x, width, leading and trailing.
  case horizontal = 0
  /// From top to bottom: y, height, baselines.
  case vertical = 1

  /// The axis at a right angle to this one.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
