/// Computes how the items of an animator move: in equal parts of a frame, so that the same behaviors give the same places.
///
/// In each part accelerations change the velocities; contacts and attachments then correct these in several rounds, as impulses; and at the
/// end overlaps are moved apart.
@MainActor
final class DynamicWorld {
  /// Parts of a frame.
  private static let parts = 4
  private static let rounds = 12
  /// Points a second; nothing is faster.
  private static let fastest = 50_000.0

  private(set) var bodies: [DynamicBody] = []
  private var known: [ObjectIdentifier: DynamicBody] = [:]
  weak var reference: UIView?

  func body(of item: any UIDynamicItem) -> DynamicBody? { known[ObjectIdentifier(item)] }

  /// Makes bodies of new items, and lets those go that no behavior has any more.
  func adopt(_ behaviors: [UIDynamicBehavior]) {
    var (all, table): ([DynamicBody], [ObjectIdentifier: DynamicBody]) = ([], [:])
    for behavior in behaviors {
      for item in behavior.ownItems where table[ObjectIdentifier(item)] == nil {
        let body = known[ObjectIdentifier(item)] ?? make(item)
        table[ObjectIdentifier(item)] = body
        all.append(body)
      }
    }
    (bodies, known) = (all, table)
    for body in bodies { body.reset() }
    for behavior in behaviors { behavior.beginFrame(self) }
    for body in bodies { body.weigh() }
  }

  private func make(_ item: any UIDynamicItem) -> DynamicBody {
    let body = DynamicBody(item)
    body.read(in: reference)
    return body
  }

  /// Moves everything on by a frame.
  func advance(by frame: Double, _ behaviors: [UIDynamicBehavior]) {
    let dt = frame / Double(Self.parts)
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let attachments = behaviors.compactMap { $0 as? UIAttachmentBehavior }
    for collision in collisions { collision.prepareBoundaries(in: reference) }
    for _ in 0..<Self.parts {
      for body in bodies {
        (body.acceleration, body.spinAcceleration, body.isTouched) = (DynamicVector(), 0, false)
      }
      for behavior in behaviors { behavior.apply(self, dt) }
      for body in bodies { accelerate(body, dt) }
      var contacts: [DynamicContact] = []
      for collision in collisions { collision.collect(into: &contacts, self, dt) }
      for attachment in attachments { attachment.begin(self, dt) }
      for _ in 0..<Self.rounds {
        for attachment in attachments { attachment.solve(dt) }
        for contact in contacts { contact.solve() }
      }
      for collision in collisions { collision.note() }
      for body in bodies { move(body, dt) }
      for collision in collisions { collision.separate(self) }
    }
  }

  private func accelerate(_ body: DynamicBody, _ dt: Double) {
    guard body.isMovable else { return }
    if !body.acceleration.isFinite { body.acceleration = DynamicVector() }
    if !body.spinAcceleration.isFinite { body.spinAcceleration = 0 }
    body.velocity += body.acceleration * dt
    body.spin += body.spinAcceleration * dt
    body.velocity = body.velocity * (1 / (1 + max(0, body.resistance) * dt))
    body.spin *= 1 / (1 + max(0, body.angularResistance) * dt)
    guard body.velocity.isFinite, body.spin.isFinite else { return (body.velocity, body.spin) = (DynamicVector(), 0) }
    let speed = body.velocity.length
    if speed > Self.fastest { body.velocity = body.velocity * (Self.fastest / speed) }
    body.spin = max(-1_000, min(1_000, body.spin))
    if body.inverseInertia == 0 { body.spin = 0 }
  }

  /// A body that nothing touches moves on its parabola.
  private func move(_ body: DynamicBody, _ dt: Double) {
    guard body.isMovable else { return }
    guard body.velocity.isFinite, body.spin.isFinite else { return (body.velocity, body.spin) = (DynamicVector(), 0) }
    let step = body.velocity * dt
    body.position += body.isTouched ? step : step - body.acceleration * (dt * dt / 2)
    body.angle += body.spin * dt
  }

  func write() { for body in bodies { body.write(in: reference) } }

  /// Whether nothing has moved since the last frame in which something did.
  func isAtRest() -> Bool { bodies.reduce(true) { !$1.hasMoved() && $0 } }
}
