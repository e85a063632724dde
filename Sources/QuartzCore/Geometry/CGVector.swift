import Foundation

/// A direction and a length; Core Graphics' type, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable {
  /// Along x, to the right on a screen; the unit is that of the use.
  public var dx: CGFloat
  /// Along y, downwards on a screen; the unit is that of the use.
  public var dy: CGFloat

  /// Any two components, negative ones too.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No length, and so no direction.
  public static let zero = CGVector(dx: 0, dy: 0)
}
