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
