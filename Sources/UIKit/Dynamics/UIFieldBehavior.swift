/// A field in a part of the plane that accelerates items, or brakes them.
///
/// A strength of 1 accelerates by 1,000 points a second², as a gravity of magnitude 1 does, at a distance of 100 points from the center of a
/// radial field. Apple gives no unit (DEVIATIONS.md, 323).
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag
    case vortex
    case radial
    case linear
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case custom(Evaluation)
  }

  /// Gives the force at a place: field, position, velocity, mass, charge, seconds.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private let kind: Kind
  private var list = DynamicItems()
  private var time = 0.0

  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }
  /// The center of the field and of its region, in points of the reference view; zero by default.
  open var position = CGPoint.zero { didSet { wake() } }
  /// Around ``position``; infinite by default.
  open var region = UIRegion.infinite { didSet { wake() } }
  /// 1 by default.
  open var strength: CGFloat = 1 { didSet { wake() } }
  /// The power of the distance with which the field gets weaker; 0 by default.
  open var falloff: CGFloat = 0 { didSet { wake() } }
  /// Points; nearer than that the field gets no stronger.
  open var minimumRadius: CGFloat = 1 { didSet { wake() } }
  /// Of linear fields and those of a velocity; zero for others.
  open var direction = CGVector.zero { didSet { wake() } }
  /// Of noise, from 0 to 1: how little it changes from place to place.
  open var smoothness: CGFloat = 0 { didSet { wake() } }
  /// Of noise: how fast it changes.
  open var animationSpeed: CGFloat = 0 { didSet { wake() } }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Brakes items, more the faster they are.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Pushes items around the center, clockwise.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Draws items to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// Accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// Gives items a velocity, in points a second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Accelerates items at random, the same in each run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Accelerates items at random, more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Draws items to the center, more the further away they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Pushes items of positive charge away from the center.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Pushes moving items that are charged to their side.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Accelerates items by what a closure gives.
  open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }

  /// Lets the field act on one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }
  /// Lets an item pass.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(_ world: DynamicWorld, _ dt: Double) {
    time += dt
    for item in items {
      guard let body = world.body(of: item), body.isMovable else { continue }
      let way = body.position - DynamicVector(position)
      guard region.contains(way.point) else { continue }
      apply(body, way, dt)
    }
  }

  private func apply(_ body: DynamicBody, _ way: DynamicVector, _ dt: Double) {
    let distance = max(way.length, Double(max(minimumRadius, 0.001)))
    let fall = pow(distance / 100, -Double(falloff))
    let force = Double(strength) * 1_000 * (fall.isFinite ? fall : 1)
    switch kind {
    case .drag: body.velocity = body.velocity * (1 / (1 + max(0, Double(strength)) * dt))
    case .vortex: body.acceleration += way.unit.turned * force
    case .radial: body.acceleration -= way.unit * force
    case .linear: body.acceleration += DynamicVector(direction) * force
    case .velocity: body.velocity = DynamicVector(direction) * Double(strength)
    case .noise: body.acceleration += noise(at: body.position) * force
    case .turbulence: body.acceleration += noise(at: body.position) * (force * body.velocity.length / 100)
    case .spring: body.acceleration -= way * (force / 100)
    case .electric: body.acceleration += way.unit * (force * body.charge * body.inverseMass)
    case .magnetic: body.acceleration += body.velocity.turned * (Double(strength) * body.charge * body.inverseMass)
    case .custom(let evaluate):
      let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
      let given = DynamicVector(
        evaluate(self, body.position.point, velocity, CGFloat(body.mass), CGFloat(body.charge), time))
      if given.isFinite { body.acceleration += given * (Double(strength) * 100 * body.inverseMass) }
    }
  }

  /// A direction of at most length 1, which changes smoothly from place to place and in time.
  private func noise(at place: DynamicVector) -> DynamicVector {
    let grain = 10 + 190 * max(0, min(1, Double(smoothness)))
    let (x, y, t) = (place.x / grain, place.y / grain, time * Double(animationSpeed))
    let angle = 2 * Double.pi * (sin(x * 1.7 + t) * cos(y * 2.3 - t * 0.7) + sin(x * 0.6 - y * 0.9 + t * 1.3)) / 2
    return DynamicVector(cos(angle), sin(angle))
  }
}
