/// A rectangle in points; x grows to the right, y grows downwards.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
}

/// Distances in points from the four physical edges, positive inwards.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = Limits.clamp(top, Limits.coordinate)
    self.left = Limits.clamp(left, Limits.coordinate)
    self.bottom = Limits.clamp(bottom, Limits.coordinate)
    self.right = Limits.clamp(right, Limits.coordinate)
  }

  public static let zero = Insets()
}

/// One of the two independent directions of a layout.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}
