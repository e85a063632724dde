extension UITableView {
  /// Gives each row its height and moves what lies below it by the difference.
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
  /// A static row has the height that the document gives it. If the table has one row height and a prototype was drawn
  /// with another, a delegate must give the row that height: the row is at least as high, and higher if its content
  /// needs more. Otherwise the constraints inside decide at the table's width. A cell whose constraints ask for nothing
  /// keeps its present height, where UIKit takes the standard height.
  fileprivate func documentHeight(in table: UITableView) -> CGFloat {
    if let documentRowHeight, isStaticRow { return documentRowHeight }
    if let documentRowHeight, table.rowHeight > 0, documentRowHeight != table.rowHeight {
      return hasConstraintsInside ? max(documentRowHeight, selfSizedHeight(width: bounds.width)) : documentRowHeight
    }
    if table.rowHeight > 0 { return table.rowHeight }
    return hasConstraintsInside || styleViews.text == nil ? selfSizedHeight(width: bounds.width) : styledHeight
  }
}
