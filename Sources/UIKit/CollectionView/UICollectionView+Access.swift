extension UICollectionView {
  /// The cell of an item that is shown; nil for any other.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.shown[Element(path: indexPath)] as? UICollectionViewCell
  }
  /// The item of a cell that is shown; nil for any other cell. Linear in the number of views shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.shown.first { $0.value === cell }?.key.path
  }
  /// In order.
  public var indexPathsForVisibleItems: [IndexPath] { paths(Element(path: IndexPath())) }
  /// In the order of their items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The header, footer or other view that is shown at the path; nil for one that is not shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements.shown[Element(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// In the order of their paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// In order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    paths(Element(category: .supplementaryView, kind: elementKind, path: IndexPath()))
  }

  private func paths(_ like: Element) -> [IndexPath] {
    elements.shown.keys.filter { $0.category == like.category && $0.kind == like.kind }.map(\.path).sorted()
  }

  // MARK: Places

  /// What the layout says of an item, whether it is shown or not; lays the view out if needed.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// What the layout says of a supplementary view, whether it is shown or not; lays the view out if needed.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point of the content, in points; nil between items and outside.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: near)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge of the visible part, which bars do not cover.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical middle of the visible part.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The lower edge of the visible part.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the visible part.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal middle of the visible part.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the visible part.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls until the item lies at the position, but not past the end of the content; without a position the shortest way.
  /// Items that were never shown have estimated sizes, so the place is that of the estimates. At once, also if `animated`.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let (insets, visible) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - visible.height - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 - insets.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - visible.width - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 - insets.left }
    offset.x = max(-insets.left, min(offset.x, contentSize.width + insets.right - bounds.width))
    offset.y = max(-insets.top, min(offset.y, contentSize.height + insets.bottom - bounds.height))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Selects the item and scrolls to the position; without one it does not scroll.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectItem(at: indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}
