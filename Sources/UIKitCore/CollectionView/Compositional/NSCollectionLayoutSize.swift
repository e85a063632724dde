import Geometry

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
