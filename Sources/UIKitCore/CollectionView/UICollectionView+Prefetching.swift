/// Asks for data of items before they are shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called at a layout with items that scrolling would soon show: those of the page that follows in the direction of the last scrolling, in
  /// the order in which they would come. Called once for an item until it is shown or given up.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that will not be shown soon after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

extension UICollectionView {
  /// Called at the end of each layout.
  func prefetchItems() {
    guard let state = listState, let source = state.itemPrefetching, state.isPrefetchingEnabled, !bounds.isEmpty else {
      return
    }
    let before = state.offsetBefore
    state.offsetBefore = contentOffset
    let isVertical = contentSize.height - bounds.height >= contentSize.width - bounds.width
    if contentOffset != before {
      state.goesBack = isVertical ? contentOffset.y < before.y : contentOffset.x < before.x
    }
    let goesBack = state.goesBack
    let (width, height) = (isVertical ? 0 : bounds.width, isVertical ? bounds.height : 0)
    let page = bounds.offsetBy(dx: goesBack ? -width : width, dy: goesBack ? -height : height)
    let found = (collectionViewLayout.layoutAttributesForElements(in: page) ?? []).filter {
      $0.representedElementCategory == .cell && elements.shown[Element($0)] == nil
    }.map(\.indexPath).sorted()
    let near = Set(found)
    let new = found.filter { !state.prefetched.contains($0) }
    let old = state.prefetched.filter { !near.contains($0) && cellForItem(at: $0) == nil }.sorted()
    state.prefetched = near
    if !old.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: old) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: goesBack ? new.reversed() : new) }
  }
}
