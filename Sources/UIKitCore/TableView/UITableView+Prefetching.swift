/// Asks for data of rows before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called at a layout with rows that scrolling would soon show: those of the page that follows in the direction of the last scrolling, in
  /// the order in which they would come. Called once for a row until it is shown or given up.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that will not be shown soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Called at the end of each layout of rows.
  func prefetchRows() {
    guard let state = listState, let source = state.rowPrefetching, state.isPrefetchingEnabled, !bounds.isEmpty else {
      return
    }
    if contentOffset.y != state.offsetBefore.y { state.goesBack = contentOffset.y < state.offsetBefore.y }
    let goesUp = state.goesBack
    state.offsetBefore = contentOffset
    let page = bounds.offsetBy(dx: 0, dy: goesUp ? -bounds.height : bounds.height)
    var found: [IndexPath] = []
    for (section, content) in (rows.sections ?? []).enumerated() where content.extent.overlaps(page.minY...page.maxY) {
      var top = content.rowExtent.lowerBound
      for (row, height) in content.heights.enumerated() {
        let bottom = top + (height ?? 0)
        let path = IndexPath(row: row, section: section)
        if top < page.maxY, bottom > page.minY, rows.cells[path] == nil { found.append(path) }
        top = bottom
      }
    }
    let near = Set(found)
    let new = found.filter { !state.prefetched.contains($0) }
    let old = state.prefetched.filter { !near.contains($0) && rows.cells[$0] == nil }.sorted()
    state.prefetched = near
    if !old.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: old) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: goesUp ? new.reversed() : new) }
  }
}
