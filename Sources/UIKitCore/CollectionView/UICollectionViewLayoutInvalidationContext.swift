/// What of a layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the data changed, and with it the number of sections and items.
  public internal(set) var invalidateEverything = false
  /// Whether the data source has to be asked for numbers of items again.
  public internal(set) var invalidateDataSourceCounts = false
  /// The items whose places no longer hold; nil for none by name.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By kind, the supplementary views whose places no longer hold.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By kind, the decorations whose places no longer hold.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Points; zero by default. The view's content offset moves by it.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Points; zero by default. No effect here, which the log says once: the layout says the size of the content.
  open var contentSizeAdjustment = CGSize.zero {
    didSet { LayoutLog.noteWithoutEffect("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment") }
  }
  /// A size that a view asked for, if that is the reason; see
  /// ``UICollectionViewLayout/invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)``.
  var preferred: UICollectionViewLayoutAttributes?

  /// A context that names nothing yet.
  public required override init() { super.init() }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Adds decorations.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
