import Foundation

/// The part of Core Animation's layer that layout code and Interface Builder documents set: what a view looks like at its edges.
///
/// Colours are components in sRGB (red, green, blue, alpha from 0 to 1), because Foundation on Linux has no CGColor.
open class CALayer {
  /// Points.
  open var cornerRadius: CGFloat = 0
  /// Points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor?
  open var opacity: Float = 1
  open var zPosition: CGFloat = 0
  /// Points, in the layer's own coordinates.
  open var bounds = CGRect.zero

  public init() {}

  open func setNeedsDisplay() {}
}

/// A colour in sRGB; components from 0 to 1.
public struct CGColor: Hashable, Sendable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
