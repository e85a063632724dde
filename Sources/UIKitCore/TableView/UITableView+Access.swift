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

// Rows of a document have no data source and no place here.
extension UITableView {
  /// Where a section lies, from its header to its footer, in the table's coordinates; lays the table out if needed. Zero for
  /// one that does not exist.
  public func rect(forSection section: Int) -> CGRect { strip(section) { $0.extent } }

  /// Where the header of a section lies, below the padding above it; without height if there is none. See ``rect(forSection:)``.
  public func rectForHeader(inSection section: Int) -> CGRect {
    strip(section) {
      let end = $0.rowExtent.lowerBound
      return min($0.header?.frame.minY ?? $0.extent.lowerBound, end)...end
    }
  }

  /// Where the footer of a section lies; without height if there is none. See ``rect(forSection:)``.
  public func rectForFooter(inSection section: Int) -> CGRect {
    strip(section) { $0.rowExtent.upperBound...$0.extent.upperBound }
  }

  /// Where a row lies, whether it has a cell or not, in the table's coordinates; lays the table out if needed. The heights of
  /// rows that were never shown are estimates. Zero for a row that does not exist. Linear in the rows of the section.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard let section = laidOutSection(indexPath.section), section.heights.indices.contains(indexPath.row) else {
      return .zero
    }
    let above = section.heights[..<indexPath.row].reduce(0) { $0 + ($1 ?? 0) }
    let side = rowSide
    return CGRect(
      x: side, y: section.rowExtent.lowerBound + above, width: bounds.width - 2 * side,
      height: section.heights[indexPath.row] ?? 0)
  }

  /// The row at a height, in the table's coordinates; nil between sections and outside. Linear in the number of rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows { $0 <= point.y && point.y < $1 }.first
  }

  /// The rows that a rectangle meets, in order. It is never nil here. Linear in the number of rows.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows { $0 < rect.maxY && rect.minY < $1 }
  }

  /// The rows whose top and bottom are as wished.
  private func rows(where isWished: (_ top: CGFloat, _ bottom: CGFloat) -> Bool) -> [IndexPath] {
    layoutIfNeeded()
    var found: [IndexPath] = []
    for (section, content) in (rows.sections ?? []).enumerated() {
      var top = content.rowExtent.lowerBound
      for (row, height) in content.heights.enumerated() {
        let bottom = top + (height ?? 0)
        if isWished(top, bottom) { found.append(IndexPath(row: row, section: section)) }
        top = bottom
      }
    }
    return found
  }

  private func laidOutSection(_ section: Int) -> TableRows.Section? {
    guard let sections = rows.sections, sections.indices.contains(section) else { return nil }
    return sections[section]
  }

  private func strip(_ section: Int, _ extent: (TableRows.Section) -> ClosedRange<CGFloat>) -> CGRect {
    layoutIfNeeded()
    guard let span = laidOutSection(section).map(extent) else { return .zero }
    return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }
}
