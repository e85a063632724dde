import InterfaceBuilder

/// Rows of tables and items of collections.
extension NibLoader {
  func applyCell(_ element: ViewElement, to cell: UITableViewCell) {
    // The document brings its own.
    cell.contentView.removeFromSuperview()
    cell.frame = .zero
    guard let details = TableViewCellElement(element.element) else { return }
    cell.reuseIdentifier = details.reuseIdentifier
    cell.documentRowHeight = details.rowHeight.flatMap { $0 > 0 ? CGFloat($0) : nil }
    cell.accessoryType = UITableViewCell.AccessoryType(details.accessoryType)
    if case .cell = element.role { cell.isStaticRow = true }
  }

  /// The labels and the image of a cell of one of the four styles, once they are made. Interface Builder's canvas keeps the places
  /// that Xcode stored for them.
  func adoptStyle(_ element: ViewElement, of cell: UITableViewCell) {
    guard let details = TableViewCellElement(element.element), let style = details.style else { return }
    cell.style = UITableViewCell.CellStyle(style)
    guard behavior.cellsPlaceStyleViews else { return }
    let ids = [details.textLabel, details.detailTextLabel, details.imageView]
    // The cell places them, whatever the document says of constraints.
    for id in ids.compactMap({ $0 }) { loaded.views[id]?.translatesAutoresizingMaskIntoConstraints = true }
    cell.styleViews.text = details.textLabel.flatMap { loaded.views[$0] as? UILabel }
    cell.styleViews.detail = details.detailTextLabel.flatMap { loaded.views[$0] as? UILabel }
    cell.styleViews.image = details.imageView.flatMap { loaded.views[$0] as? UIImageView }
  }

  func applyCell(_ element: ViewElement, to cell: UICollectionViewCell) {
    // The document brings its own.
    cell.contentView.removeFromSuperview()
  }
}
