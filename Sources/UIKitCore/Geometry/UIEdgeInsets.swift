/// Distances in points from the four physical edges, positive inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points from the upper edge downwards; negative ones lead out of the rectangle.
  public var top: CGFloat
  /// Points from the left edge to the right; negative ones lead out of the rectangle.
  public var left: CGFloat
  /// Points from the lower edge upwards; negative ones lead out of the rectangle.
  public var bottom: CGFloat
  /// Points from the right edge to the left; negative ones lead out of the rectangle.
  public var right: CGFloat

  /// Zero on every side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Takes distances in points, positive inwards, and clamps none of them.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets of a rectangle that stays as it is.
  public static let zero = UIEdgeInsets()
}

/// Distances in points from the edges; leading and trailing follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points from the upper edge downwards; negative ones lead out of the rectangle.
  public var top: CGFloat
  /// Points inwards from the edge where lines of text begin.
  public var leading: CGFloat
  /// Points from the lower edge upwards; negative ones lead out of the rectangle.
  public var bottom: CGFloat
  /// Points inwards from the edge where lines of text end.
  public var trailing: CGFloat

  /// Zero on every side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Takes distances in points, positive inwards, and clamps none of them.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets of a rectangle that stays as it is.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle without the insets. Insets larger than the rectangle give it a negative size, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension CGSize {
  /// Whether both lengths are exactly the same, as `==` tells.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether both coordinates are exactly the same, as `==` tells.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

/// Edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge of the smallest y.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines of text begin: the left one, or the right one in views that read from right to left.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge of the largest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines of text end: the right one, or the left one in views that read from right to left.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Edges of a rectangle, the same in every language.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge of the smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge of the smallest x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge of the largest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge of the largest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
