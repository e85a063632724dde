import Foundation

/// The part of Core Animation's layer that layout code and Interface Builder documents set: what a view looks like at its
/// edges, where it is, and where it is shown while it moves (`LayerAnimation.swift`).
///
/// A view's layer follows the view. Colours are components in sRGB (red, green, blue, alpha from 0 to 1), because Foundation
/// on Linux has no CGColor.
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
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var zPosition: CGFloat = 0
  /// Points, in the layer's own coordinates.
  open var bounds = CGRect.zero
  /// The anchor point in the superlayer's coordinates, points.
  open var position = CGPoint.zero
  /// The point of the bounds that ``position`` is about, in their unit square. The layers of views keep the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var transform = CGAffineTransform.identity

  package var animations: [LayerAnimation] = []

  public init() {}

  /// A copy without its animations.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { return }
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    backgroundColor = layer.backgroundColor
    masksToBounds = layer.masksToBounds
    shadowOpacity = layer.shadowOpacity
    shadowRadius = layer.shadowRadius
    shadowOffset = layer.shadowOffset
    shadowColor = layer.shadowColor
    shadowPath = layer.shadowPath
    anchorPoint = layer.anchorPoint
    opacity = layer.opacity
    zPosition = layer.zPosition
    bounds = layer.bounds
    position = layer.position
    transform = layer.transform
  }

  public func affineTransform() -> CGAffineTransform { transform }
  public func setAffineTransform(_ m: CGAffineTransform) { transform = m }

  /// In the superlayer's coordinates, points: the smallest upright rectangle around the transformed bounds.
  public var frame: CGRect {
    let (width, height) = (bounds.width, bounds.height)
    let centred = CGRect(x: -width * anchorPoint.x, y: -height * anchorPoint.y, width: width, height: height)
    return (transform.isIdentity ? centred : centred.applying(transform)).offsetBy(dx: position.x, dy: position.y)
  }

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
