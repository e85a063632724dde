/// A data source that takes the items of its collection view from a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item, usually by dequeuing it. Nil becomes an empty cell, where iOS raises an exception.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind. Nil becomes an empty view, where iOS raises an exception.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes the object the data source of the collection view, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The snapshot that was applied last; empty before the first.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows the snapshot without an animation: items that stay keep their cells. If there is a completion, the view is laid out before it is
  /// called, all before the function returns. Trees of sections whose items are no longer those shown are forgotten.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, isAnimated: animatingDifferences)
    finish(completion)
  }

  /// Shows the snapshot with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    view?.reloadData()
    finish(completion)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool
  ) {
    let (old, reconfigured) = (current, snapshot.changes.reconfiguredItems)
    let updates = ListUpdates(from: old, to: snapshot)
    take(snapshot)
    view?.apply(updates, isAnimated ? items(from: old) : [], isAnimated: isAnimated)
    if !reconfigured.isEmpty { view?.reconfigureItems(at: reconfigured.compactMap { current.indexPath(of: $0) }) }
  }

  /// What a layout hears of a change.
  private func items(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [UICollectionViewUpdateItem] {
    let (before, after) = (old.places, current.places)
    let gone = before.filter { after[$0.key] == nil }.values.sorted()
    let new = after.filter { before[$0.key] == nil }.values.sorted()
    return gone.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + new.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
  }

  private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot
    current.changes = NSDiffableDataSourceSnapshot.Changes()
    trees = trees.filter { current.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
  }

  private func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    view?.layoutIfNeeded()
    completion()
  }

  // MARK: Trees

  /// Sections whose items are a tree.
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Shows the items of a section that the tree shows; a section that is not there is added at the end. Cells of lists are indented by the
  /// levels of their items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var new = current
    new.setItems(snapshot.visibleItems, inSection: section)
    trees[section] = snapshot
    show(new, isAnimated: animatingDifferences)
    finish(completion)
  }

  /// The items of a section as a tree, which has one level if none was applied to the section.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(current.itemIdentifiers(inSection: section))
    return made
  }

  /// What is called when the user expands or collapses an item.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded; nil, the default, is always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; nil, the default, is always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the items inside of one that is expanded, from those that are there; nil, the default, leaves them.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Without handlers.
    public init() {}
  }
  /// Called for taps on the disclosure of a list cell.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Expands an item or collapses it, as a tap on its disclosure does.
  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var tree = trees[section], tree.contains(item) else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: make(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: Reordering

  /// What is called when the user drags an item elsewhere.
  public struct ReorderingHandlers {
    /// Whether an item may be dragged; nil, the default, is never.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the new order is shown.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the new order is shown.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Without handlers.
    public init() {}
  }
  /// Without handlers at first: no item may be dragged.
  open var reorderingHandlers = ReorderingHandlers()

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let old = current
    var new = current
    new.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let names = Set([sourceIndexPath.section, destinationIndexPath.section]).sorted().compactMap {
      sectionIdentifier(for: $0)
    }
    var changed: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
    for name in names {
      let before = snapshot(for: name)
      var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      if trees[name] != nil, names.count == 1 {
        after = before
        after.move(item, toVisible: destinationIndexPath.item)
        new.setItems(after.visibleItems, inSection: name)
      } else {
        after.append(new.itemIdentifiers(inSection: name))
      }
      changed.append(NSDiffableDataSourceSectionTransaction(name, before, after))
    }
    let transaction = NSDiffableDataSourceTransaction(old, new, changed)
    reorderingHandlers.willReorder?(transaction)
    for section in changed where trees[section.sectionIdentifier] != nil {
      trees[section.sectionIdentifier] = section.finalSnapshot
    }
    show(new, isAnimated: true)
    view?.listState?.movementIsShown = true
    reorderingHandlers.didReorder?(transaction)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Nil for a path that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(indexPath.item, inSectionAt: indexPath.section)
  }
  /// Nil for an item that is not there. Linear in the number of items.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
  /// Nil for a number that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Nil for a section that is not there. Linear in the number of sections.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.numberOfItems(inSectionAt: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

/// What a list asks a data source whose items are trees.
@MainActor
protocol OutlineSource {
  func level(at path: IndexPath) -> Int
  func isExpanded(at path: IndexPath) -> Bool
  func toggle(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func place(_ path: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
    guard !trees.isEmpty, let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      trees[section] != nil
    else { return nil }
    return (item, section)
  }
  func level(at path: IndexPath) -> Int { place(path).flatMap { trees[$0.section]?.level(of: $0.item) } ?? 0 }
  func isExpanded(at path: IndexPath) -> Bool {
    place(path).flatMap { trees[$0.section]?.isExpanded($0.item) } ?? false
  }
  func toggle(at path: IndexPath) { if let place = place(path) { toggle(place.item, in: place.section) } }
}
