/// A view that is attached to an item or to a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source makes the view.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; nil is the same point of the view as of the item, so that the view is inside.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// 1 by default: in front of the items.
  open var zIndex = 1

  /// The same point of the view lies on the point of the container: the view is inside.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// The points of the view and of the container lie on each other.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where a view of a size lies on a rectangle, in the coordinates of that.
  func frame(of size: CGSize, on rect: CGRect) -> CGRect {
    let (there, own) = (containerAnchor.unitPoint, (itemAnchor ?? containerAnchor).unitPoint)
    let (shift, back) = (containerAnchor.points(of: size), itemAnchor?.points(of: size) ?? .zero)
    return CGRect(
      x: rect.minX + there.x * rect.width - own.x * size.width + shift.x + back.x,
      y: rect.minY + there.y * rect.height - own.y * size.height + shift.y + back.y,
      width: size.width, height: size.height)
  }
}
