extension UITableView {
  /// Row heights first, then places: what lies below a row that grew or shrank moves by as much.
  func layOutDocumentRows() {
    var shift: CGFloat = 0
    for row in subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      row.frame.origin.y += shift
      guard let cell = row as? UITableViewCell else { continue }
      let height = cell.documentHeight(in: self)
      shift += height - cell.frame.height
      cell.frame.size.height = height
    }
  }
}

extension UITableViewCell {
  /// The height of the row that shows the cell, in points.
  ///
  /// A static row has the height of its own. In a table of one row height a prototype that was drawn with another has at least
  /// that, because a delegate must be there that gives it, and more if its content needs more: delegates know their cells.
  /// Otherwise the constraints inside decide at the table's width; a cell whose constraints ask for nothing keeps its present
  /// height, as UIKit falls back to the standard one.
  fileprivate func documentHeight(in table: UITableView) -> CGFloat {
    if let documentRowHeight, isStaticRow { return documentRowHeight }
    if let documentRowHeight, table.rowHeight > 0, documentRowHeight != table.rowHeight {
      return hasConstraintsInside ? max(documentRowHeight, selfSizedHeight(width: bounds.width)) : documentRowHeight
    }
    if table.rowHeight > 0 { return table.rowHeight }
    return hasConstraintsInside || styleViews.text == nil ? selfSizedHeight(width: bounds.width) : styledHeight
  }
}
