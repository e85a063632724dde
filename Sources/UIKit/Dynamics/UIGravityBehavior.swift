/// Lets items fall. A magnitude of 1 is an acceleration of 1,000 points a second², as Apple's documentation says.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }
  /// Whereto and how strongly; (0, 1), downwards, by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }
  /// Radians clockwise from the x axis; a quarter of a turn by default.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// 1 by default.
  open var magnitude: CGFloat {
    get { (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Lets the items fall downwards.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Without items yet.
  public convenience override init() { self.init(items: []) }

  /// Lets one more item fall.
  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }
  /// Lets an item float.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }
  /// Sets the direction by its angle, in radians, and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func apply(_ world: DynamicWorld, _ dt: Double) {
    let acceleration = DynamicVector(gravityDirection) * 1_000
    for item in items { world.body(of: item)?.acceleration += acceleration }
  }
}
