import Foundation

/// A set of colors. Every color here is of sRGB, so it decides nothing.
public final class CGColorSpace: Sendable {
  /// Stands for sRGB, whatever it was asked for by.
  init() {}

  /// sRGB, whatever the name.
  public convenience init?(name: String) { self.init() }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of a larger set of colors.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// The colors of a screen, which are those of sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The grays of a screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
