/// What the user does with rows: select, edit, swipe.
extension UITableView {
  /// The row at a point, with its cell; of a document's table the one that is drawn there.
  private func row(at place: CGPoint) -> (path: IndexPath, cell: UITableViewCell)? {
    if dataSource == nil { return documentRows.first { $0.cell.frame.contains(place) } }
    return rows.cells.first { $0.value.frame.contains(place) }.map { ($0.key, $0.value) }
  }

  /// The rows that the document draws, with their paths.
  private var documentRows: [(path: IndexPath, cell: UITableViewCell)] {
    var counts: [Int: Int] = [:]
    let cells = subviews.compactMap { $0 as? UITableViewCell }.filter(\.isStaticRow)
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
      let row = counts[cell.documentSection, default: 0]
      counts[cell.documentSection] = row + 1
      return (IndexPath(row: row, section: cell.documentSection), cell)
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    dataSource == nil ? documentRows.first { $0.path == path }?.cell : rows.cells[path]
  }

  /// What a long press at a point asks for; nil without a row there.
  package func contextMenu(at place: CGPoint) -> UIContextMenuConfiguration? {
    row(at: place).flatMap { rowDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0.path, point: place) }
  }

  func fingerCameDown(at place: CGPoint) {
    // The first tap beside the buttons of a row does nothing but close them.
    if swipedRow != nil { return closeSwipedRow() }
    guard let (path, cell) = row(at: place), allowsSelection, !isEditing || allowsSelectionDuringEditing,
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedRow = path
    cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func fingerWasLifted(at place: CGPoint) {
    guard let path = unhighlight(), let row = row(at: place), row.path == path else { return }
    if row.cell.detailButtonFrame.contains(row.cell.convert(place, from: self)) {
      rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      return
    }
    userDidSelect(path)
  }

  @discardableResult
  func unhighlight() -> IndexPath? {
    guard let path = touchedRow else { return nil }
    touchedRow = nil
    cell(at: path)?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  /// Selects the row and tells the delegate, or deselects one that may be selected beside others; then performs the segue of the cell.
  private func userDidSelect(_ touched: IndexPath) {
    if selectedRows.contains(touched), allowsMultipleSelection {
      guard let path = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: touched) }) ?? touched else { return }
      deselectRow(at: path, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = rowDelegate.map({ $0.tableView(self, willSelectRowAt: touched) }) ?? touched else { return }
    if !allowsMultipleSelection {
      for old in selectedRows where old != path {
        deselectRow(at: old, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    if dataSource == nil { cell(at: path)?.setSelected(true, animated: false) }
    rowDelegate?.tableView(self, didSelectRowAt: path)
    if let cell = cell(at: path) { cell.selectionSegue?.perform(from: cell) }
  }

  // MARK: Swiping and editing

  /// What a swipe over a row offers: the configuration of the delegate or, if the row can be edited, a button that deletes it.
  private func actions(of path: IndexPath, isTrailing: Bool) -> [UIContextualAction] {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return [] }
    if !isTrailing {
      return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    }
    if let wished = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return wished.actions
    }
    guard (rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else { return [] }
    let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ]
  }

  /// Whether a finger that moves sideways over a row would show something.
  func offersSwipe(at place: CGPoint, by distance: CGPoint) -> Bool {
    guard abs(distance.x) > abs(distance.y), !isEditing, dataSource != nil, let (path, _) = row(at: place) else {
      return false
    }
    return !actions(of: path, isTrailing: isTrailing(distance)).isEmpty
  }

  private func isTrailing(_ distance: CGPoint) -> Bool {
    (distance.x < 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Shows the buttons of a row at one of its ends.
  func userDidSwipe(at place: CGPoint, by distance: CGPoint) {
    closeSwipedRow()
    guard let (path, cell) = row(at: place) else { return }
    let actions = actions(of: path, isTrailing: isTrailing(distance))
    guard !actions.isEmpty else { return }
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
    let view = SwipeActionsView(actions, isAtRight: distance.x < 0) { [weak self] in self?.closeSwipedRow() }
    view.frame = cell.bounds
    cell.addSubview(view)
    swipedRow = (path, view)
  }

  func closeSwipedRow() {
    guard let swiped = swipedRow else { return }
    swipedRow = nil
    swiped.view.removeFromSuperview()
    rowDelegate?.tableView(self, didEndEditingRowAt: swiped.path)
  }

  func setCellsEditing(_ animated: Bool) {
    closeSwipedRow()
    for (path, cell) in rows.cells { cell.setEditing(isEditing && canEdit(path), animated: animated) }
    setNeedsLayout()
  }

  func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  /// Does what the user does who deletes or inserts by the control at the row's beginning, while the table is edited.
  package func userDidCommit(_ path: IndexPath) {
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if canEdit(path), style != .none { dataSource?.tableView(self, commit: style, forRowAt: path) }
  }

  /// Does what the user does who drags a row elsewhere, while the table is edited; false if the data source does not let it.
  package func userDidMove(_ path: IndexPath, to target: IndexPath) -> Bool {
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: path) else { return false }
    let allowed =
      rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target) ?? target
    dataSource.tableView(self, moveRowAt: path, to: allowed)
    moveRow(at: path, to: allowed)
    return true
  }
}
