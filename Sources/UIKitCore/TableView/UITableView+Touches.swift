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

  /// Opens the menu of the row at a point; nil if there is none.
  package func openContextMenu(at place: CGPoint) -> UIMenu? {
    closeContextMenu()
    guard let configuration = contextMenu(at: place), let menu = configuration.makeMenu() else { return nil }
    madeListState.menu = configuration
    rowDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: nil)
    window?.openedMenu = OpenMenu(menu, beside: row(at: place)?.cell ?? self)
    return menu
  }
  /// Does what a tap on the preview beside the open menu does; false if no menu is open.
  package func commitContextMenu() -> Bool {
    guard let configuration = listState?.menu else { return false }
    let animator = MenuAnimator(previewing: configuration.makePreview())
    rowDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    closeContextMenu()
    animator.run()
    return true
  }
  package func closeContextMenu() {
    guard let configuration = listState?.menu else { return }
    listState?.menu = nil
    if window?.openedMenu?.control == nil { window?.openedMenu = nil }
    rowDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: nil)
  }

  /// Whether fingers select rows at present.
  private var letsFingersSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func fingerCameDown(at place: CGPoint) {
    // The first tap beside the buttons of a row does nothing but close them.
    if swipedRow != nil { return closeSwipedRow() }
    guard let (path, cell) = row(at: place) else { return }
    if cell.detailButtonFrame.contains(cell.convert(place, from: self)) {
      touchedAccessory = path
      return
    }
    guard letsFingersSelect, rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    touchedRow = path
    cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func fingerWasLifted(at place: CGPoint) {
    if let path = touchedAccessory {
      touchedAccessory = nil
      guard let row = row(at: place), row.path == path,
        row.cell.detailButtonFrame.contains(row.cell.convert(place, from: self))
      else { return }
      rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      return
    }
    guard let path = unhighlight(), let row = row(at: place), row.path == path else { return }
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
    if selectedRows.contains(touched), selectsMany {
      guard let path = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: touched) }) ?? touched else { return }
      deselectRow(at: path, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = rowDelegate.map({ $0.tableView(self, willSelectRowAt: touched) }) ?? touched else { return }
    var kept: [IndexPath] = []
    if !selectsMany {
      for old in selectedRows where old != path {
        // The delegate may name another row, or keep the row selected.
        guard let gone = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old else {
          kept.append(old)
          continue
        }
        deselectRow(at: gone, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: gone)
      }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    for row in kept where !selectedRows.contains(row) {
      selectedRows.insert(row, at: 0)
      cell(at: row)?.setSelected(true, animated: false)
    }
    if dataSource == nil { cell(at: path)?.setSelected(true, animated: false) }
    rowDelegate?.tableView(self, didSelectRowAt: path)
    // Source: Apple's documentation of primary actions: they follow the selection of a single row that extends no other.
    if selectedRows == [path], rowDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
      rowDelegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
    if let cell = cell(at: path) { cell.selectionSegue?.perform(from: cell) }
  }

  // MARK: Swiping and editing

  /// What a swipe over a row offers: the configuration of the delegate, its actions of old or, if the row can be edited, a button that
  /// deletes it.
  private func actions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    if !isTrailing { return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let wished = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return wished }
    if let old = rowDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
    }
    guard (rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else { return nil }
    let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  /// Whether a finger that moves sideways over a row would show something.
  func offersSwipe(at place: CGPoint, by distance: CGPoint) -> Bool {
    guard abs(distance.x) > abs(distance.y), !isEditing, dataSource != nil, let (path, _) = row(at: place) else {
      return false
    }
    return actions(of: path, isTrailing: isTrailing(distance))?.actions.isEmpty == false
  }

  private func isTrailing(_ distance: CGPoint) -> Bool {
    (distance.x < 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Shows the buttons of a row at one of its ends.
  func userDidSwipe(at place: CGPoint, by distance: CGPoint) {
    closeSwipedRow()
    guard let (path, _) = row(at: place) else { return }
    guard let configuration = actions(of: path, isTrailing: isTrailing(distance)), !configuration.actions.isEmpty else {
      return
    }
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
    show(configuration, of: path, isAtRight: distance.x < 0)
  }

  private func show(_ configuration: UISwipeActionsConfiguration, of path: IndexPath, isAtRight: Bool) {
    guard let cell = cell(at: path) else { return }
    let view = SwipeActionsView(configuration, isAtRight: isAtRight) { [weak self] in self?.closeSwipedRow() }
    view.frame = cell.bounds
    cell.announceConfirmation { cell.addSubview(view) }
    swipedRow = (path, view)
  }

  /// A swipe over the whole row performs the first action at once.
  func swipeEnded(after distance: CGPoint) {
    guard let swiped = swipedRow else { return }
    swiped.view.performFirst(after: distance)
  }

  func closeSwipedRow() {
    guard let swiped = swipedRow else { return }
    swipedRow = nil
    if let cell = swiped.view.superview as? UITableViewCell {
      cell.announceConfirmation { swiped.view.removeFromSuperview() }
    } else {
      swiped.view.removeFromSuperview()
    }
    if !isEditing { rowDelegate?.tableView(self, didEndEditingRowAt: swiped.path) }
  }

  // MARK: Editing mode

  func editingDidChange() {
    for row in selectedRows { deselectRow(at: row, animated: false) }
    setCellsEditing(false)
  }

  func setCellsEditing(_ animated: Bool) {
    closeSwipedRow()
    for (path, cell) in rows.cells { prepareForEditing(cell, path) }
    setNeedsLayout()
  }

  /// Says to a cell how its row may be edited.
  func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    guard isEditing || cell.isEditing else { return }
    guard isEditing, canEdit(path) else { return cell.edit(nil, animated: false) }
    let isMarked = allowsMultipleSelectionDuringEditing
    cell.edit(
      RowEditing(
        style: isMarked ? .none : rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
        isMarked: isMarked, isMovable: dataSource?.tableView(self, canMoveRowAt: path) ?? false,
        isIndented: cell.shouldIndentWhileEditing
          && rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true), animated: false)
  }

  /// A tap on the control at the beginning of a row: inserts, or shows the button that confirms deletion.
  func userDidTapEditControl(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert { return userDidCommit(path) }
    if swipedRow?.path == path { return closeSwipedRow() }
    closeSwipedRow()
    if let configuration = actions(of: path, isTrailing: true), !configuration.actions.isEmpty {
      show(configuration, of: path, isAtRight: effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }
  }

  /// The row at a height, or the first or the last one beyond the rows.
  func row(nearest place: CGPoint) -> IndexPath? {
    let shown = rows.cells.sorted { $0.key < $1.key }
    return shown.last { $0.value.frame.minY <= place.y }?.key ?? shown.first?.key
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
    guard allowed != path else { return true }
    dataSource.tableView(self, moveRowAt: path, to: allowed)
    moveRow(at: path, to: allowed)
    return true
  }
}

extension UITableView: ListOfSwipes, ListOfMany {
  // MARK: Two fingers that select

  /// Two fingers begin to select where the delegate lets them; the table is edited from then on.
  func beginsMultipleSelection(at place: CGPoint) -> Bool {
    guard
      isEditing
        ? allowsMultipleSelectionDuringEditing : allowsMultipleSelectionDuringEditing || allowsMultipleSelection,
      let (path, _) = row(at: place),
      rowDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
    else { return false }
    if !isEditing, allowsMultipleSelectionDuringEditing { setEditing(true, animated: true) }
    madeListState.selectionStart = path
    rowDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    return true
  }

  func selectsMany(at place: CGPoint) {
    guard let start = listState?.selectionStart, let (end, _) = row(at: place) else { return }
    for path in rows.cells.keys.sorted() where min(start, end) <= path && path <= max(start, end) {
      guard !selectedRows.contains(path),
        let allowed = rowDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
      else { continue }
      selectRow(at: allowed, animated: false, scrollPosition: .none)
      rowDelegate?.tableView(self, didSelectRowAt: allowed)
    }
  }

  func endsMultipleSelection() {
    guard listState?.selectionStart != nil else { return }
    listState?.selectionStart = nil
    rowDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}
