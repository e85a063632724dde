extension UITableView {
  /// Asks the data source each time; 1 without one.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Asks the data source each time; 0 without one.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row that is shown; nil for any other row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }
  /// The row of a cell that is shown; nil for any other cell. Linear in the number of cells shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.cells.first { $0.value === cell }?.key }
  /// From top to bottom.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { rows.cells[$0] } }
  /// In order. It is never nil here: empty before the first layout.
  public var indexPathsForVisibleRows: [IndexPath]? { rows.cells.keys.sorted() }

  /// The header that was made for the section, also one made from a title; nil before the first layout, and for a view
  /// of another class. A section that does not exist is a programming error.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections?[section].header as? UITableViewHeaderFooterView
  }

  // MARK: Selection: nobody is told of what the program selects, as on iOS

  /// The first that was selected and still is, not the topmost.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  /// In the order of selection; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects the row beside others only if ``allowsMultipleSelection`` is true. Does not scroll, whatever the position,
  /// and tells no delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, allowsSelection, !selectedRows.contains(indexPath) else { return }
    if !allowsMultipleSelection { for row in selectedRows { deselectRow(at: row, animated: animated) } }
    selectedRows.append(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Does nothing to a row that is not selected, and tells no delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }
}
