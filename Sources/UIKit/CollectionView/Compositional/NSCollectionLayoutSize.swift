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
    // The class has no subclasses of use: its only initialiser is the library's.
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

/// The width and the height of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// Along the x axis.
  public let widthDimension: NSCollectionLayoutDimension
  /// Along the y axis.
  public let heightDimension: NSCollectionLayoutDimension

  /// Any two dimensions, also a share of the height as the width.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  subscript(axis: Axis) -> NSCollectionLayoutDimension { axis == .horizontal ? widthDimension : heightDimension }

  /// Points, with estimates where there is no more.
  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes of which the view says its length.
  var estimatedAxes: Set<Axis> { Set(Axis.allCases.filter { self[$0].isEstimated }) }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the beginning of the axis: the leading one or the top.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The inset at the end of the axis: the trailing one or the bottom.
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  static func + (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}

extension CGSize {
  /// What is left between insets; no length is less than 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
