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
  /// False by default. If true, the header of a section stays at the beginning of the visible part as long as the section reaches there.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// False by default. If true, the footer of a section stays at the end of the visible part as long as the section reaches there.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// What the insets of sections count from; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// What the insets of sections count from. Along scrolling it is always the content's beginning.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content, within its inset.
    case fromContentInset
    /// The safe area of the collection view.
    case fromSafeArea
    /// The margins of the collection view.
    case fromLayoutMargins
  }

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
  /// Where each section begins and ends along scrolling, with its header and footer.
  var extents: [ClosedRange<CGFloat>] = []
  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
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
    let found = first < last ? strips[first..<last].flatMap { $0.attributes.filter { $0.frame.intersects(rect) } } : []
    guard pins else { return found }
    return found.filter { !isPinned($0) } + pinnedAttributes(from: start, to: end).filter { $0.frame.intersects(rect) }
  }

  private func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .supplementaryView else { return false }
    return switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  /// The headers and footers of the sections within a part, in sight. Logarithmic in the number of sections.
  private func pinnedAttributes(from start: CGFloat, to end: CGFloat) -> [UICollectionViewLayoutAttributes] {
    let first = extents.partitioningIndex(where: { $0.upperBound > start })
    var found: [UICollectionViewLayoutAttributes] = []
    for section in first..<max(first, extents.count) where extents[section].lowerBound < end {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: section)
        let element = UICollectionView.Element(category: .supplementaryView, kind: kind, path: path)
        if let own = attributes[element], isPinned(own) { found.append(pinned(own)) }
      }
    }
    return found
  }

  /// In sight, but not outside of its section.
  private func pinned(_ own: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView, extents.indices.contains(own.indexPath.section) else { return own }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let section = extents[own.indexPath.section]
    let made = own.duplicate()
    let length = isVertical ? own.frame.height : own.frame.width
    var place = isVertical ? own.frame.minY : own.frame.minX
    if own.representedElementKind == UICollectionView.elementKindSectionHeader {
      place = max(place, min(isVertical ? visible.minY : visible.minX, section.upperBound - length))
    } else {
      place = min(place, max((isVertical ? visible.maxY : visible.maxX) - length, section.lowerBound))
    }
    if isVertical { made.frame.origin.y = place } else { made.frame.origin.x = place }
    // Over the items of the section.
    made.zIndex = max(own.zIndex, 1)
    return made
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[UICollectionView.Element(path: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[UICollectionView.Element(category: .supplementaryView, kind: elementKind, path: indexPath)]
      .map { isPinned($0) ? pinned($0) : $0 }
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

  /// The safe area or the margins, if insets count from them.
  private var reference: UIEdgeInsets {
    guard let view = collectionView else { return .zero }
    return switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: view.safeAreaInsets
    case .fromLayoutMargins: view.layoutMargins
    }
  }

  /// What the reference keeps clear across scrolling that the content inset does not.
  var referenceInsets: UIEdgeInsets {
    guard let view = collectionView, sectionInsetReference != .fromContentInset else { return .zero }
    let (own, covered) = (reference, view.adjustedContentInset)
    return isVertical
      ? UIEdgeInsets(top: 0, left: max(0, own.left - covered.left), bottom: 0, right: max(0, own.right - covered.right))
      : UIEdgeInsets(top: max(0, own.top - covered.top), left: 0, bottom: max(0, own.bottom - covered.bottom), right: 0)
  }
  private var preparedReference = UIEdgeInsets.zero
  override var surroundingsChanged: Bool {
    sectionInsetReference != .fromContentInset && referenceInsets != preparedReference
  }

  /// With neither of the context's flags set, what was placed holds on.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, flow.preferred == nil,
      !flow.invalidateFlowLayoutDelegateMetrics, !flow.invalidateFlowLayoutAttributes, !flow.invalidateEverything,
      !flow.invalidateDataSourceCounts, !strips.isEmpty
    {
      return keepLayout(with: context)
    }
    if let wish = context.preferred { preferred[wish.indexPath] = wish.size }
    super.invalidateLayout(with: context)
  }

  override func forgetPreferredSizes() { preferred = [:] }

  open override func prepare() {
    super.prepare()
    (strips, attributes, contentLength) = ([], [:], 0)
    extents = []
    guard let view = collectionView else { return }
    let length = isVertical ? view.bounds.width : view.bounds.height
    if length != preparedLength {
      preferred = [:]
      view.forgetFittedSizes()
    }
    (preparedLength, preparedReference) = (length, referenceInsets)
    for section in 0..<view.numberOfSections {
      let start = contentLength
      placeSection(section, in: view)
      extents.append(start...max(start, contentLength))
    }
    for made in strips.lazy.flatMap(\.attributes) { attributes[UICollectionView.Element(made)] = made }
  }
}
