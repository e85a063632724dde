import Geometry

/// Items in lines, one after the other, as many in a line as fit.
///
/// 1. In the direction across scrolling a line is the bounds without the section's insets. Items are put into it while they fit
///    with the least spacing between them.
/// 2. What is left of a line is spread evenly between its items; a line of one item begins at its start. The last line of a
///    section keeps the spacing of the line before it if all its items have one size, else the least one
///    (DEVIATIONS.md, 50).
/// 3. Along scrolling a line is as large as its largest item, the others stand in its middle; lines are `minimumLineSpacing`
///    apart.
///
/// With an ``estimatedItemSize`` cells in sight say their own size, once for the same width of the lines, and everything is placed
/// again. Placing is linear in the number of items, a look at what is in sight is logarithmic in it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // Points.
  /// Points; 50 each way by default. What a delegate says of an item wins.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Points between two lines, along scrolling; 10 by default. What a delegate says of a section wins.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least number of points between two items of a line; 10 by default. What a delegate says of a section wins.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points around the items of each section; zero by default. What a delegate says of a section wins.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of the header of each section, in points. Only the length along scrolling counts; the header is as long as
  /// the lines with the section's insets. Zero is no header. What a delegate says of a section wins.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of the footer of each section, in points, as that of the header.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Zero, the default, leaves items their size. Otherwise cells say how large they are, and until then they have this size, or
  /// that of ``itemSize`` if this is ``automaticSize``.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// `.vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// False by default. Kept without effect: headers scroll with their section.
  open var sectionHeadersPinToVisibleBounds = false
  /// False by default. Kept without effect: footers scroll with their section.
  open var sectionFootersPinToVisibleBounds = false

  /// For ``estimatedItemSize``: cells say how large they are.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// What lies between two positions along scrolling: a line, a header or a footer.
  struct Strip {
    let start: CGFloat
    let end: CGFloat
    let attributes: [UICollectionViewLayoutAttributes]
  }

  var strips: [Strip] = []
  var contentLength: CGFloat = 0
  private var attributes: [UICollectionView.Element: UICollectionViewLayoutAttributes] = [:]
  /// What cells asked for, for lines of the length that was prepared.
  var preferred: [IndexPath: CGSize] = [:]
  private var preparedLength: CGFloat = 0

  var isVertical: Bool { scrollDirection == .vertical }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
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
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = strips.partitioningIndex(where: { $0.end > start })
    let last = strips.partitioningIndex(where: { $0.start >= end })
    guard first < last else { return [] }
    return strips[first..<last].flatMap { $0.attributes.filter { $0.frame.intersects(rect) } }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[UICollectionView.Element(path: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[UICollectionView.Element(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// True if the bounds changed across scrolling, because that changes the length of the lines.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isVertical ? newBounds.width != preparedLength : newBounds.height != preparedLength
  }

  /// True for a cell of an estimated size that wants another one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let wish = context.preferred { preferred[wish.indexPath] = wish.size }
    super.invalidateLayout(with: context)
  }

  override func forgetPreferredSizes() { preferred = [:] }

  open override func prepare() {
    super.prepare()
    (strips, attributes, contentLength) = ([], [:], 0)
    guard let view = collectionView else { return }
    let length = isVertical ? view.bounds.width : view.bounds.height
    if length != preparedLength {
      preferred = [:]
      view.forgetFittedSizes()
    }
    preparedLength = length
    for section in 0..<view.numberOfSections { placeSection(section, in: view) }
    for made in strips.lazy.flatMap(\.attributes) { attributes[UICollectionView.Element(made)] = made }
  }
}
