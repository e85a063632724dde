import Platform

/// Rows of a data source, placed at each layout of the table:
/// 1. the table's header, then for each section its header, rows and footer, then the table's footer, each below the other;
/// 2. a row within the bounds gets its cell, which says its height if no one else does; the height of any other is the last
///    one it had, else the estimated one;
/// 3. cells of rows that left the bounds wait to be used again; the content is as high as all of it.
extension UITableView {
  /// The height of a row without a height of its own.
  static let standardRowHeight = CGFloat(RowMetrics.height)

  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func layOutDataRows() {
    guard let dataSource, !rowsAreBeingLaidOut else { return }
    rowsAreBeingLaidOut = true
    defer { rowsAreBeingLaidOut = false }
    prepareSections(dataSource)
    var y = place(tableHeaderView, at: 0)
    var shown: Set<IndexPath> = []
    for section in 0..<(rows.sections?.count ?? 0) {
      let top = y
      y = placeSectionView(of: section, at: y, isHeader: true)
      let firstRow = y
      for row in 0..<(rows.sections?[section].heights.count ?? 0) {
        let path = IndexPath(row: row, section: section)
        let height = placeRow(path, at: y, dataSource, &shown)
        rows.sections?[section].heights[row] = height
        y += height
      }
      rows.sections?[section].rowExtent = firstRow...max(firstRow, y)
      y = placeSectionView(of: section, at: y, isHeader: false)
      rows.sections?[section].extent = top...max(top, y)
    }
    y = place(tableFooterView, at: y)
    for (path, cell) in rows.cells where !shown.contains(path) {
      rows.cells[path] = nil
      putBack(cell, path)
    }
    contentSize = CGSize(width: bounds.width, height: y)
    floatSectionViews()
    announceSectionViews()
    prefetchRows()
  }

  /// Takes a cell out, to be used again, and tells the delegate.
  func putBack(_ cell: UITableViewCell, _ path: IndexPath) {
    if swipedRow?.path == path { closeSwipedRow() }
    cell.removeFromSuperview()
    reusable.putBack(cell)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func prepareSections(_ dataSource: any UITableViewDataSource) {
    let width = bounds.width - safeSides.left - safeSides.right
    if rows.width != width {
      rows.width = width
      for section in (rows.sections ?? []).indices {
        let count = rows.sections?[section].heights.count ?? 0
        rows.sections?[section].heights = Array(repeating: nil, count: count)
      }
    }
    guard rows.sections == nil else { return }
    rows.sections = (0..<dataSource.numberOfSections(in: self)).map {
      makeSection($0, dataSource.tableView(self, numberOfRowsInSection: $0), dataSource)
    }
    loadSectionIndex()
  }

  /// A section whose rows were not measured, with its header and footer.
  func makeSection(_ section: Int, _ count: Int, _ dataSource: any UITableViewDataSource) -> TableRows.Section {
    let header =
      rowDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section), isHeader: true)
    let footer =
      rowDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource.tableView(self, titleForFooterInSection: section), isHeader: false)
    for view in [header, footer] { if let view { addSubview(view) } }
    (header as? UITableViewHeaderFooterView)?.role = .header
    (footer as? UITableViewHeaderFooterView)?.role = .footer
    return TableRows.Section(heights: Array(repeating: nil, count: count), header: header, footer: footer)
  }

  /// Places a header or footer of the whole table and returns where it ends.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return y + view.frame.height
  }

  // MARK: Rows

  /// The height of the row.
  private func placeRow(
    _ path: IndexPath, at y: CGFloat, _ dataSource: any UITableViewDataSource, _ shown: inout Set<IndexPath>
  ) -> CGFloat {
    let asked = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let last = asked >= 0 ? asked : rows.sections?[path.section].heights[path.row] ?? estimate(path)
    guard y < bounds.maxY, y + last > bounds.minY else { return last }
    shown.insert(path)
    let (cell, isNew) = cell(of: path, dataSource)
    let place = rowPlace
    cell.setWidth(place.width, margins: contentMargins, safeSides: safeSidesOfContent)
    if isNew {
      listState?.prefetched.remove(path)
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    cell.configureOnce()
    let separator: CGFloat = cell.hasConstraintsInside ? separatorHeight : 0
    let height = asked >= 0 ? asked : cell.automaticHeight + separator
    cell.frame = CGRect(x: place.x, y: y, width: place.width, height: height)
    return height
  }

  private func cell(of path: IndexPath, _ dataSource: any UITableViewDataSource) -> (UITableViewCell, isNew: Bool) {
    if let cell = rows.cells[path] { return (cell, false) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    rows.cells[path] = cell
    if let level = rowDelegate?.tableView(self, indentationLevelForRowAt: path), level != 0 {
      cell.indentationLevel = level
    }
    if cell.superview !== self { addSubview(cell) }
    // One that is used again may have been selected for another row.
    if cell.isSelected != selectedRows.contains(path) { cell.setSelected(!cell.isSelected, animated: false) }
    prepareForEditing(cell, path)
    return (cell, true)
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : Self.standardRowHeight
  }

  /// A self-sizing row is higher than its content by its separator.
  private var separatorHeight: CGFloat {
    guard separatorStyle != .none else { return 0 }
    let profile = layoutProfile
    return CGFloat(RowMetrics.separator(release: profile.release, scale: profile.scale))
  }

  /// What the contents of rows leave free at the sides because it is not safe; points. Interface Builder's canvas leaves nothing.
  /// Source: Apple's documentation of `insetsContentViewsToSafeArea`.
  var safeSides: (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea, layoutProfile.behavior.contentAdjustsForBars else { return (0, 0) }
    return (safeAreaInsets.left, safeAreaInsets.right)
  }

  /// The same within rows, which keep out of it as a whole where groups are inset.
  var safeSidesOfContent: (left: CGFloat, right: CGFloat) { style == .insetGrouped ? (0, 0) : safeSides }

  /// Where rows begin and how wide they are: as wide as the table unless its groups are inset.
  var rowPlace: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let (safe, side) = (safeSides, insetMargins.side)
    return (safe.left + side, max(0, bounds.width - safe.left - safe.right - 2 * side))
  }

  private var insetMargins: (side: CGFloat, content: CGFloat) {
    traitCollection.insetGroupMargins(ofWidth: bounds.width, isList: false, on: layoutProfile)
  }

  /// The margins of a cell's content: at the sides those of the table.
  var contentMargins: NSDirectionalEdgeInsets {
    let profile = layoutProfile
    let margin =
      style == .insetGrouped ? insetMargins.content : traitCollection.rowMargin(ofWidth: bounds.width, on: profile)
    let readable = CGFloat(ReadableWidth.limit(at: profile.contentSizeCategory))
    let excess = bounds.width - safeSides.left - safeSides.right - 2 * margin - readable
    let side = margin + (cellLayoutMarginsFollowReadableWidth ? max(0, excess / 2) : 0)
    let vertical = CGFloat(RowMetrics.verticalMargin[profile])
    return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }
}
