import Platform

/// Rows of a data source, placed at each layout of the table:
/// 1. the table's header, then for each section its header, rows and footer, then the table's footer, each below the other;
/// 2. a row within the bounds gets its cell, which says its height if no one else does; the height of any other is the last
///    one it had, else the estimated one;
/// 3. cells of rows that left the bounds wait to be used again; the content is as high as all of it.
extension UITableView {
  /// The height of a row without a height of its own, of a section's title, and of the gap that a section of a grouped
  /// table keeps without a title.
  static let standardRowHeight = CGFloat(RowMetrics.height)
  private static let titleHeight = CGFloat(RowMetrics.titleHeight)
  private static let sectionGap = CGFloat(RowMetrics.sectionGap)

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func layOutDataRows() {
    guard let dataSource, !rowsAreBeingLaidOut else { return }
    rowsAreBeingLaidOut = true
    defer { rowsAreBeingLaidOut = false }
    prepareSections(dataSource)
    var y = place(tableHeaderView, at: 0)
    var shown: Set<IndexPath> = []
    for section in 0..<(rows.sections?.count ?? 0) {
      let top = y
      y = placeSectionView(rows.sections?[section].header, of: section, at: y, isHeader: true)
      let firstRow = y
      for row in 0..<(rows.sections?[section].heights.count ?? 0) {
        let path = IndexPath(row: row, section: section)
        let height = placeRow(path, at: y, dataSource, &shown)
        rows.sections?[section].heights[row] = height
        y += height
      }
      rows.sections?[section].rowExtent = firstRow...max(firstRow, y)
      y = placeSectionView(rows.sections?[section].footer, of: section, at: y, isHeader: false)
      rows.sections?[section].extent = top...max(top, y)
    }
    y = place(tableFooterView, at: y)
    backgroundView?.frame = bounds
    for (path, cell) in rows.cells where !shown.contains(path) {
      cell.removeFromSuperview()
      reusable.putBack(cell)
      rows.cells[path] = nil
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func prepareSections(_ dataSource: any UITableViewDataSource) {
    if rows.width != bounds.width {
      rows.width = bounds.width
      for section in (rows.sections ?? []).indices {
        let count = rows.sections?[section].heights.count ?? 0
        rows.sections?[section].heights = Array(repeating: nil, count: count)
      }
    }
    guard rows.sections == nil else { return }
    rows.sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      let header =
        rowDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section))
      let footer =
        rowDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource.tableView(self, titleForFooterInSection: section))
      for view in [header, footer] { if let view { addSubview(view) } }
      return TableRows.Section(heights: Array(repeating: nil, count: count), header: header, footer: footer)
    }
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
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
    let side: CGFloat = style == .insetGrouped ? systemSide : 0
    cell.setWidth(bounds.width - 2 * side, margins: contentMargins)
    if isNew { rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    let separator: CGFloat = cell.hasConstraintsInside ? separatorHeight : 0
    let height = asked >= 0 ? asked : cell.automaticHeight + separator
    cell.frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
    return height
  }

  private func cell(of path: IndexPath, _ dataSource: any UITableViewDataSource) -> (UITableViewCell, isNew: Bool) {
    if let cell = rows.cells[path] { return (cell, false) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    rows.cells[path] = cell
    if cell.superview !== self { addSubview(cell) }
    // One that is used again may have been selected for another row.
    if cell.isSelected != selectedRows.contains(path) { cell.setSelected(!cell.isSelected, animated: false) }
    if cell.isEditing != (isEditing && canEdit(path)) { cell.setEditing(!cell.isEditing, animated: false) }
    return (cell, true)
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : Self.standardRowHeight
  }

  /// A self-sizing row is a pixel higher than its content.
  private var separatorHeight: CGFloat { separatorStyle == .none ? 0 : 1 / layoutScreen.scale }

  /// The sides of an inset group, and of contents: the margin of a root view as wide as the table.
  var systemSide: CGFloat { traitCollection.systemMargin(ofWidth: bounds.width, on: layoutProfile) }

  /// The margins of a cell's content: at the sides those of the table.
  var contentMargins: NSDirectionalEdgeInsets {
    let systemSide = systemSide
    let excess = bounds.width - 2 * systemSide - CGFloat(ReadableWidth.limit(at: layoutProfile.contentSizeCategory))
    let side = systemSide + (cellLayoutMarginsFollowReadableWidth ? max(0, excess / 2) : 0)
    let vertical = CGFloat(RowMetrics.verticalMargin)
    return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  // MARK: Headers and footers of sections

  private func placeSectionView(_ view: UIView?, of section: Int, at y: CGFloat, isHeader: Bool) -> CGFloat {
    let height = heightOfSectionView(view, of: section, isHeader: isHeader)
    view?.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    return y + height
  }

  private func heightOfSectionView(_ view: UIView?, of section: Int, isHeader: Bool) -> CGFloat {
    let asked =
      isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0 { return view == nil && style == .plain ? 0 : asked }
    guard let view else { return style == .plain ? 0 : Self.sectionGap }
    let target = CGSize(width: bounds.width, height: 0)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : Self.titleHeight
  }
}
