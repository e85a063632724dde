import Geometry

/// A length: a share of what contains the item, a number of points, or an estimate.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
    /// An estimate; each sibling gets the length of the longest.
    case uniform
  }

  let kind: Kind
  /// The share from 0 to 1, or points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// A share of the width of the group around the item; of the section's, between its insets, for a section's group.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  /// A share of the height of the group around the item; of the section's, between its insets, for a section's group.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Points, until the view has been shown and has said its length. A group is as long as what it contains.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// Like ``estimated(_:)``; the items of a group with such a length all get that of the longest. iOS 17.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    // The class has no subclasses of use: its only initializer is the library's.
    unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
  }

  /// True for a share of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True for a share of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True for points.
  open var isAbsolute: Bool { kind == .absolute }
  /// True for an estimate, of either kind.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// True for an estimate that siblings share.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the length follows the container's along the axis.
  func isFraction(of axis: Axis) -> Bool { kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight) }

  /// Points; the estimate if there is no more than that.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}
