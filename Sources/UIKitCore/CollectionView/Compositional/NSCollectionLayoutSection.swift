/// A group that is repeated for all items of a section, with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What a section that is a list says to its cells; nil for others.
  var list: ListSurroundings?
  /// What swipes over the rows of a list show.
  var swipes:
    (
      leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
      trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    )?

  /// The group is repeated until no item is left.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Points between the groups and the section's edges, or its header and footer; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between two groups; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets count from, across scrolling; `automatic`, that of the layout, by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the places of headers and footers count from, across scrolling; `automatic`, that of the section, by default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are between the section's insets too, across scrolling; true by default.
  open var supplementariesFollowContentInsets = true
  /// `none` by default. With any other value the groups are laid out across the layout's scrolling.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and the like.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// No effect here, which the log says once: it is never called.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    didSet { LayoutLog.noteWithoutEffect("NSCollectionLayoutSection.visibleItemsInvalidationHandler") }
  }
}

/// Told on iOS of the items in sight, the offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// An item in sight, whose look a handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// From 0 to 1.
  var alpha: CGFloat { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// Points, in the section's coordinates.
  var center: CGPoint { get set }
  /// The view's transform.
  var transform: CGAffineTransform { get set }
  /// Of the item.
  var indexPath: IndexPath { get }
  /// Points, in the section's coordinates.
  var frame: CGRect { get }
}

/// How a section scrolls across the direction of its layout. All but `none` lay the groups out in the same way, except that
/// `groupPagingCentered` begins with the first group in the middle.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The raw values are UIKit's.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
