/// One component of a picker: the rows that can be seen, of which the selected one is in the middle.
final class PickerWheel: UIView {
  private(set) var rowCount: Int
  /// Counted from 0; -1 without rows.
  var selectedRow: Int
  /// The rows in sight.
  private(set) var rows: [Int: PickerRow] = [:]

  init(rowCount: Int) {
    self.rowCount = max(0, rowCount)
    selectedRow = rowCount > 0 ? 0 : -1
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func reload(rowCount: Int) {
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    self.rowCount = max(0, rowCount)
    selectedRow = rowCount > 0 ? min(max(selectedRow, 0), rowCount - 1) : -1
  }

  /// Gives the rows within the bounds their places, and a view to those that come into sight.
  func layOutRows(height: CGFloat, content: (Int) -> UIView) {
    guard rowCount > 0, height > 0 else { return }
    let top = (bounds.height - height) / 2
    let reach = max(0, Int((top / height).rounded(.up)))
    let visible = max(0, selectedRow - reach)...min(rowCount - 1, selectedRow + reach)
    for (index, row) in rows where !visible.contains(index) {
      row.removeFromSuperview()
      rows[index] = nil
    }
    for index in visible {
      let row = rows[index] ?? PickerRow(content(index))
      rows[index] = row
      if row.superview == nil { addSubview(row) }
      // Whole pixels for the first row, so that all of them have the same height.
      let scale = layoutScreen.scale
      let offset = height * CGFloat(index - selectedRow)
      row.frame = CGRect(x: 0, y: (top * scale).rounded() / scale + offset, width: bounds.width, height: height)
    }
  }
}
