/// Which radius each corner of a view has. Of iOS 26.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case corners
    case capsule(maximum: CGFloat)
  }

  var kind = Kind.corners
  /// Nil is a square corner.
  var topLeft: UICornerRadius?
  var topRight: UICornerRadius?
  var bottomLeft: UICornerRadius?
  var bottomRight: UICornerRadius?
  /// Sets of corners that have the greatest radius of all in the set.
  var uniform: [UIRectCorner] = []

  /// The same radius at all corners; a concentric one may come out differently at each.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// A radius for each corner; nil is square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius)
  }

  /// Half of the shorter side, at most `maximumRadius` points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius ?? .infinity))
  }

  /// The same radius at all corners: the greatest of those that a concentric one comes out with.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    var result = corners(radius: radius)
    result.uniform = [.allCorners]
    return result
  }

  /// One radius for the upper corners and one for the lower ones.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius,
      uniform: [.top, .bottom])
  }

  /// One radius for the left corners and one for the right ones.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: leftRadius, topRight: rightRadius, bottomLeft: leftRadius, bottomRight: rightRadius,
      uniform: [.left, .right])
  }

  /// One radius for the upper corners, and one for each of the others; nil is square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topRadius, topRight: topRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius,
      uniform: [.top])
  }

  /// One radius for the lower corners, and one for each of the others; nil is square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius,
      uniform: [.bottom])
  }

  /// One radius for the left corners, and one for each of the others; nil is square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: leftRadius, topRight: topRightRadius, bottomLeft: leftRadius, bottomRight: bottomRightRadius,
      uniform: [.left])
  }

  /// One radius for the right corners, and one for each of the others; nil is square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: rightRadius, bottomLeft: bottomLeftRadius, bottomRight: rightRadius,
      uniform: [.right])
  }

  public var description: String {
    guard case .corners = kind else { return "capsule" }
    let radii = [topLeft, topRight, bottomLeft, bottomRight].map { $0.map(\.description) ?? "square" }
    return "corners(\(radii.joined(separator: ", ")))"
  }

  /// The radius that is set for one corner.
  func radius(at corner: UIRectCorner) -> UICornerRadius? {
    switch corner {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomLeft: bottomLeft
    default: bottomRight
    }
  }
}

extension UIRectCorner {
  static let single: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  fileprivate static let top: UIRectCorner = [.topLeft, .topRight]
  fileprivate static let bottom: UIRectCorner = [.bottomLeft, .bottomRight]
  fileprivate static let left: UIRectCorner = [.topLeft, .bottomLeft]
  fileprivate static let right: UIRectCorner = [.topRight, .bottomRight]
}
