/// An image as far as layout needs it: a name and a size in points.
public final class UIImage: NSObject, @unchecked Sendable {
  public let name: String?
  /// Points.
  public let size: CGSize
  /// From the image's edges inwards to what alignment means, from the asset catalog.
  public let alignmentRectInsets: UIEdgeInsets

  public init(name: String?, size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero) {
    self.name = name
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
  }
}
