/// Changes of rows and sections: what stays keeps its cell, its height and its selection.
extension UITableView {
  /// Puts all cells back, forgets heights and selection.
  func startAnew() {
    closeSwipedRow()
    unhighlight()
    let old = rows
    rows = TableRows()
    selectedRows = []
    listState?.prefetched = []
    for (section, present) in (old.sections ?? []).enumerated() { removeViews(of: present, section) }
    for (path, cell) in old.cells { putBack(cell, path) }
    if let index = listState?.index {
      index.removeFromSuperview()
      listState?.index = nil
    }
    setNeedsLayout()
  }

  /// Makes changes, now or when the updates that are open are closed.
  func update(_ changes: [ListChange]) {
    if pendingChanges != nil {
      pendingChanges?.append(contentsOf: changes)
    } else {
      apply(changes)
    }
  }

  private var words: ListUpdates.Words {
    ListUpdates.Words(
      element: "row", list: "table view", batchSuffix: layoutProfile.release >= 16 ? "\nTable view: \(self)" : nil)
  }

  func apply(_ changes: [ListChange]) {
    // Nobody knows how many rows there were.
    guard let before = rows.sections, let dataSource else {
      if !changes.isEmpty { startAnew() }
      return
    }
    let after = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    let updates = ListUpdates(changes, before: before.map(\.heights.count), after: after, words)
    if let problem = updates.problem {
      LayoutException.raise("NSInternalInconsistencyException", problem)
      return startAnew()
    }
    guard !changes.isEmpty else { return }
    make(updates, before, after, dataSource)
  }

  /// Shows what a diffable data source has got.
  func apply(_ updates: ListUpdates, after: [Int]) {
    guard let before = rows.sections, let dataSource, before.count == updates.sections.count else { return startAnew() }
    make(updates, before, after, dataSource)
  }

  private func make(
    _ updates: ListUpdates, _ before: [TableRows.Section], _ after: [Int], _ dataSource: any UITableViewDataSource
  ) {
    closeSwipedRow()
    unhighlight()
    moveSections(before, after, updates, dataSource)
    var cells: [IndexPath: UITableViewCell] = [:]
    let old = rows.cells
    rows.cells = [:]
    for (path, cell) in old {
      if let place = updates.place(of: path), !updates.isReloaded(path) {
        cells[place] = cell
      } else {
        putBack(cell, path)
      }
    }
    rows.cells = cells
    selectedRows = selectedRows.compactMap { updates.isReloaded($0) ? nil : updates.place(of: $0) }
    if let prefetched = listState?.prefetched {
      listState?.prefetched = Set(prefetched.compactMap { updates.place(of: $0) })
    }
    if isEditing { setCellsEditing(false) }
    setNeedsLayout()
  }

  private func moveSections(
    _ before: [TableRows.Section], _ after: [Int], _ updates: ListUpdates, _ dataSource: any UITableViewDataSource
  ) {
    var made: [TableRows.Section?] = Array(repeating: nil, count: after.count)
    for (section, old) in before.enumerated() {
      guard let target = updates.sections[section], !updates.reloadedSections.contains(section) else {
        removeViews(of: old, section)
        continue
      }
      var present = old
      present.heights = Array(repeating: nil, count: after[target])
      made[target] = present
    }
    // Heights follow their rows, also into other sections.
    for (section, old) in before.enumerated() {
      for (row, height) in old.heights.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let height, !updates.isReloaded(path), let place = updates.place(of: path) else { continue }
        made[place.section]?.heights[place.row] = height
      }
    }
    rows.sections = made.enumerated().map { section, present in
      present ?? makeSection(section, after[section], dataSource)
    }
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = rows.cells[path] else { continue }
      cellToReconfigure = cell
      let configured = dataSource.tableView(self, cellForRowAt: path)
      cellToReconfigure = nil
      if configured !== cell {
        LayoutException.raise(
          "NSInternalInconsistencyException",
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an "
            + "item, which is not allowed. You must dequeue a cell using the same registration or reuse identifier that was used to "
            + "dequeue the cell originally to obtain the existing cell. Dequeued reuse identifier: "
            + "\(configured.reuseIdentifier ?? "(null)"); Original reuse identifier: \(cell.reuseIdentifier ?? "(null)"); Existing cell: "
            + "\(cell)")
      }
    }
    setNeedsLayout()
  }
}

extension UITableView {
  /// The same for updates that are there: the closure is run before the method returns, and says `self` without words as on iOS, where it
  /// does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let optional: (() -> Void)? = escaping
      performBatchUpdates(optional, completion: completion)
    }
  }
}
