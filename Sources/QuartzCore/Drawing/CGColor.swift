import Foundation

/// A color in sRGB; components from 0 to 1.
public struct CGColor: Hashable, Codable, Sendable {
  /// From 0 to 1.
  public var red: CGFloat
  /// From 0 to 1.
  public var green: CGFloat
  /// From 0 to 1.
  public var blue: CGFloat
  /// From 0, transparent, to 1.
  public var alpha: CGFloat

  /// Components are taken as they are, also outside of 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same under its other name.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray from 0, black, to 1.
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// 4, with alpha.
  public var numberOfComponents: Int { 4 }

  /// The color with another alpha, from 0 to 1, in place of its own.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
