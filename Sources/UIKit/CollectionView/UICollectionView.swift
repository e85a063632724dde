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
  private var sources: [String: ReusableViews.Source] = [:]
  private var idle: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]

  /// A view of a size in points; items are asked for at its first layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Items

  /// Asks the data source each time; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Asks the data source each time; 0 without one.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item that is shown; nil for any other.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// The item of a cell that is shown; nil for any other cell. Linear in the number of cells shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
  /// In order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
  /// In the order of their items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }

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

  /// Takes every cell out and asks the data source and the layout at the next pass. The selection stays.
  open func reloadData() {
    for path in shown.keys { putBack(path) }
    collectionViewLayout.invalidateLayout()
  }
  /// The same as ``reloadData()``.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``: the number of items is not compared with the one before, as iOS does.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``: the number of items is not compared with the one before, as iOS does.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``.
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Calls `updates`, lays out what is marked and calls `completion` with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Registering

  /// Makes cells of the class, which has to be a `UICollectionViewCell`. Nil unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = cellClass.map { .class($0) }
  }
  /// Makes cells from the nib: of its top-level objects the first that is a cell. Nil unregisters the identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// A cell that is no longer shown, or else a new one. An identifier that is not registered raises an exception.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let made = sources[identifier]?.make { ($0 as? UICollectionViewCell.Type)?.makeOwn() as? UICollectionViewCell }
    if let cell = made {
      cell.reuseIdentifier = identifier
      return cell
    }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
    return UICollectionViewCell(frame: .zero)
  }

  // MARK: Layout

  /// Asks the layout which items lie within the bounds, and shows their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource else { return }
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(attributes.map(\.indexPath))
    for path in shown.keys where !paths.contains(path) { putBack(path) }
    for item in attributes {
      let cell = shown[item.indexPath] ?? dataSource.collectionView(self, cellForItemAt: item.indexPath)
      shown[item.indexPath] = cell
      cell.frame = item.frame
      cell.isHidden = item.isHidden
      cell.alpha = item.alpha
      if cell.superview !== self { addSubview(cell) }
    }
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  private func putBack(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { idle[identifier, default: []].append(cell) }
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout()
      } else {
        setNeedsLayout()
      }
    }
  }
}

/// Gives a collection view the number of its sections and items, and their cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Asked whenever the layout prepares itself.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Asked when the layout puts the item within the bounds; the view keeps the cell until it leaves them.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// 1 without an implementation.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Is told of the items that the user chooses.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Does nothing without an implementation. It is never called here, because there are no touches.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
