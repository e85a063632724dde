extension UITableView {
  /// Gives each row the width of the table, whatever width it was drawn with, and its height, and moves what lies below
  /// it by the difference.
  func layOutDocumentRows() {
    var shift: CGFloat = 0
    for row in subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      row.frame.origin.y += shift
      guard let cell = row as? UITableViewCell else { continue }
      let before = cell.frame.height
      let side: CGFloat = style == .insetGrouped ? systemSide : 0
      cell.frame.origin.x = side
      cell.setWidth(max(0, bounds.width - 2 * side), margins: contentMargins)
      cell.takeDocumentHeight(in: self)
      shift += cell.frame.height - before
    }
  }
}

extension UITableViewCell {
  /// Gives the cell the height of the row that shows it.
  ///
  /// A static row has the height that the document gives it. If the table has one row height and a prototype was drawn
  /// with another, a delegate must give the row that height: the row is at least as high, and higher if its content
  /// needs more. Otherwise the constraints inside decide at the table's width. A cell whose constraints ask for nothing
  /// keeps its present height, where UIKit takes the standard height.
  fileprivate func takeDocumentHeight(in table: UITableView) {
    if let documentRowHeight, isStaticRow { return setHeight(documentRowHeight) }
    if let documentRowHeight, table.rowHeight > 0, documentRowHeight != table.rowHeight {
      return hasConstraintsInside ? sizeToContent(atLeast: documentRowHeight) : setHeight(documentRowHeight)
    }
    if table.rowHeight > 0 { return setHeight(table.rowHeight) }
    if hasConstraintsInside || styleViews.text == nil { sizeToContent() } else { setHeight(styledHeight) }
  }
}
