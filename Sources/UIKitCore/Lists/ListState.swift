/// What few tables and collection views have: they make it when the first of it is set.
@MainActor
final class ListState {
  var selectionFollowsFocus = false
  var allowsFocus = true
  var remembersLastFocusedIndexPath = false

  weak var rowPrefetching: (any UITableViewDataSourcePrefetching)?
  weak var itemPrefetching: (any UICollectionViewDataSourcePrefetching)?
  var isPrefetchingEnabled = true
  /// What the prefetching data source was told of and what was not shown since.
  var prefetched: Set<IndexPath> = []
  /// The offset at the layout before, which says where scrolling leads.
  var offsetBefore = CGPoint.zero
  /// Whether the last scrolling led to the beginning.
  var goesBack = false

  /// Of the index of a table: of its text, behind it, and behind it while a finger is on it.
  var indexColors: [UIColor?] = [nil, nil, nil]
  var indexMinimum = 0
  var index: TableIndexView?

  /// The menu that is open.
  var menu: UIContextMenuConfiguration?

  /// Where two fingers began to select; nil while they do not.
  var selectionStart: IndexPath?

  /// Of a collection view: the item that is dragged elsewhere.
  var movement: InteractiveMovement?
  /// Whether the data source has shown the end of a movement itself.
  var movementIsShown = false
  var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  var swipedItem: (path: IndexPath, view: SwipeActionsView)?
}

extension UITableView {
  var madeListState: ListState {
    if let listState { return listState }
    let made = ListState()
    listState = made
    return made
  }
}
