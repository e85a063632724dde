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
