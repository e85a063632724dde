/// Where an item is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  /// In the content's coordinates, points.
  open var frame = CGRect.zero
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var zIndex = 0

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}

/// Says where the items of a collection view are. Subclasses say it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var isPrepared = false

  public override init() { super.init() }

  /// Called before the layout is asked, after it was invalidated.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Prepares anew at the next layout of the collection view.
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
