import QuartzCore

extension UIBezierPath {
  /// A copy of a path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A closed rectangle, from its origin; points.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// A closed ellipse that touches the edges, from cubic curves: off by at most 0.03 % of the radius.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// A closed rectangle with round corners. The radius, in points, is at most half of the shorter edge.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A closed rectangle of which the named corners are quarters of ellipses. Both radii are at most half of the shorter
  /// edge.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let limit = min(rect.width, rect.height) / 2
    let radii = CGSize(width: min(cornerRadii.width, limit), height: min(cornerRadii.height, limit))
    self.init(cgPath: CGPath(elements: .roundedRect(rect, radii: radii, corners: corners.corners)))
  }

  /// Part of a circle between two angles, in radians from the x axis; clockwise is as on the screen. It is not closed.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of the same figures in the same order, each from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let result = copy() as? UIBezierPath ?? UIBezierPath()
    result.cgPath = cgPath.reversed
    return result
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Takes any bits; only those with a name count.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the left of the upper edge.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the right of the upper edge.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the left of the lower edge.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the right of the lower edge.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)

  fileprivate var corners: Corners { Corners(rawValue: Int(rawValue & 15)) }
}
