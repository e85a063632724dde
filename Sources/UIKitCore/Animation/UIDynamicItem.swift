/// How a dynamic animator sees the shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds; the default.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The path that the item gives.
  case path
}

/// What a dynamic animator moves: a view, attributes of a collection view's layout, or an object of an app's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Points, in the coordinates of the superview or of the layout. Read once, and then set in each frame.
  var center: CGPoint { get set }
  /// Points; the size has to be positive. Read once.
  var bounds: CGRect { get }
  /// Turned in each frame; the scale that it had is kept.
  var transform: CGAffineTransform { get set }
  /// `.rectangle` by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Points from the center, convex; counts if the type is `.path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Empty.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
