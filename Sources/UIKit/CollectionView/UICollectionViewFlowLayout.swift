/// Items in lines, one after the other, as many in a line as fit.
///
/// 1. In the direction across scrolling a line is the bounds without the section's insets. Items are put into it while they fit
///    with the least spacing between them.
/// 2. What is left of a line is spread evenly between its items; a line of one item begins at its start. The last line of a
///    section keeps the spacing of the line before it if all its items have one size, else the least one
///    (DEVIATIONS.md, 50).
/// 3. Along scrolling a line is as large as its largest item, the others stand in its middle; lines are `minimumLineSpacing`
///    apart.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // Points.
  /// Points; 50 each way by default. What a delegate says of an item wins.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Points between two lines, along scrolling; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least number of points between two items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points around the items of each section; zero by default. What a delegate says of a section wins.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of the room above each section, in points. Only the length along scrolling counts, and nothing is shown
  /// there.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of the room below each section, in points. Only the length along scrolling counts, and nothing is shown
  /// there.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// It has no effect here: items do not size themselves, they have the size that they are given.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// `.vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }

  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var order: [IndexPath] = []
  private var contentLength: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return isVertical
      ? CGSize(
        width: view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right,
        height: contentLength)
      : CGSize(
        width: contentLength,
        height: view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.compactMap { attributes[$0] }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }

  /// True if the bounds changed across scrolling, because that changes the length of the lines.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isVertical ? newBounds.width != preparedLength : newBounds.height != preparedLength
  }
  private var preparedLength: CGFloat = 0

  open override func prepare() {
    super.prepare()
    (attributes, order, contentLength) = ([:], [], 0)
    guard let view = collectionView else { return }
    preparedLength = isVertical ? view.bounds.width : view.bounds.height
    for section in 0..<view.numberOfSections { placeSection(section, in: view) }
  }

  private func placeSection(_ section: Int, in view: UICollectionView) {
    let insets = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let size = collectionViewContentSize
    let room: CGFloat =
      isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    contentLength += isVertical ? headerReferenceSize.height + insets.top : headerReferenceSize.width + insets.left
    let lines = lines(of: section, in: view, room: room)
    let isUniform = Set(lines.flatMap { $0.map(\.across) }).count == 1
    var spacing = minimumInteritemSpacing
    for (index, line) in lines.enumerated() {
      if index > 0 { contentLength += minimumLineSpacing }
      let isLast = index == lines.count - 1
      if !isLast {
        spacing = evenSpacing(line, room)
      } else if !isUniform || index == 0 {
        spacing = minimumInteritemSpacing
      }
      contentLength += place(line, spacing: spacing, from: isVertical ? insets.left : insets.top)
    }
    contentLength += isVertical ? insets.bottom + footerReferenceSize.height : insets.right + footerReferenceSize.width
  }

  /// An item with its lengths across and along scrolling.
  private struct Item {
    let path: IndexPath
    let across: CGFloat
    let along: CGFloat
  }

  private func lines(of section: Int, in view: UICollectionView, room: CGFloat) -> [[Item]] {
    var lines: [[Item]] = []
    var used: CGFloat = 0
    for index in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: index, section: section)
      let size = flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let item =
        isVertical
        ? Item(path: path, across: size.width, along: size.height)
        : Item(path: path, across: size.height, along: size.width)
      // Sums of fractions of the room may come out a rounding error larger than it.
      if !lines.isEmpty, used + minimumInteritemSpacing + item.across <= room + 1e-6 {
        lines[lines.count - 1].append(item)
        used += minimumInteritemSpacing + item.across
      } else {
        lines.append([item])
        used = item.across
      }
    }
    return lines
  }

  private func evenSpacing(_ line: [Item], _ room: CGFloat) -> CGFloat {
    guard line.count > 1 else { return minimumInteritemSpacing }
    let items: CGFloat = line.reduce(0) { $0 + $1.across }
    return (room - items) / CGFloat(line.count - 1)
  }

  /// The length of the line along scrolling.
  private func place(_ line: [Item], spacing: CGFloat, from start: CGFloat) -> CGFloat {
    let length: CGFloat = line.map(\.along).max() ?? 0
    var across = start
    for item in line {
      let along = contentLength + (length - item.along) / 2
      let made = UICollectionViewLayoutAttributes(forCellWith: item.path)
      made.frame =
        isVertical
        ? CGRect(x: across, y: along, width: item.across, height: item.along)
        : CGRect(x: along, y: across, width: item.along, height: item.across)
      attributes[item.path] = made
      order.append(item.path)
      across += item.across + spacing
    }
    return length
  }
}

/// Sizes and insets that differ between items and sections.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Points; the layout's ``UICollectionViewFlowLayout/itemSize`` without an implementation. Asked whenever the layout
  /// prepares itself.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Points; the layout's ``UICollectionViewFlowLayout/sectionInset`` without an implementation.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
}
