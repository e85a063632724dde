import Foundation

/// A layer with the data of a gradient; the gradient is not drawn.
open class CAGradientLayer: CALayer {
  /// Objects of type `CGColor`, from the start to the end; nil by default.
  open var colors: [Any]?
  /// The place of each colour, from 0 to 1. Nil, the default, spreads the colours evenly.
  open var locations: [NSNumber]?
  /// In the unit square of the bounds; by default the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In the unit square of the bounds; by default the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
