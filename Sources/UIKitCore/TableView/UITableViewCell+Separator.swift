import Platform

/// Where the line below a row begins, and which rows have lines at the edges of their section. Separators are not views here; pictures
/// show them.
extension UITableView {
  /// The insets where nobody has given others.
  var automaticSeparatorInset: UIEdgeInsets {
    let (margins, safe) = (contentMargins, leadingSafeSides)
    let right = RowMetrics.separatorIsInsetAtBothEnds[layoutProfile] ? margins.trailing + safe.trailing : 0
    return UIEdgeInsets(top: 0, left: margins.leading + safe.leading, bottom: 0, right: right)
  }

  /// What is not safe within rows, in the direction of reading.
  fileprivate var leadingSafeSides: (leading: CGFloat, trailing: CGFloat) {
    let (left, right) = safeSidesOfContent
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }
}

extension UITableViewCell {
  /// What the table says. An inset that nobody gave leads to where the title begins: behind the image of a row that has one.
  var tableSeparatorInset: UIEdgeInsets {
    guard let table = enclosingTable else { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    guard var given = table.givenSeparatorInset else {
      var inset = table.separatorInset
      if let room = roomOfImage { inset.left += room }
      return inset
    }
    if table.separatorInsetReference == .fromAutomaticInsets {
      given.left += table.contentMargins.leading + table.leadingSafeSides.leading
    }
    return given
  }

  /// Points from where an image of the cell's style begins to where the title does; nil without an image.
  private var roomOfImage: CGFloat? {
    guard let image = styleViews.image, image.image != nil, image.frame.width > 0 else { return nil }
    return image.frame.width + contentView.directionalLayoutMargins.leading
  }

  /// Whether the row is the first of its section. Linear in the rows that are shown.
  package var isFirstOfSection: Bool {
    isAtEdge { row, _ in
      row == 0
    } before: {
      $0 < $1
    }
  }

  /// Whether the row is the last of its section. Linear in the rows that are shown.
  package var isLastOfSection: Bool {
    isAtEdge { row, count in
      row == count - 1
    } before: {
      $0 > $1
    }
  }

  /// Rows of a data source are counted; those of a document lie in the order of their tops, and prototypes are all of one section.
  private func isAtEdge(_ isEdge: (_ row: Int, _ count: Int) -> Bool, before: (CGFloat, CGFloat) -> Bool) -> Bool {
    guard let table = superview as? UITableView else { return false }
    if let path = table.indexPath(for: self) {
      return isEdge(path.row, table.rows.sections?[path.section].heights.count ?? 0)
    }
    return !table.subviews.contains { sibling in
      guard let cell = sibling as? UITableViewCell, cell !== self, cell.documentSection == documentSection else {
        return false
      }
      return before(cell.frame.minY, frame.minY)
    }
  }
}
