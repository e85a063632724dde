import Foundation

/// The part of Core Animation's layer that layout code and Interface Builder documents set: the look of a view's edges,
/// its place, and the place where it is shown while it moves (`LayerAnimation.swift`).
///
/// A view's layer follows the view, but the view does not follow its layer (DEVIATIONS.md, 42). Colours are of a type
/// of this module, because Foundation on Linux has no CGColor.
open class CALayer {
  /// Points.
  open var cornerRadius: CGFloat = 0
  /// Points.
  open var borderWidth: CGFloat = 0
  /// Nil by default, which pictures draw in black.
  open var borderColor: CGColor?
  /// Nil by default. A view sets it to its own background colour.
  open var backgroundColor: CGColor?
  /// False by default. It has no effect here: a view's `clipsToBounds` is not connected with it.
  open var masksToBounds = false
  /// From 0, the default, to 1. It has no effect here: no shadow is drawn.
  open var shadowOpacity: Float = 0
  /// Points; 3 by default. It has no effect here: no shadow is drawn.
  open var shadowRadius: CGFloat = 3
  /// Points; by default 3 upwards. It has no effect here: no shadow is drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Nil by default, where iOS has black. It has no effect here: no shadow is drawn.
  open var shadowColor: CGColor?
  /// In the layer's own coordinates; nil, the default, is the shape of the content. It has no effect here: no shadow is
  /// drawn.
  open var shadowPath: CGPath?
  /// From 0 to 1, the default. A view sets it to its alpha.
  open var opacity: Float = 1
  /// 0 by default. It has no effect here: views are drawn in the order of their superview.
  open var zPosition: CGFloat = 0
  /// Points, in the layer's own coordinates.
  open var bounds = CGRect.zero
  /// The anchor point in the superlayer's coordinates, points.
  open var position = CGPoint.zero
  /// The point of the bounds that ``position`` is about, in their unit square. The layers of views keep the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var transform = CGAffineTransform.identity

  package var animations: [LayerAnimation] = []

  // The tree; see CALayer+Sublayers.swift.
  var children: [CALayer] = []
  weak var parent: CALayer?

  /// A layer of zero size at the origin, without colours.
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

  /// The transformation about the anchor point; the identity by default.
  public func affineTransform() -> CGAffineTransform { transform }
  /// Sets the transformation about the anchor point. ``frame`` follows; bounds and position stay.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = m }

  /// In the superlayer's coordinates, points: the smallest upright rectangle around the transformed bounds. Setting it sets the
  /// size of the bounds and the position; of a transformed layer the size is the one that turns into the frame's.
  open var frame: CGRect {
    get {
      let (width, height) = (bounds.width, bounds.height)
      let centred = CGRect(x: -width * anchorPoint.x, y: -height * anchorPoint.y, width: width, height: height)
      return (transform.isIdentity ? centred : centred.applying(transform)).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      bounds.size = transform.isIdentity ? newValue.size : size
      let now = frame
      position.x += newValue.minX - now.minX
      position.y += newValue.minY - now.minY
    }
  }

  /// Does nothing: what a layer shows is drawn when a picture is asked for.
  open func setNeedsDisplay() {}
}

/// A colour in sRGB; components from 0 to 1.
public struct CGColor: Hashable, Sendable {
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
}
