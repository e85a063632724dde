/// A rectangle in points: its top left corner and its extent, in whichever view's coordinates the owner says.
///
/// x grows to the right, y grows downwards. A negative extent is kept as it is; `maxX` is then left of `x`.
@frozen
public struct Rect: Hashable, Sendable, Codable {
  /// Points from the origin to the left edge.
  public var x: Double
  /// Points from the origin to the top edge.
  public var y: Double
  /// Points from the left to the right edge.
  public var width: Double
  /// Points from the top to the bottom edge.
  public var height: Double

  /// The rectangle with that top left corner and extent, in points.
  @inlinable
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of no extent at the origin.
  public static let zero = Rect()

  /// The x of the right edge, in points.
  @inlinable public var maxX: Double { x + width }
  /// The y of the bottom edge, in points.
  @inlinable public var maxY: Double { y + height }
  /// The top left corner.
  @inlinable public var origin: Point { Point(x: x, y: y) }
  /// The extent.
  @inlinable public var size: Size { Size(width: width, height: height) }
}

extension Rect {
  /// The part that both rectangles share; nil where they share no area, so also where they only touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The rectangle in the coordinates that its container lies in: moved by the container's origin, and back by what the
  /// container has scrolled (the origin of its bounds). Without a container it is as it was.
  public func moved(into container: Rect?, boundsOrigin: Point = .zero) -> Rect {
    guard let container else { return self }
    return Rect(
      x: x + container.x - boundsOrigin.x, y: y + container.y - boundsOrigin.y, width: width, height: height)
  }
}

extension Rect {
  /// The rectangle without the insets.
  @inlinable
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle with the insets around it.
  @inlinable
  package func outset(by insets: Insets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// The left edge and the width, or the top edge and the height.
  @inlinable
  package func span(along axis: Axis) -> (origin: Double, extent: Double) {
    axis == .horizontal ? (x, width) : (y, height)
  }
}
