/// Where on an edge or in a corner a supplementary view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// Along an axis without an edge it is the middle.
  public let edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary view's size if ``isFractionalOffset``. Positive values lead to the trailing end
  /// and down.
  public let offset: CGPoint
  /// Whether ``offset`` is in shares of the supplementary view's size.
  public let isFractionalOffset: Bool
  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
  }

  /// Not moved.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// Moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Moved by shares of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor in a rectangle, as shares of its size from the top leading corner.
  var unitPoint: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  func points(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
