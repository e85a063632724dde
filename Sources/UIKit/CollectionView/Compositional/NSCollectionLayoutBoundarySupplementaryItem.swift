import Geometry

/// Edges and corners of a rectangle in reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// No edge; a view of a section is at its top then. The raw values are UIKit's.
  case none = 0
  /// The middle of the top edge, and its beginning.
  case top, topLeading
  /// The middle of the leading edge.
  case leading
  /// The beginning of the bottom edge, its middle, and its end.
  case bottomLeading, bottom, bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The end of the top edge.
  case topTrailing
}

/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge, or the corner of the top or bottom edge. Along the edge `top` and `bottom` mean its middle.
  public let alignment: NSRectAlignment
  /// Points by which the view is moved, trailing and down; nothing makes way for it.
  public let offset: CGPoint
  /// True by default: the section grows by the view. If false, the view lies on the content at the edge.
  open var extendsBoundary = true
  /// False by default. If true, the view stays in sight while its section is.
  open var pinToVisibleBounds = false
  /// Points above the header of a list; they belong to its section.
  var topPadding: CGFloat = 0

  /// At an edge, where it is not moved.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// At an edge, moved by points. The size counts from the section, or from the layout.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// The edge along which the view lies: top and bottom of a corner.
  var side: NSDirectionalRectEdge {
    switch alignment {
    case .top, .topLeading, .topTrailing, .none: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension NSRectAlignment {
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A view behind a section, which the layout itself makes.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which a class or nib is registered with the layout.
  public let elementKind: String
  /// -1 by default: behind the items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// As large as the section with its insets, headers and footers, less the ``NSCollectionLayoutItem/contentInsets``.
  public class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind: elementKind), to: Self.self)
  }
}
