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
  /// The item on which a finger is.
  var touchedItem: IndexPath?
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
  /// Does not scroll and tells no delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool) {
    guard let indexPath, allowsSelection else { return }
    let old = indexPathsForSelectedItems ?? []
    indexPathsForSelectedItems = (allowsMultipleSelection ? old.filter { $0 != indexPath } : []) + [indexPath]
    for path in old where !allowsMultipleSelection && path != indexPath { cellForItem(at: path)?.isSelected = false }
    cellForItem(at: indexPath)?.isSelected = true
  }
  /// Tells no delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Views from classes and nibs that an app registers, used again after they have left the bounds

  /// Makes cells of the class, which has to be a `UICollectionViewCell`. Nil unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.sources[.cell(identifier)] = cellClass.map { .class($0) }
  }
  /// Makes cells from the nib: of its top-level objects the first that is a cell. Nil unregisters the identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    elements.sources[.cell(identifier)] = nib.map { .nib($0) }
  }
  /// Makes supplementary views of the class, which has to be a `UICollectionReusableView`. Nil unregisters the identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    elements.sources[.supplementary(elementKind, identifier)] = viewClass.map { .class($0) }
  }
  /// Makes supplementary views from the nib: of its top-level objects the first that is a reusable view. Nil unregisters
  /// the identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    elements.sources[.supplementary(kind, identifier)] = nib.map { .nib($0) }
  }

  /// A cell that is no longer shown, or else a new one. An identifier that is not registered raises an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(.cell(identifier), identifier) as? UICollectionViewCell { return cell }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
    return UICollectionViewCell(frame: .zero)
  }

  /// A view of the kind that is no longer shown, or else a new one. An identifier that is not registered raises an
  /// exception.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(.supplementary(elementKind, identifier), identifier) { return view }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: What is shown

  /// The cell of an item that is shown; nil for any other.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.shown[Element(path: indexPath)] as? UICollectionViewCell
  }
  /// The item of a cell that is shown; nil for any other cell. Linear in the number of views shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.shown.first { $0.value === cell }?.key.path
  }
  /// In order.
  open var indexPathsForVisibleItems: [IndexPath] { paths(Element(path: IndexPath())) }
  /// In the order of their items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The header, footer or other view that is shown at the path; nil for one that is not shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements.shown[Element(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// In the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// In order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    paths(Element(category: .supplementaryView, kind: elementKind, path: IndexPath()))
  }

  // MARK: Places

  /// What the layout says of an item, whether it is shown or not; lays the view out if needed.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// What the layout says of a supplementary view, whether it is shown or not; lays the view out if needed.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point of the content, in points; nil between items and outside.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: near)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls until the item lies at the position, but not past the end of the content; without a position the shortest way.
  /// Items that were never shown have estimated sizes, so the place is that of the estimates. At once, also if `animated`.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if let frame = layoutAttributesForItem(at: indexPath)?.frame { scroll(to: frame, scrollPosition, animated) }
  }

  /// Selects the item and scrolls to the position; without one it does not scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectItem(at: indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Touches (see UICollectionView+Touches.swift)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerCameDown(at: touch.location(in: self)) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerWasLifted(at: touch.location(in: self)) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

  // MARK: Changes. There are no animations: the items are asked for anew at the next layout.

  /// Takes every view out, forgets the sizes that they asked for, and asks the data source and the layout at the next pass.
  /// The selection stays.
  open func reloadData() {
    for element in elements.shown.keys { putBack(element) }
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }
  /// The same as ``reloadData()``.
  open func reloadItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  /// The same as ``reloadData()``: the number of items is not compared with the one before, as iOS does.
  open func insertItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
  }
  /// The same as ``reloadData()``: the number of items is not compared with the one before, as iOS does.
  open func deleteItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
  }
  /// The same as ``reloadData()``.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The same as ``reloadData()``.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  /// The same as ``reloadData()``.
  open func reloadSections(_ sections: IndexSet) {
    note(sections.map { UICollectionViewUpdateItem(.reload, section: $0) })
  }
  /// The same as ``reloadData()``: the number of sections is not compared with the one before, as iOS does.
  open func insertSections(_ sections: IndexSet) {
    note(sections.map { UICollectionViewUpdateItem(.insert, section: $0) })
  }
  /// The same as ``reloadData()``: the number of sections is not compared with the one before, as iOS does.
  open func deleteSections(_ sections: IndexSet) {
    note(sections.map { UICollectionViewUpdateItem(.delete, section: $0) })
  }

  /// Calls `updates`, tells the layout of the changes, lays out what is marked and calls `completion` with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates)
    completion?(true)
  }
  /// The bounds that the layout was last asked about.
  private var boundsTold = CGRect.zero
  /// The changes of the batch that runs; nil outside of one.
  var pendingUpdates: [UICollectionViewUpdateItem]?

  // MARK: Layout

  /// Asks the layout what lies within the bounds, and shows it; see `UICollectionView+Elements.swift`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil else { return }
    tellLayoutOfBounds()
    layOutElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
    collectionViewLayout.layoutIsOver()
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      tellLayoutOfBounds()
      setNeedsLayout()
    }
  }

  /// Asks the layout whether other bounds matter to it. A frame that constraints or a program set comes here at the next layout.
  private func tellLayoutOfBounds() {
    let old = boundsTold
    guard bounds != old else { return }
    boundsTold = bounds
    if bounds.size != old.size { collectionViewLayout.announceBoundsChange(from: old) }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
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
