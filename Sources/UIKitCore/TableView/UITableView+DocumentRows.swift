import Platform

extension UITableView {
  /// Gives each row the width of the table, whatever width it was drawn with, and its height, and moves what lies below
  /// it by the difference.
  func layOutDocumentRows() {
    let rows = subviews.sorted { $0.frame.minY < $1.frame.minY }
    let firstCell = rows.first { $0 is UITableViewCell }
    var shift: CGFloat = 0
    for row in rows {
      if row === firstCell { shift -= headingOfCanvas(in: rows) }
      row.frame.origin.y += shift
      guard let cell = row as? UITableViewCell else { continue }
      let before = cell.frame.height
      let place = rowPlace
      cell.frame.origin.x = place.x
      cell.setWidth(max(0, place.width), margins: contentMargins, safeSides: safeSidesOfContent)
      cell.takeDocumentHeight(in: self)
      shift += cell.frame.height - before
    }
  }

  /// The height of the heading, Prototype Cells, that Interface Builder's canvas puts over the prototypes, and no device does. Of 290
  /// plain tables whose first prototype lies below the table's header, 162 leave the height of a section's header and 69, of Xcode 13
  /// and later, 50 points. Grouped ones leave 38 or 55.5 points for a heading and for a title alike, and the height of a section's header
  /// where a static section has no title.
  ///
  /// Since Xcode 11 the first section of a plain static table has such room, too, whether it has a title or not; up to Xcode 10 it had so
  /// only with one (24 tables without, 5 with a title). A section without a title has no header on a device.
  ///
  /// - Parameter rows: the subviews from top to bottom.
  private func headingOfCanvas(in rows: [UIView]) -> CGFloat {
    guard let index = rows.firstIndex(where: { $0 is UITableViewCell }), let cell = rows[index] as? UITableViewCell,
      !cell.isStaticRow || style == .plain && !hasTitleOfFirstSection
    else { return 0 }
    let above = rows[..<index].map(\.frame.maxY).max() ?? 0
    return max(0, cell.frame.minY - max(0, above) - gapOverFirstSection)
  }

  /// What a device leaves over a section without a title.
  private var gapOverFirstSection: CGFloat {
    if style == .plain { return 0 }
    let profile = layoutProfile
    return sectionHeaderHeight >= 0
      ? sectionHeaderHeight : CGFloat(SectionMetrics.gap(release: profile.release, scale: profile.scale))
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
