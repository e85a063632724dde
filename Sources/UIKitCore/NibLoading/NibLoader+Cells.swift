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
    if let inset = element.element.insets("separatorInset") { cell.separatorInset = UIEdgeInsets(inset) }
    if case .cell(let section) = element.role { (cell.isStaticRow, cell.documentSection) = (true, section) }
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

  /// The flow layout of a program's collection view, as the document has it.
  func applyLayout(of element: ViewElement, to view: UICollectionView) {
    guard options.purpose == .program, let layout = view.collectionViewLayout as? UICollectionViewFlowLayout,
      let details = element.element.children.lazy.compactMap({ FlowLayoutElement($0) }).first
    else { return }
    layout.itemSize = CGSize(width: details.itemSize.width, height: details.itemSize.height)
    if let estimate = details.estimatedItemSize {
      layout.estimatedItemSize =
        estimate.width > 0
        ? CGSize(width: estimate.width, height: estimate.height) : UICollectionViewFlowLayout.automaticSize
    }
    layout.headerReferenceSize = CGSize(
      width: details.headerReferenceSize.width, height: details.headerReferenceSize.height)
    layout.footerReferenceSize = CGSize(
      width: details.footerReferenceSize.width, height: details.footerReferenceSize.height)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (
      CGFloat(details.minimumLineSpacing), CGFloat(details.minimumInteritemSpacing)
    )
    layout.sectionInset = UIEdgeInsets(details.sectionInset)
    layout.scrollDirection = details.isHorizontal ? .horizontal : .vertical
  }

  func applyCell(_ element: ViewElement, to cell: UICollectionViewCell) {
    // The document brings its own.
    cell.contentView.removeFromSuperview()
  }
}
