/// One change of a batch update, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happened to the item or section.
  public enum Action: Int, Sendable {
    /// It came, went, has other content, has another place, or none of these.
    case insert, delete, reload, move, none
  }

  /// Where the item was; nil for one that is new. The item of a section is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for one that is gone.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happened.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }

  /// For a whole section.
  convenience init(_ action: Action, section: Int) {
    let path = IndexPath(item: NSNotFound, section: section)
    self.init(action, before: action == .insert ? nil : path, after: action == .delete ? nil : path)
  }

  /// For a section that moves.
  convenience init(movingSection section: Int, to target: Int) {
    self.init(
      .move, before: IndexPath(item: NSNotFound, section: section), after: IndexPath(item: NSNotFound, section: target))
  }

  /// The item itself, not a section.
  var isItem: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item != NSNotFound }

  var change: ListChange? {
    switch (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) {
    case (.insert, _, let path?): isItem ? .insert(path) : .insertSection(path.section)
    case (.delete, let path?, _): isItem ? .delete(path) : .deleteSection(path.section)
    case (.reload, let path?, _): isItem ? .reload(path) : .reloadSection(path.section)
    case (.move, let path?, let target?):
      isItem ? .move(path, to: target) : .moveSection(path.section, to: target.section)
    default: nil
    }
  }
}

/// Changes of items and sections: what stays keeps its view and its selection.
extension UICollectionView {
  /// Takes every view out and forgets all but the selection.
  func startAnew() {
    cancelMovement()
    closeSwipedItem()
    unhighlight()
    forgetCounts()
    listState?.prefetched = []
    for element in elements.shown.keys { putBack(element) }
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Notes a change while a batch runs, or makes it.
  func note(_ items: [UICollectionViewUpdateItem]) {
    if pendingUpdates != nil {
      pendingUpdates?.append(contentsOf: items)
    } else {
      perform(items, laysOut: window != nil)
    }
  }

  /// Runs a batch: the layout hears of its changes before it is asked for places, is asked where items come from and go to, and hears of
  /// the end. Source: Apple's documentation of `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`.
  func runBatch(_ updates: (() -> Void)?) {
    // A batch inside of another belongs to it.
    guard pendingUpdates == nil else {
      updates?()
      return
    }
    pendingUpdates = []
    updates?()
    let items = pendingUpdates ?? []
    pendingUpdates = nil
    perform(items, laysOut: true)
  }

  private var words: ListUpdates.Words {
    let suffix = " Collection view: \(self)"
    return ListUpdates.Words(
      element: "item", list: "collection view", suffix: layoutProfile.release >= 16 ? suffix : "",
      batchSuffix: layoutProfile.release >= 16 ? "\nCollection view: \(self)" : nil)
  }

  private func perform(_ items: [UICollectionViewUpdateItem], laysOut: Bool) {
    guard !items.isEmpty else {
      if laysOut { layoutIfNeeded() }
      return
    }
    cancelMovement()
    closeSwipedItem()
    unhighlight()
    guard let before = forgetCounts(), dataSource != nil, !before.contains(where: { $0 == nil }) else {
      // Nobody knows how many items there were.
      startAnew()
      return tell(items, laysOut)
    }
    let after = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    let updates = ListUpdates(items.compactMap(\.change), before: before.map { $0 ?? 0 }, after: after, words)
    if let problem = updates.problem {
      LayoutException.raise("NSInternalInconsistencyException", problem)
      return startAnew()
    }
    move(updates)
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
    tell(items, laysOut)
  }

  /// Shows what a diffable data source has got. The layout hears of it if the change is animated.
  func apply(_ updates: ListUpdates, _ items: [UICollectionViewUpdateItem], isAnimated: Bool) {
    guard forgetCounts() != nil else { return startAnew() }
    cancelMovement()
    closeSwipedItem()
    unhighlight()
    move(updates)
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
    tell(items, isAnimated && window != nil && !items.isEmpty)
  }

  private func tell(_ items: [UICollectionViewUpdateItem], _ laysOut: Bool) {
    let layout = collectionViewLayout
    guard laysOut else { return }
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: items)
    let target = offsetAfterChange
    if target != contentOffset { contentOffset = target }
    for item in items where item.isItem {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      if let before, item.updateAction != .insert {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: before)
      }
      if let after, item.updateAction != .delete { _ = layout.initialLayoutAttributesForAppearingItem(at: after) }
    }
    let kinds = Set(
      elements.shown.keys.filter { $0.category != .cell }.map {
        [$0.category == .decorationView, $0.kind] as [AnyHashable]
      })
    for kind in kinds {
      guard let isDecoration = kind[0] as? Bool, let name = kind[1] as? String else { continue }
      let gone =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      for path in gone {
        putBack(Element(category: isDecoration ? .decorationView : .supplementaryView, kind: name, path: path))
      }
      _ =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
    }
    batchIsShown = true
    layoutIfNeeded()
    batchIsShown = false
    layout.finalizeCollectionViewUpdates()
  }

  /// Gives the views that stay their new places in the lists of views.
  private func move(_ updates: ListUpdates) {
    let (old, zIndexes) = (elements.shown, elements.zIndexes)
    var kept: [Element: UICollectionReusableView] = [:]
    var keptIndexes: [Element: Int] = [:]
    var gone: [Element] = []
    for (element, view) in old {
      guard let path = place(of: element, updates) else {
        gone.append(element)
        continue
      }
      let new = Element(category: element.category, kind: element.kind, path: path)
      kept[new] = view
      keptIndexes[new] = zIndexes[element]
    }
    for element in gone { putBack(element) }
    (elements.shown, elements.zIndexes) = (kept, keptIndexes)
    select((indexPathsForSelectedItems ?? []).compactMap { updates.isReloaded($0) ? nil : updates.place(of: $0) })
    if let prefetched = listState?.prefetched {
      listState?.prefetched = Set(prefetched.compactMap { updates.place(of: $0) })
    }
  }

  private func place(of element: Element, _ updates: ListUpdates) -> IndexPath? {
    // A view beside all sections.
    guard element.path.count == 2 else { return element.path }
    if element.category == .cell { return updates.isReloaded(element.path) ? nil : updates.place(of: element.path) }
    guard !updates.reloadedSections.contains(element.path.section),
      updates.sections.indices.contains(element.path.section), let section = updates.sections[element.path.section]
    else { return nil }
    return IndexPath(item: element.path.item, section: section)
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      cellToReconfigure = cell
      let configured = dataSource.collectionView(self, cellForItemAt: path)
      cellToReconfigure = nil
      if configured !== cell {
        LayoutException.raise(
          "NSInternalInconsistencyException",
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an "
            + "item, which is not allowed. You must dequeue a cell using the same registration or reuse identifier that was used to "
            + "dequeue the cell originally to obtain the existing cell. Dequeued reuse identifier: "
            + "\(configured.reuseIdentifier ?? "(null)"); Original reuse identifier: \(cell.reuseIdentifier ?? "(null)"); Existing cell: "
            + "\(cell)")
      }
      cell.fittedFor = nil
    }
    setNeedsLayout()
  }
}
