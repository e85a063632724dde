import Geometry

extension UICollectionViewFlowLayout {
  /// An item with its lengths across and along scrolling.
  private struct Item {
    let path: IndexPath
    let across: CGFloat
    let along: CGFloat
  }

  /// What is between the items of a section, in points.
  private struct Spacing {
    let insets: UIEdgeInsets
    let lines: CGFloat
    let items: CGFloat
  }

  func placeSection(_ section: Int, in view: UICollectionView) {
    let spacing = spacing(of: section, in: view)
    let (insets, size) = (spacing.insets, collectionViewContentSize)
    let room: CGFloat =
      isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    placeView(UICollectionView.elementKindSectionHeader, of: section, headerSize(of: section, in: view))
    contentLength += isVertical ? insets.top : insets.left
    let lines = lines(of: section, in: view, room: room, least: spacing.items)
    let isUniform = Set(lines.flatMap { $0.map(\.across) }).count == 1
    var between = spacing.items
    for (index, line) in lines.enumerated() {
      if index > 0 { contentLength += spacing.lines }
      let isLast = index == lines.count - 1
      if !isLast {
        between = evenSpacing(line, room, least: spacing.items)
      } else if !isUniform || index == 0 {
        between = spacing.items
      }
      place(line, spacing: between, from: isVertical ? insets.left : insets.top)
    }
    contentLength += isVertical ? insets.bottom : insets.right
    placeView(UICollectionView.elementKindSectionFooter, of: section, footerSize(of: section, in: view))
  }

  private func spacing(of section: Int, in view: UICollectionView) -> Spacing {
    let delegate = flowDelegate
    let own = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let reference = referenceInsets
    return Spacing(
      insets: UIEdgeInsets(
        top: own.top + reference.top, left: own.left + reference.left, bottom: own.bottom + reference.bottom,
        right: own.right + reference.right),
      lines: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      items: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
  }

  // MARK: Headers and footers

  private func headerSize(of section: Int, in view: UICollectionView) -> CGSize {
    flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
  }

  private func footerSize(of section: Int, in view: UICollectionView) -> CGSize {
    flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
  }

  private func placeView(_ kind: String, of section: Int, _ size: CGSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    made.frame =
      isVertical
      ? CGRect(x: 0, y: contentLength, width: collectionViewContentSize.width, height: length)
      : CGRect(x: contentLength, y: 0, width: length, height: collectionViewContentSize.height)
    strips.append(Strip(start: contentLength, end: contentLength + length, attributes: [made]))
    contentLength += length
  }

  // MARK: Lines

  private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
    if estimatedItemSize != .zero {
      if let size = preferred[path] { return size }
      if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    }
    return flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  private func lines(of section: Int, in view: UICollectionView, room: CGFloat, least: CGFloat) -> [[Item]] {
    var lines: [[Item]] = []
    var used: CGFloat = 0
    for index in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: index, section: section)
      let size = size(of: path, in: view)
      let item =
        isVertical
        ? Item(path: path, across: size.width, along: size.height)
        : Item(path: path, across: size.height, along: size.width)
      // Sums of fractions of the room may come out a rounding error larger than it.
      if !lines.isEmpty, used + least + item.across <= room + 1e-6 {
        lines[lines.count - 1].append(item)
        used += least + item.across
      } else {
        lines.append([item])
        used = item.across
      }
    }
    return lines
  }

  private func evenSpacing(_ line: [Item], _ room: CGFloat, least: CGFloat) -> CGFloat {
    guard line.count > 1 else { return least }
    let items: CGFloat = line.reduce(0) { $0 + $1.across }
    return (room - items) / CGFloat(line.count - 1)
  }

  /// Places the line at the end of the content, which grows by it.
  private func place(_ line: [Item], spacing: CGFloat, from start: CGFloat) {
    let length: CGFloat = line.map(\.along).max() ?? 0
    var across = start
    let made = line.map { item in
      let along = contentLength + (length - item.along) / 2
      let made = UICollectionViewLayoutAttributes(forCellWith: item.path)
      made.frame =
        isVertical
        ? CGRect(x: across, y: along, width: item.across, height: item.along)
        : CGRect(x: along, y: across, width: item.along, height: item.across)
      if estimatedItemSize != .zero { made.estimatedAxes = [.horizontal, .vertical] }
      across += item.across + spacing
      return made
    }
    strips.append(Strip(start: contentLength, end: contentLength + length, attributes: made))
    contentLength += length
  }
}
