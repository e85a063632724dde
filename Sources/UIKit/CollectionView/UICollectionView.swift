/// Shows cells at the places that a layout object gives them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Along which axis content may be longer than the bounds.
  public enum ScrollDirection: Int, Sendable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

  /// A new layout counts from the next pass on, without an animation. The old one keeps its reference to the view.
  open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout() } }
  /// Not kept alive; nil shows nothing.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Given the view's bounds at each layout. It is not added to the view: its owner has to put it behind the cells.
  open var backgroundView: UIView?
  /// True by default. If false, `selectItem` does nothing.
  open var allowsSelection = true
  /// False by default: an item that is selected takes the place of the one before.
  open var allowsMultipleSelection = false
  /// In the order of selection. Empty, not nil, for none.
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  /// What is shown, and what waits to be used again; see `UICollectionView+Elements.swift`.
  var elements = CollectionElements()

  /// A view of a size in points; items are asked for at its first layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// With a flow layout. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  /// The same as setting ``collectionViewLayout``, whether animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  // MARK: Items

  /// Asks the data source each time; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Asks the data source each time; 0 without one.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Does not scroll, tells no delegate and does not change the cell.
  open func selectItem(at indexPath: IndexPath?, animated: Bool) {
    guard let indexPath, allowsSelection else { return }
    indexPathsForSelectedItems = (allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []) + [indexPath]
  }
  /// Tells no delegate and does not change the cell.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  // MARK: Changes. There are no animations: the items are asked for anew at the next layout.

  /// Takes every view out, forgets the sizes that they asked for, and asks the data source and the layout at the next pass.
  /// The selection stays.
  open func reloadData() {
    for element in elements.shown.keys { putBack(element) }
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }
  /// The same as ``reloadData()``.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``: the number of items is not compared with the one before, as iOS does.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``: the number of items is not compared with the one before, as iOS does.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// The same as ``reloadData()``.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// The same as ``reloadData()``: the number of sections is not compared with the one before, as iOS does.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// The same as ``reloadData()``: the number of sections is not compared with the one before, as iOS does.
  open func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Calls `updates`, lays out what is marked and calls `completion` with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Layout

  /// Asks the layout what lies within the bounds, and shows it; see `UICollectionView+Elements.swift`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil else { return }
    layOutElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      } else {
        setNeedsLayout()
      }
    }
  }

  // What sections keep clear follows these.

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }
}
