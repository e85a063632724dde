import Geometry

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
