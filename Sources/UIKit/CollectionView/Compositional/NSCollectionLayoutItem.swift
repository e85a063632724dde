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

/// Where on an edge or in a corner a supplementary view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// Along an axis without an edge it is the middle.
  public let edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary view's size if ``isFractionalOffset``. Positive values lead to the trailing end
  /// and down.
  public let offset: CGPoint
  /// Whether ``offset`` is in shares of the supplementary view's size.
  public let isFractionalOffset: Bool
  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
  }

  /// Not moved.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// Moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Moved by shares of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor in a rectangle, as shares of its size from the top leading corner.
  var unitPoint: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  func points(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

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
