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

  /// When cells that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the layout is told to.
    case disabled = 0
    /// When a cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when constraints in its content change.
    case enabledIncludingConstraints = 2
  }
  /// When cells that size themselves are measured again; `.enabled` by default. A change of their content is seen in any case here;
  /// `.disabled` has no effect, which the log says once.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      if selfSizingInvalidation == .disabled { LayoutLog.noteWithoutEffect("UICollectionView.selfSizingInvalidation") }
    }
  }

  /// A new layout counts from the next pass on, without an animation. The old one keeps its reference to the view.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if collectionViewLayout === oldValue { return adoptLayout() }
      adoptLayout()
      layoutDidChange(from: oldValue)
    }
  }
  /// Not kept alive; nil shows nothing.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Behind everything else in the view, and as large as its bounds wherever it scrolls; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
  /// True by default. If false, fingers select nothing while the view is not edited, and `selectItem` does nothing.
  open var allowsSelection = true
  /// False by default: an item that is selected takes the place of the one before.
  open var allowsMultipleSelection = false
  /// False by default. Cells are told of a change in their configuration state, show other accessories, and selected items are deselected.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// False by default. Whether a finger selects items while the view is edited.
  open var allowsSelectionDuringEditing = false
  /// False by default. Whether fingers select several items while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// False by default. No effect here, which the log says once: nothing has the focus.
  open var selectionFollowsFocus: Bool {
    get { listState?.selectionFollowsFocus ?? false }
    set {
      madeListState.selectionFollowsFocus = newValue
      LayoutLog.noteWithoutEffect("UICollectionView.selectionFollowsFocus")
    }
  }
  /// True by default. No effect here, which the log says once: nothing has the focus.
  open var allowsFocus: Bool {
    get { listState?.allowsFocus ?? true }
    set {
      madeListState.allowsFocus = newValue
      LayoutLog.noteWithoutEffect("UICollectionView.allowsFocus")
    }
  }
  /// False by default. No effect here, which the log says once: nothing has the focus.
  open var remembersLastFocusedIndexPath: Bool {
    get { listState?.remembersLastFocusedIndexPath ?? false }
    set {
      madeListState.remembersLastFocusedIndexPath = newValue
      LayoutLog.noteWithoutEffect("UICollectionView.remembersLastFocusedIndexPath")
    }
  }
  /// Told of items that will soon be shown; nil by default. Not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { listState?.itemPrefetching }
    set {
      madeListState.itemPrefetching = newValue
      setNeedsLayout()
    }
  }
  /// True by default. If false, ``prefetchDataSource`` is told of nothing.
  open var isPrefetchingEnabled: Bool {
    get { listState?.isPrefetchingEnabled ?? true }
    set { madeListState.isPrefetchingEnabled = newValue }
  }
  /// `immediate` by default. No effect here, which the log says once: items make room when a movement ends.
  open var reorderingCadence: ReorderingCadence {
    get { listState?.reorderingCadence ?? .immediate }
    set {
      madeListState.reorderingCadence = newValue
      LayoutLog.noteWithoutEffect("UICollectionView.reorderingCadence")
    }
  }
  /// What few collection views have.
  var listState: ListState?
  /// The numbers of items as the data source last said; nil for what it was not asked.
  private var counts: [Int?]?
  /// Whether a layout has shown what the counts say.
  private(set) var countsAreShown = false
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

  /// The same as setting ``collectionViewLayout``; if `animated`, the view is laid out before the function returns.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Sets ``collectionViewLayout``. If `animated` or with a completion, the view is laid out, and the completion called with true, before
  /// the function returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if animated || completion != nil { layoutIfNeeded() }
    completion?(true)
  }

  /// Tells the layouts, the delegate and the views of a change of layout. What is shown moves at once.
  private func layoutDidChange(from old: UICollectionViewLayout) {
    old.prepareForTransition(to: collectionViewLayout)
    collectionViewLayout.prepareForTransition(from: old)
    for view in elements.shown.values { view.willTransition(from: old, to: collectionViewLayout) }
    layoutBefore = old
    let target = offsetAfterChange
    if target != contentOffset { contentOffset = target }
    setNeedsLayout()
  }
  private var layoutBefore: UICollectionViewLayout?

  /// Where the layout and the delegate want the content after a change.
  var offsetAfterChange: CGPoint {
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let itemDelegate = delegate as? any UICollectionViewDelegate
    return itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Items

  /// As the data source last said, which is asked if it was not asked since the data was reloaded; 0 without one.
  open var numberOfSections: Int {
    if let counts { return counts.count }
    guard let dataSource else { return 0 }
    let count = max(0, dataSource.numberOfSections(in: self))
    counts = Array(repeating: nil, count: count)
    return count
  }
  /// As the data source last said, which is asked if it was not asked since the data was reloaded; 0 without one.
  open func numberOfItems(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections, let dataSource else { return 0 }
    if let known = counts?[section] { return known }
    let count = dataSource.collectionView(self, numberOfItemsInSection: section)
    counts?[section] = count
    return count
  }
  /// Forgets what the data source said, and returns what was shown of it; nil if nothing was.
  @discardableResult
  func forgetCounts() -> [Int?]? {
    defer { (counts, countsAreShown) = (nil, false) }
    return countsAreShown ? counts : nil
  }
  /// Whether several items may be selected at present.
  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  /// Does not scroll and tells no delegate. Nil deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool) {
    guard let indexPath else {
      for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection || isEditing else { return }
    let (old, isMultiple) = (indexPathsForSelectedItems ?? [], selectsMany)
    indexPathsForSelectedItems = (isMultiple ? old.filter { $0 != indexPath } : []) + [indexPath]
    for path in old where !isMultiple && path != indexPath { cellForItem(at: path)?.isSelected = false }
    cellForItem(at: indexPath)?.isSelected = true
  }
  func select(_ paths: [IndexPath]) { indexPathsForSelectedItems = paths }
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
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
    if let cell = dequeue(.cell(identifier), identifier) as? UICollectionViewCell {
      if let cell = cell as? UICollectionViewListCell {
        cell.expectedAppearance = listAppearance(ofSection: indexPath.section)
      }
      return cell
    }
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
    elements.shown.first { $0.key.category == .cell && $0.value === cell }?.key.path
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
    layoutIfNeeded()
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.reveal(indexPath, scrollPosition)
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

  // MARK: Changes: at once, without an animation (see UICollectionViewUpdateItem.swift)

  /// Takes every view out, forgets the sizes that they asked for, and asks the data source and the layout at the next pass.
  /// The selection stays.
  open func reloadData() { startAnew() }
  /// Asks for new cells for the items, which are deselected. An index path that does not exist raises an exception.
  open func reloadItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  /// Shows items that the data source has got. Numbers of items that do not fit raise an exception.
  open func insertItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
  }
  /// Takes items away that the data source has lost. Numbers of items that do not fit raise an exception.
  open func deleteItems(at indexPaths: [IndexPath]) {
    note(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
  }
  /// Asks the data source to configure the cells that the items have; items without a cell are left alone. A data source that returns
  /// another cell raises an exception.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Shows an item in another place, with the cell that it has.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  /// Asks for the number of items and the views of the sections. Their items are deselected.
  open func reloadSections(_ sections: IndexSet) {
    note(sections.map { UICollectionViewUpdateItem(.reload, section: $0) })
  }
  /// Shows sections that the data source has got. Numbers of sections that do not fit raise an exception.
  open func insertSections(_ sections: IndexSet) {
    note(sections.map { UICollectionViewUpdateItem(.insert, section: $0) })
  }
  /// Takes sections away that the data source has lost. Numbers of sections that do not fit raise an exception.
  open func deleteSections(_ sections: IndexSet) {
    note(sections.map { UICollectionViewUpdateItem(.delete, section: $0) })
  }
  /// Shows a section in another place, with the cells that it has.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note([UICollectionViewUpdateItem(movingSection: section, to: newSection)])
  }

  /// Calls `updates`, tells the layout of the changes, lays out what is marked and calls `completion` with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates)
    completion?(true)
  }

  // MARK: An item that is dragged elsewhere (see UICollectionView+Movement.swift)

  /// Lifts an item, if the data source lets it be moved: whether it does.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
  /// Moves the middle of the item that was lifted to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
  /// Puts the item down where the layout says for the last point, and tells the data source.
  open func endInteractiveMovement() { endMovement() }
  /// Puts the item back.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// The bounds that the layout was last asked about.
  private var boundsTold = CGRect.zero
  /// The changes of the batch that runs; nil outside of one.
  var pendingUpdates: [UICollectionViewUpdateItem]?
  /// Whether the views that come and go at present belong to a batch.
  var batchIsShown = false
  /// The cell that a request for a cell returns while its item is configured again.
  var cellToReconfigure: UICollectionViewCell?

  // MARK: Layout

  /// Asks the layout what lies within the bounds, and shows it; see `UICollectionView+Elements.swift`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil else { return }
    // A delegate that answers sizes may ask for them; the pass computes them at its end.
    layoutHost?.refreshInsets(of: self)
    tellLayoutOfBounds()
    layOutElements()
    countsAreShown = true
    backgroundView?.frame = bounds
    super.layoutSubviews()
    collectionViewLayout.layoutIsOver()
    if let old = layoutBefore {
      layoutBefore = nil
      for view in elements.shown.values { view.didTransition(from: old, to: collectionViewLayout) }
      old.finalizeLayoutTransition()
      collectionViewLayout.finalizeLayoutTransition()
    }
    prefetchItems()
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
