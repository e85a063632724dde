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

  /// The item itself, not a section.
  var isItem: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item != NSNotFound }
}

extension UICollectionView {
  /// Notes a change while a batch runs, and shows the new data.
  func note(_ items: [UICollectionViewUpdateItem]) {
    pendingUpdates?.append(contentsOf: items)
    reloadData()
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
    guard !items.isEmpty else { return layoutIfNeeded() }
    let layout = collectionViewLayout
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: items)
    for item in items where item.isItem {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      if let before, item.updateAction != .insert {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: before)
      }
      if let after, item.updateAction != .delete { _ = layout.initialLayoutAttributesForAppearingItem(at: after) }
    }
    layoutIfNeeded()
    layout.finalizeCollectionViewUpdates()
  }
}
