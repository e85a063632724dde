import Platform

extension Document {
  /// The layout margins the canvas gave a cell's content view without margins of its own, in points.
  ///
  /// Collection view cells have 8 on every side, and so had table view cells up to Xcode 8. Later a table view
  /// cell's margins follow the device, the cell's width or the table's place, by generation, and are 8 beside an
  /// accessory.
  ///
  /// - Parameters:
  ///   - cell: the cell, in a table or at the top of a xib.
  ///   - contentView: the cell's content view; narrower than the cell if there is an accessory.
  package func canvasCellMargins(of cell: ViewElement, contentView: ViewElement, in scene: Scene) -> Insets {
    let margins = CanvasCellMargins(on: CanvasDevice(of: self), of: xcode)
    guard cell.kind == .tableViewCell, !margins.areThoseOfAnyView else {
      let side = SystemMargin.ofSubview
      return Insets(top: side, left: side, bottom: side, right: side)
    }
    let cellWidth = cell.frame?.width ?? 0
    let side =
      cell.role == .root
      ? margins.sideAtRoot(cellWidth: cellWidth)
      : insetOfGroup(cell, in: scene)
        ?? margins.sideInTable(cellWidth: cellWidth, isControllersView: scene.rootView?.kind == .tableView)
    let isNarrowed = (contentView.frame?.width ?? 0) < cellWidth - 0.5
    let hasAccessory = contentView.frame != nil && contentView.frame?.width != 0 && isNarrowed
    return Insets(
      top: margins.top, left: side, bottom: margins.bottom,
      right: hasAccessory ? RowMetrics.marginBesideAccessory : side)
  }

  /// How far a cell of an inset grouped table is from the table's edge, in points, which is also the margin of its content; nil in other
  /// tables, and for cells that the canvas never drew, which are as wide as the table.
  private func insetOfGroup(_ cell: ViewElement, in scene: Scene) -> Double? {
    guard let inset = cell.frame?.x, inset > 0 else { return nil }
    let isInGroup = scene.allRoots.contains { root in
      root.tree.contains { table in
        TableViewElement(table.element)?.style == .insetGrouped && table.subviews.contains { $0.id == cell.id }
      }
    }
    return isInGroup ? inset : nil
  }
}
