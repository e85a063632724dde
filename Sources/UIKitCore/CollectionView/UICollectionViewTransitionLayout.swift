/// A layout between two others. Layouts change at once here, so no collection view makes one; an app may.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout
  /// From 0, the layout at the beginning, to 1, that at the end; 0 by default. Places are those of the nearer one.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private var values: [String: CGFloat] = [:]

  /// Between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Nil: documents have no such layouts.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value of the app.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The value that was kept last; 0 without one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var nearer: UICollectionViewLayout { transitionProgress < 0.5 ? currentLayout : nextLayout }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where layout.collectionView == nil {
      layout.collectionView = collectionView
    }
    nearer.prepareIfNeeded()
  }
  open override var collectionViewContentSize: CGSize { nearer.collectionViewContentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nearer.layoutAttributesForElements(in: rect)
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nearer.layoutAttributesForItem(at: indexPath)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nearer.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}
