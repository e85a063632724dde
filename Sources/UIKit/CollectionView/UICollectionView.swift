/// Cells where a layout object puts them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout() } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Behind the cells, as large as the view.
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  private var sources: [String: ReusableViews.Source] = [:]
  private var idle: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]

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

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }

  open func selectItem(at indexPath: IndexPath?, animated: Bool) {
    guard let indexPath, allowsSelection else { return }
    indexPathsForSelectedItems = (allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []) + [indexPath]
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  // MARK: Changes. There are no animations: the items are asked for anew at the next layout.

  open func reloadData() {
    for path in shown.keys { putBack(path) }
    collectionViewLayout.invalidateLayout()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Registering

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = cellClass.map { .class($0) }
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// A cell that is no longer shown, else a new one; an identifier that is not registered raises an exception.
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

  /// Asks the layout for what lies within the bounds, and shows that.
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

/// Says how many items there are, and what they show.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
