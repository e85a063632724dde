/// The place and the look of one item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Section and item, both from 0.
  open var indexPath: IndexPath
  /// In the content's coordinates, points.
  open var frame = CGRect.zero
  /// False by default; hides the cell, which is made nevertheless.
  open var isHidden = false
  /// From 0 to 1, the default; becomes the cell's.
  open var alpha: CGFloat = 1
  /// It has no effect here: cells are in front of each other in the order in which they were made.
  open var zIndex = 0

  /// Of an empty frame, shown and opaque.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// The size of ``frame``, in points. Setting it keeps the corner, not the centre as on iOS.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle of ``frame`` in the content's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}

/// Gives the items of a collection view their places. This class gives none: use a subclass.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view whose layout this is; nil before it has one.
  open internal(set) weak var collectionView: UICollectionView?
  private var isPrepared = false

  /// A layout without a view: it is prepared when it has one.
  public override init() { super.init() }

  /// Called once after the layout was invalidated, before it is asked for sizes and places.
  open func prepare() {}
  /// Points; zero unless a subclass says otherwise. Asked after ``prepare()``.
  open var collectionViewContentSize: CGSize { .zero }
  /// What is within `rect`, in the content's coordinates, in points; nil, the default, is nothing. Cells are made for
  /// just these.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of one item; nil, the default, for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether the layout has to be prepared anew for other bounds; false unless a subclass says otherwise. Asked also at
  /// scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Makes the collection view call ``prepare()`` again at its next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
