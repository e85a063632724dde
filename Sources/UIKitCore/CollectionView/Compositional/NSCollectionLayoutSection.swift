/// A group that is repeated for all items of a section, with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What a section that is a list says to its cells; nil for others.
  var list: ListSurroundings?
  /// What the section was made from; nil for one that is no list.
  var listConfiguration: UICollectionLayoutListConfiguration?
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
  /// `none` by default. With any other value the groups are laid out across the layout's scrolling, and a finger along them scrolls the section
  /// by itself.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How a section scrolls that scrolls by itself.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and the like.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout with the elements of the section that are in sight, before they are shown; nil by default. What it changes of them
  /// holds for that layout.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Gets the items in sight, the offset in points, and the environment. The offset is that of the section if it scrolls by itself, else that of
/// the collection view.
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
  /// Points, in the content of what scrolls the section.
  var center: CGPoint { get set }
  /// The view's transform.
  var transform: CGAffineTransform { get set }
  /// The layer's transform.
  var transform3D: CATransform3D { get set }
  /// Those with higher values are in front.
  var zIndex: Int { get set }
  /// Points, in the item's own coordinates.
  var bounds: CGRect { get }
  /// What the layout calls the item.
  var name: String { get }
  /// Cell, supplementary view or decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Of a supplementary view or a decoration.
  var representedElementKind: String? { get }
  /// Of the item.
  var indexPath: IndexPath { get }
  /// Points, in the content of what scrolls the section.
  var frame: CGRect { get }
}

/// How a section scrolls across the direction of its layout. All but `none` lay the groups out in the same way, except that
/// `groupPagingCentered` begins with the first group in the middle.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not by itself.
  case none
  /// To anywhere.
  case continuous
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary
  /// By what is in sight, once for each finger.
  case paging
  /// By a group, once for each finger, to its beginning or its middle.
  case groupPaging, groupPagingCentered
}

/// How a section scrolls across the direction of its layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How soon scrolling ends.
  public enum DecelerationRate: Int, Sendable {
    /// The raw values are UIKit's.
    case automatic, normal, fast
  }
  /// When scrolling goes beyond the edges.
  public enum Bounce: Int, Sendable {
    /// The raw values are UIKit's.
    case automatic, always, never
  }
  /// `automatic` by default, which is fast for pages, else normal.
  open var decelerationRate = DecelerationRate.automatic
  /// `automatic` by default: a section with more groups than have room follows the finger beyond its ends by half.
  open var bounce = Bounce.automatic
}
