extension UITableView {
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row that is shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.cells.first { $0.value === cell }?.key }
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { rows.cells[$0] } }
  public var indexPathsForVisibleRows: [IndexPath]? { rows.cells.keys.sorted() }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections?[section].header as? UITableViewHeaderFooterView
  }

  // MARK: Selection: nobody is told of what the program selects, as on iOS

  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, allowsSelection, !selectedRows.contains(indexPath) else { return }
    if !allowsMultipleSelection { for row in selectedRows { deselectRow(at: row, animated: animated) } }
    selectedRows.append(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }
}
