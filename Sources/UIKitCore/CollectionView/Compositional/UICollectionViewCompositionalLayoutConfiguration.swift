/// What of a compositional layout is not a matter of one section.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// `vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between two sections; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole layout. Their index paths have one index, the number among their kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets of sections count from, across scrolling; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// The defaults.
  public override init() { super.init() }
}
