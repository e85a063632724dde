/// Pushes items. A magnitude of 1 accelerates an item of 100 by 100 points and density 1 by 100 points a second² or, if it pushes at once,
/// gives it a speed of 100 points a second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long items are pushed.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous
    /// Once; the behavior is not active any more afterwards.
    case instantaneous
  }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }
  /// Decided when the behavior is made.
  public let mode: Mode
  /// True at first. Setting it to true pushes at once again.
  open var active = true { didSet { wake() } }
  /// Whereto and how strongly; zero by default.
  open var pushDirection = CGVector.zero {
    didSet {
      if pushDirection != .zero { lastAngle = atan2(pushDirection.dy, pushDirection.dx) }
      wake()
    }
  }
  private var lastAngle: CGFloat = 0
  /// Radians clockwise from the x axis; 0 by default.
  open var angle: CGFloat {
    get { lastAngle }
    set {
      let strength = magnitude
      lastAngle = newValue
      setAngle(newValue, magnitude: strength)
    }
  }
  /// 0 by default.
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(lastAngle, magnitude: newValue) }
  }

  /// Pushes nothing until a direction is set.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (list, self.mode) = (DynamicItems(items), mode)
    super.init()
  }

  /// Pushes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }
  /// Pushes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    wake()
  }
  /// Sets the direction by its angle, in radians, and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    lastAngle = angle
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    lastAngle = angle
  }
  /// Where an item is pushed, in points from its center; zero unless it was set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset(horizontal: 0, vertical: 0)
  }
  /// Pushes an item beside its center, which turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func apply(_ world: DynamicWorld, _ dt: Double) {
    guard active else { return }
    let force = DynamicVector(pushDirection) * 100
    for item in items {
      guard let body = world.body(of: item), body.isMovable else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = DynamicVector(Double(offset.horizontal), Double(offset.vertical)).rotated(body.angle)
      let turn = arm.cross(force) * body.inverseInertia
      switch mode {
      case .continuous:
        body.acceleration += force * body.inverseMass
        body.spinAcceleration += turn
      case .instantaneous:
        body.velocity += force * body.inverseMass
        body.spin += turn
      }
    }
    if mode == .instantaneous { active = false }
  }
}
