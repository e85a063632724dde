/// Gives the items of a collection view their places. This class gives none: use a subclass.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view whose layout this is; nil before it has one.
  open internal(set) weak var collectionView: UICollectionView?
  private var isPrepared = false
  /// Also while it is to be prepared anew, as in a rotation, which changes the traits before the bounds.
  private var wasPrepared = false
  private var decorations: [String: ReusableViews.Source] = [:]

  /// A layout without a view: it is prepared when it has one.
  public override init() { super.init() }

  /// A layout without a view. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Places

  /// Called once after the layout was invalidated, before it is asked for sizes and places.
  open func prepare() {}
  /// Points; zero unless a subclass says otherwise. Asked after ``prepare()``.
  open var collectionViewContentSize: CGSize { .zero }
  /// What is within `rect`, in the content's coordinates, in points; nil, the default, is nothing. Views are made for
  /// just these.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of one item; nil, the default, for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a header, a footer or the like; nil, the default, for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a decoration; nil, the default, for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The class of which a subclass makes its attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Whether places count from the right edge where the view reads from right to left. False unless a subclass says
  /// otherwise; it is for subclasses, and the collection view does not look at it.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout was written; from left to right unless a subclass says otherwise.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Where scrolling comes to rest after a finger; the proposed offset unless a subclass says otherwise. The velocity is in points per
  /// millisecond, as the delegate of a scroll view has it. Asked before that.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after a batch of updates or a change of layout; the proposed one unless a subclass says otherwise.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Called in `performBatchUpdates` after ``prepare()``, with the changes of the batch. An override calls super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called at the end of `performBatchUpdates`, after the layout.
  open func finalizeCollectionViewUpdates() {}
  /// Where an item of a batch comes from; its present place unless a subclass says otherwise. Asked, but items are in their places at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item of a batch goes to; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same for a header, a footer or the like that a batch brings or takes away.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same for a header, a footer or the like that a batch brings or takes away.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same for a decoration that a batch brings or takes away.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same for a decoration that a batch brings or takes away.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Decorations that a batch takes away; asked for each kind that is shown, and taken out.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decorations that a batch brings; asked for each kind that is shown. Views are made for what the layout places, whatever this says.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Headers and the like that a batch takes away; asked for each kind that is shown, and taken out.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Headers and the like that a batch brings; asked for each kind that is shown. Views are made for what the layout places, whatever this
  /// says.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Called when the view has got another size in a transition, such as a rotation, with the bounds before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the layout that follows ``prepare(forAnimatedBoundsChange:)``.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after the views have their places in the new one.
  open func finalizeLayoutTransition() {}

  // MARK: An item that is dragged elsewhere

  /// The place that an item gets whose middle is dragged to a point of the content; the item that lies there unless a subclass says
  /// otherwise.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let near = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    return layoutAttributesForElements(in: near)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }?.indexPath ?? previousIndexPath
  }
  /// The attributes of an item that is dragged: its own, with the middle at the point and in front of other items, unless a subclass says
  /// otherwise.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    own.center = position
    own.zIndex = .max
    return own
  }

  private var boundsAreChanging = false

  /// Only where something is shown already: the first size is not a change.
  func announceBoundsChange(from oldBounds: CGRect) {
    guard collectionView?.window != nil, !oldBounds.isEmpty, wasPrepared else { return }
    boundsAreChanging = true
    prepare(forAnimatedBoundsChange: oldBounds)
  }

  /// Called after each layout.
  func layoutIsOver() {
    guard boundsAreChanging else { return }
    boundsAreChanging = false
    finalizeAnimatedBoundsChange()
  }

  // MARK: Invalidation

  /// Whether the layout has to be prepared anew for other bounds; false unless a subclass says otherwise. Asked also at
  /// scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether a view's wish for another size matters; false unless a subclass says otherwise. The view is asked if the
  /// layout gave it an estimated size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The class of the contexts that the functions below make.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// What other bounds invalidate. An override adds to what super returns.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// What a view's wish for another size invalidates. An override adds to what super returns.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = preferredAttributes
    return context
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Makes the collection view call ``prepare()`` again at its next layout pass, and ask the views that are shown for
  /// their sizes.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.forgetFittedSizes()
    collectionView?.setNeedsLayout()
  }

  /// Makes the collection view call ``prepare()`` again at its next layout pass. An override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    moveOffset(by: context)
    collectionView?.setNeedsLayout()
  }

  /// The same without ``prepare()``: the offset moves, and what is in sight is asked for again.
  func keepLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let wasPrepared = isPrepared
    moveOffset(by: context)
    isPrepared = wasPrepared
    collectionView?.setNeedsLayout()
  }

  private func moveOffset(by context: UICollectionViewLayoutInvalidationContext) {
    guard context.contentOffsetAdjustment != .zero, let collectionView else { return }
    collectionView.contentOffset.x += context.contentOffsetAdjustment.x
    collectionView.contentOffset.y += context.contentOffsetAdjustment.y
  }

  func prepareIfNeeded() {
    guard !isPrepared || surroundingsChanged else { return }
    (isPrepared, wasPrepared) = (true, true)
    prepare()
  }

  /// Whether insets or traits of the view are no longer those that the layout was prepared for.
  var surroundingsChanged: Bool { false }
  /// The data is new: sizes that views asked for hold no longer.
  func forgetPreferredSizes() {}

  // MARK: Decorations

  /// Makes decorations of the class, which has to be a `UICollectionReusableView`. Nil unregisters the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .class($0) }
  }
  /// Makes decorations from the nib: of its top-level objects the first that is a reusable view. Nil unregisters the kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }

  /// Nil, with an exception, if the kind is not registered.
  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    let made = decorations[kind]?.makeReusableView()
    if made == nil {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for the kind"
      )
    }
    return made
  }
}

extension ReusableViews.Source {
  /// A view of a collection view; nil if the class or the nib's first view is of another kind.
  @MainActor func makeReusableView() -> UICollectionReusableView? {
    make { ($0 as? UICollectionReusableView.Type)?.makeOwn() as? UICollectionReusableView }
  }
}
