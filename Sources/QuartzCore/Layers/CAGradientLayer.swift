import Foundation

/// A layer that shows a gradient, as data.
open class CAGradientLayer: CALayer {
  /// `CGColor`s.
  open var colors: [Any]?
  /// From 0 to 1, one for each colour; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// In the unit square of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In the unit square of the bounds; by default the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
