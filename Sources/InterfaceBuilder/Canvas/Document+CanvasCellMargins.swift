extension Document {
  /// The layout margins the canvas gave a cell's content view without margins of its own, in points.
  ///
  /// Collection view cells have 8 on every side, and so had table view cells up to Xcode 8. Later a table view
  /// cell's margins follow the device or the cell's width, by generation, and are 8 beside an accessory.
  ///
  /// - Parameters:
  ///   - cell: the cell, in a table or at the top of a xib.
  ///   - contentView: the cell's content view; narrower than the cell if there is an accessory.
  public func canvasCellMargins(of cell: ViewElement, contentView: ViewElement, in scene: Scene) -> Insets {
    guard cell.kind == .tableViewCell, xcode.major >= 9 else {
      return Insets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = cell.role == .root ? looseCellSide(cell) : tableCellSide(cell)
    let isNarrowed = (contentView.frame?.width ?? 0) < (cell.frame?.width ?? 0) - 0.5
    let hasAccessory = contentView.frame != nil && contentView.frame?.width != 0 && isNarrowed
    // iOS 26 has 15 (4 of 5 rows; the other has 16), before it 11.
    let top: Double = xcode.major >= 26 ? 15 : 11
    // A content view was 43.5 high up to Xcode 10, its lower margin cut by the separator.
    let bottom = xcode.major <= 10 ? 10.5 : top
    return Insets(top: top, left: side, bottom: bottom, right: hasAccessory ? 8 : side)
  }

  /// Side margin of a cell in a table: from Xcode 11 by the device, however wide the table, before by the cell.
  private func tableCellSide(_ cell: ViewElement) -> Double {
    guard xcode.major >= 11 else { return sideByWidth(of: cell) }
    let canvas = CanvasDevice(of: self)
    let width = canvas.portraitSize.width
    // 390 and 414 or wider have 20; so has 393 since Xcode 26 (7 of 7 rows), before it 16 in as many documents as 20.
    let isWide = width >= 390 && (width != 393 || xcode.major >= 26)
    return canvas.isPhone && isWide ? 20 : 16
  }

  /// Side margin of a cell at the top of a xib.
  private func looseCellSide(_ cell: ViewElement) -> Double {
    let canvas = CanvasDevice(of: self)
    if xcode.major <= 10 { return sideByWidth(of: cell) }
    if xcode.major == 11 && canvas.family == .homeButtonPhone { return 15 }
    let isWide = (cell.frame?.width ?? 0) >= 390 && canvas.portraitSize.width >= 390
    return isWide ? 20 : 16
  }

  private func sideByWidth(of cell: ViewElement) -> Double {
    (cell.frame?.width ?? 0) >= 400 ? 20 : 16
  }
}
