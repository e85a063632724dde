import Geometry

/// Room between two items, or between an item and the edge of its group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Points; the least number if it is flexible.
  public let spacing: CGFloat
  /// Whether the room takes a part of what is left over.
  public let isFlexibleSpacing: Bool
  /// Whether the room is as large as ``spacing``.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

  /// At least so many points. What is left of the group is shared evenly between all flexible rooms.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
  }
  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
  }
}

/// Room around an item, outside of its frame. Nil is none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item where lines begin.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the item where lines end.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Nil is no room at the edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  func start(_ axis: Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
  /// The points that both take at least.
  func least(_ axis: Axis) -> CGFloat { (start(axis)?.spacing ?? 0) + (end(axis)?.spacing ?? 0) }
}
