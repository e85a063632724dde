/// The size of a cell in a compositional layout, and the room around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Shares count from the group around the item.
  public let layoutSize: NSCollectionLayoutSize
  /// Views at the edges of the item, for example a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// Points by which the frame is smaller than the size, after everything was placed; zero by default. Along an axis with
  /// an estimated length they do not count. Of a group, the room around all its items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of the size, which keeps other items away; nil, the default, is none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// With views at its edges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, attachedItems) = (layoutSize, supplementaryItems)
  }

  /// The insets that count: those along axes whose length is not an estimate.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
