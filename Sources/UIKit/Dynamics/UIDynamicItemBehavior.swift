/// Says what items are made of, and gives them velocities. If several behaviors say something of an item, the last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var pending: [(item: any UIDynamicItem, velocity: DynamicVector, spin: Double)] = []
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }
  /// How much of its speed an item keeps when it bounces, from 0, the default, to 1. Between two items the greater counts.
  open var elasticity: CGFloat = 0 { didSet { wake() } }
  /// How much items rub that slide along each other; 0 by default.
  open var friction: CGFloat = 0 { didSet { wake() } }
  /// Mass by area; 1 by default: 100 by 100 points then have a mass of 1.
  open var density: CGFloat = 1 { didSet { wake() } }
  /// How much velocity is lost, as a part a second; 0 by default.
  open var resistance: CGFloat = 0 { didSet { wake() } }
  /// How much angular velocity is lost, as a part a second; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { wake() } }
  /// For electric and magnetic fields; 0 by default.
  open var charge: CGFloat = 0 { didSet { wake() } }
  /// True by default.
  open var allowsRotation = true { didSet { wake() } }
  /// False by default. If true, items stay where they are, and others bounce off them.
  open var isAnchored = false { didSet { wake() } }

  /// Says nothing but the defaults of the items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Without items yet.
  public convenience override init() { self.init(items: []) }

  /// Says the same of one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }
  /// Says nothing of an item any more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    pending.removeAll { $0.item === item }
    wake()
  }

  /// Makes an item faster, by points a second: with the next frame.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending.append((item, DynamicVector(velocity), 0))
    wake()
  }
  /// Points a second; zero for an item that is not moved.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }
  /// Makes an item turn faster, by radians a second clockwise: with the next frame.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending.append((item, DynamicVector(), Double(velocity)))
    wake()
  }
  /// Radians a second clockwise; zero for an item that is not moved.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0)
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func beginFrame(_ world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.elasticity = Double(elasticity)
      body.friction = Double(friction)
      body.density = Double(max(0, density))
      body.resistance = Double(resistance)
      body.angularResistance = Double(angularResistance)
      body.charge = Double(charge)
      body.allowsRotation = allowsRotation
      body.isAnchored = isAnchored
    }
    for change in pending where list.contains(change.item) {
      world.body(of: change.item)?.velocity += change.velocity
      world.body(of: change.item)?.spin += change.spin
    }
    pending = []
  }
}
