extension UITableView {
  /// As the data source last said, which is asked if it was not asked since the data was reloaded; 1 without one.
  public var numberOfSections: Int { rows.sections?.count ?? dataSource?.numberOfSections(in: self) ?? 1 }

  /// As the data source last said, which is asked if it was not asked since the data was reloaded; 0 without one.
  public func numberOfRows(inSection section: Int) -> Int {
    if let sections = rows.sections, sections.indices.contains(section) { return sections[section].heights.count }
    return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
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
  /// The footer that was made for the section; see ``headerView(forSection:)``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections?[section].footer as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling to rows

  /// Scrolls until the row lies at the position, but not past the ends of the content; `none` scrolls the shortest way that shows the row.
  /// `NSNotFound` as the row stands for the beginning of the section. At once; if `animated`, the delegate is told that the animation has
  /// ended. Rows that were never shown have estimated heights, and are measured on the way. A row that does not exist raises an exception.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard dataSource != nil else { return }
    guard indexPath.section < numberOfSections, indexPath.section >= 0 else {
      return LayoutException.raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when there are only "
          + "\(numberOfSections) sections. Table view: \(self)")
    }
    let count = numberOfRows(inSection: indexPath.section)
    guard indexPath.row == NSNotFound || (0..<count).contains(indexPath.row) else {
      return LayoutException.raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only \(count) rows in "
          + "section \(indexPath.section). Table view: \(self)")
    }
    let before = contentOffset
    // The rows on the way get their heights, which moves the row: the second time its place is known, if not before.
    for _ in 0..<4 {
      let offset = offset(showing: indexPath, at: scrollPosition)
      if offset == contentOffset { break }
      contentOffset = offset
      layoutIfNeeded()
    }
    if animated, contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls to the selected row that is nearest to the position in the table; does nothing without a selection.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let visible = bounds.inset(by: adjustedContentInset)
    let place = scrollPosition == .top ? visible.minY : scrollPosition == .bottom ? visible.maxY : visible.midY
    let nearest = selectedRows.min { one, other in
      abs(rectForRow(at: one).midY - place) < abs(rectForRow(at: other).midY - place)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let section = path.row == NSNotFound ? rect(forSection: path.section) : .null
    let rect =
      path.row == NSNotFound ? CGRect(x: 0, y: section.minY, width: section.width, height: 0) : rectForRow(at: path)
    let visible = bounds.inset(by: adjustedContentInset)
    // A header that floats covers the beginning of the visible part.
    let header = style == .plain && path.row != NSNotFound ? rectForHeader(inSection: path.section).height : 0
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - header - adjustedContentInset.top
    case .middle: y = rect.midY - visible.height / 2 - adjustedContentInset.top
    case .bottom: y = rect.maxY - visible.height - adjustedContentInset.top
    case .none:
      if rect.minY < visible.minY + header {
        y = rect.minY - header - adjustedContentInset.top
      } else if rect.maxY > visible.maxY {
        y = rect.maxY - visible.height - adjustedContentInset.top
      }
    }
    return CGPoint(x: contentOffset.x, y: limited(CGPoint(x: contentOffset.x, y: y)).y)
  }

  // MARK: Selection: nobody is told of what the program selects, as on iOS

  /// The first that was selected and still is, not the topmost.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  /// In the order of selection; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects the row, beside others only if several may be selected, scrolls to the position, which is nowhere for `none`, and tells no
  /// delegate. Nil deselects all rows.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for row in selectedRows { deselectRow(at: row, animated: animated) }
      return
    }
    if !selectedRows.contains(indexPath) {
      if !selectsMany { for row in selectedRows { deselectRow(at: row, animated: animated) } }
      selectedRows.append(indexPath)
      rows.cells[indexPath]?.setSelected(true, animated: animated)
    }
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Whether several rows may be selected at present.
  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

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
      return min($0.header == nil ? $0.extent.lowerBound : $0.headerFrame.minY, end)...end
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
    let place = rowPlace
    return CGRect(
      x: place.x, y: section.rowExtent.lowerBound + above, width: place.width,
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
