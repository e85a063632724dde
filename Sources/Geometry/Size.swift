/// An extent in points. Nothing keeps it from being negative: a conflict can give a view a negative width.
@frozen
public struct Size: Hashable, Sendable, Codable {
  /// Points along the horizontal axis.
  public var width: Double
  /// Points along the vertical axis.
  public var height: Double

  /// The extent with those sides, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// The size with its sides exchanged, as when a device is turned.
  @inlinable public var transposed: Size { Size(width: height, height: width) }

  /// The side along one axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
