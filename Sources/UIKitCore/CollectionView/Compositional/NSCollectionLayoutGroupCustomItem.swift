/// Makes the places of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In points, from the top leading corner of the group.
  public let frame: CGRect
  /// 0 unless it is given.
  public let zIndex: Int

  /// Among the other items.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// In front of items of a smaller index.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}
