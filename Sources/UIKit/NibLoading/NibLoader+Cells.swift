import InterfaceBuilder

/// Rows of tables and items of collections.
extension NibLoader {
  func tableViewCell(_ element: ViewElement) -> UITableViewCell {
    let cell = instance(orElse: UITableViewCell())
    // The document brings its own.
    cell.contentView.removeFromSuperview()
    cell.frame = .zero
    guard let details = TableViewCellElement(element.element) else { return cell }
    cell.reuseIdentifier = details.reuseIdentifier
    cell.documentRowHeight = details.rowHeight.flatMap { $0 > 0 ? CGFloat($0) : nil }
    cell.accessoryType = Self.accessoryTypes[details.accessoryType] ?? .none
    if case .cell = element.role { cell.isStaticRow = true }
    return cell
  }

  private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  /// The labels and the image of a cell of one of the four styles, once they are made. Interface Builder's canvas keeps the places
  /// that Xcode stored for them.
  func adoptStyle(_ element: ViewElement, of cell: UITableViewCell) {
    guard let details = TableViewCellElement(element.element), let style = details.style.flatMap({ Self.styles[$0] })
    else { return }
    cell.style = style
    guard behavior.cellsPlaceStyleViews else { return }
    let ids = [details.textLabel, details.detailTextLabel, details.imageView]
    // The cell places them, whatever the document says of constraints.
    for id in ids.compactMap({ $0 }) { loaded.views[id]?.translatesAutoresizingMaskIntoConstraints = true }
    cell.styleViews.text = details.textLabel.flatMap { loaded.views[$0] as? UILabel }
    cell.styleViews.detail = details.detailTextLabel.flatMap { loaded.views[$0] as? UILabel }
    cell.styleViews.image = details.imageView.flatMap { loaded.views[$0] as? UIImageView }
  }

  private static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  func collectionViewCell() -> UICollectionViewCell {
    let cell = instance(orElse: UICollectionViewCell())
    // The document brings its own.
    cell.contentView.removeFromSuperview()
    return cell
  }
}
