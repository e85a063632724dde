/// Several items that move as one, with the shapes of all of them.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// As they were given.
  public let items: [any UIDynamicItem]
  private let size: CGSize
  private let places: [(offset: DynamicVector, transform: CGAffineTransform)]
  private let start: CGPoint
  private var own = CGAffineTransform.identity

  /// Groups items where they are now.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      let (size, center) = (item.bounds.size, item.center)
      return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    size = all.size
    start = CGPoint(x: all.midX, y: all.midY)
    center = start
    places = items.map { (DynamicVector($0.center) - DynamicVector(all.midX, all.midY), $0.transform) }
    super.init()
  }

  /// The middle of the rectangle around all items at first. Setting it moves them.
  open var center: CGPoint { didSet { place() } }
  /// The size of that rectangle.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The identity at first. Setting it turns the items around the center.
  open var transform: CGAffineTransform {
    get { own }
    set {
      own = newValue
      place()
    }
  }
  /// The shapes of all items count.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  /// The rectangle around the items; their shapes count in its place.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  private func place() {
    let angle = atan2(Double(own.b), Double(own.a))
    for (item, place) in zip(items, places) {
      item.center = (DynamicVector(center) + place.offset.rotated(angle)).point
      item.transform = place.transform.concatenating(own)
    }
  }
}
