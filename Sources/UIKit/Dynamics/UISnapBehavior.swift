/// Draws an item to a point, where it swings out and stands upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// In the coordinates of the reference view, in points.
  open var snapPoint: CGPoint { didSet { wake() } }
  /// From 0, which swings most, to 1, which swings least; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  /// Turns a second, if nothing damped it.
  private static let frequency = 2.5

  /// Begins when it is added to an animator.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }
  override func apply(_ world: DynamicWorld, _ dt: Double) {
    guard let body = world.body(of: item), body.isMovable else { return }
    let omega = 2 * Double.pi * Self.frequency
    let ratio = 0.25 + 0.75 * max(0, min(1, Double(damping)))
    let (stiffness, loss) = (omega * omega, 2 * ratio * omega)
    let share = 1 / (1 + dt * loss + dt * dt * stiffness)
    let way = body.position - DynamicVector(snapPoint)
    body.velocity = (body.velocity - way * (dt * stiffness)) * share
    if way.length < 0.3, body.velocity.length < 2 {
      (body.position, body.velocity) = (DynamicVector(snapPoint), DynamicVector())
    }
    guard body.inverseInertia > 0 else { return }
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    body.spin = (body.spin - turn * dt * stiffness) * share
    if abs(turn) < 0.003, abs(body.spin) < 0.02 { (body.angle, body.spin) = (body.angle - turn, 0) }
  }
}
