/// A part of the plane around a point: a circle, a rectangle, or what such parts have together.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }

  /// The whole plane.
  public static let infinite = UIRegion { _ in true }
  /// A circle around the origin, in points.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
  /// A rectangle around the origin, in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// What is outside of the region.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  /// What is in either region.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) || other($0) }
  }
  /// What is in this region and not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && !other($0) }
  }
  /// What is in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && other($0) }
  }
  /// Whether a point is in the region.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
  /// The region itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
