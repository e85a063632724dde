import Foundation

/// How a layer's contents are placed if their size is not that of the bounds. Top is where y is least, as on a screen
/// (DEVIATIONS.md, 162).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name, such as `resizeAspect`.
  public let rawValue: String

  /// Takes any name; an unknown one counts as ``resize``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge, in their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge, in their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, in their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, in their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner, in their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner, in their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner, in their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner, in their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the bounds, which changes the aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled as far as all of them fits, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled until the bounds are full, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The rectangle in which contents of a size are shown, in the coordinates of the bounds; it may be larger than they are.
  ///
  /// Contents without an area have no aspect ratio: what keeps the ratio puts them in the middle, unscaled.
  package func contentRect(for size: CGSize, in bounds: CGRect) -> CGRect {
    var result = size
    switch self {
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { break }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      result = CGSize(width: size.width * factor, height: size.height * factor)
    default: return bounds
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - result.width
    default: x = bounds.midX - result.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - result.height
    default: y = bounds.midY - result.height / 2
    }
    return CGRect(x: x, y: y, width: result.width, height: result.height)
  }
}

/// Corners of a layer. Minimal x and y are left and top on a screen.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt

  /// Takes any bits; only those with a name count.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The four corners, in a constant: a literal of four would be made for every layer.
  static let all = CACornerMask(rawValue: 15)
  /// Top left on a screen.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right on a screen.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left on a screen.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right on a screen.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The form of round corners; it has no effect.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother form of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
