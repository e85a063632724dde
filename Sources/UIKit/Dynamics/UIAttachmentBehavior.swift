/// Ties an item to a point, or to another item.
///
/// A length that is kept by a spring has a ``frequency``; without one it is stiff. The four attachments that functions make keep other
/// things: a place and an angle, a place, a line, or a greatest distance.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private enum Kind {
    case length
    case fixed
    case pin
    case limit
    case slide(DynamicVector)
  }

  /// The item, and the other one if there is one.
  public let items: [any UIDynamicItem]
  /// Whether there is another item.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// Where the item is tied to, in points of the reference view; the first place for two items. It may be moved.
  open var anchorPoint: CGPoint { didSet { wake() } }
  /// Points between the tied places; what it is at first, unless it is set.
  open var length: CGFloat {
    get { CGFloat(wantedLength ?? 0) }
    set {
      wantedLength = Double(max(0, newValue))
      wake()
    }
  }
  /// Of a spring, from 0, the default, which swings on, to 1, which does not swing.
  open var damping: CGFloat = 0 { didSet { wake() } }
  /// Of a spring, in turns a second; 0, the default, is stiff.
  open var frequency: CGFloat = 0 { didSet { wake() } }
  /// How strongly turning is braked; 0, the default, is not at all. Counts for pins, and for all others that let the item turn.
  open var frictionTorque: CGFloat = 0 { didSet { wake() } }
  /// How far a sliding item gets from its first place, in points, or how far a pinned one turns, in radians; infinite by default.
  open var attachmentRange = UIFloatRange.infinite { didSet { wake() } }

  private let kind: Kind
  private let offset: DynamicVector
  private let otherOffset: DynamicVector
  private var wantedLength: Double?

  private init(
    _ kind: Kind, _ items: [any UIDynamicItem], _ offset: DynamicVector, anchor: CGPoint, _ otherOffset: DynamicVector
  ) {
    (self.kind, self.items, self.offset, self.otherOffset) = (kind, items, offset, otherOffset)
    anchorPoint = anchor
    super.init()
    let from = DynamicVector(items[0].center) + offset
    let to = items.count > 1 ? DynamicVector(items[1].center) + otherOffset : DynamicVector(anchor)
    wantedLength = (to - from).length
  }

  private static func vector(_ offset: UIOffset) -> DynamicVector {
    DynamicVector(Double(offset.horizontal), Double(offset.vertical))
  }

  // MARK: To a point

  /// Keeps the distance of the center from a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(.length, [item], DynamicVector(), anchor: point, DynamicVector())
  }
  /// Keeps the distance of a place of the item, from its center, from a point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.length, [item], Self.vector(offset), anchor: point, DynamicVector())
  }
  /// Lets the item move along a line through a point only, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    made(.slide(DynamicVector(axis).unit), [item], at: point)
  }

  // MARK: To another item

  /// Keeps the distance of two centers.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(.length, [item1, item2], DynamicVector(), anchor: item1.center, DynamicVector())
  }
  /// Keeps the distance of two places, from the centers of their items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.length, [item1, item2], Self.vector(offset1), anchor: item1.center, Self.vector(offset2))
  }
  /// Lets two items move along a line only, seen from each other, without turning.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { made(.slide(DynamicVector(axis).unit), [item1, item2], at: point) }
  /// A rope: two places get no further from each other than they are now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, [item1, item2], vector(offset1), anchor: item1.center, vector(offset2))
  }
  /// Two items move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { made(.fixed, [item1, item2], at: point) }
  /// Two items turn around a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { made(.pin, [item1, item2], at: point) }

  private static func made(
    _ kind: Kind, _ items: [any UIDynamicItem], at point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = items.map { DynamicVector(point) - DynamicVector($0.center) }
    return UIAttachmentBehavior(
      kind, items, offsets[0], anchor: point, offsets.count > 1 ? offsets[1] : DynamicVector())
  }

  // MARK: Parts of a frame

  override var ownItems: [any UIDynamicItem] { items }

  private var first: DynamicBody?
  private var second: DynamicBody?
  private var arms = (DynamicVector(), DynamicVector())
  /// From the item's place to the other.
  private var between = DynamicVector()
  /// The angle between the items at the beginning, and the offsets as the bodies were turned then.
  private var start: (angle: Double, firstAngle: Double, secondAngle: Double)?
  private var pull = 0.0
  private var brake = 0.0

  /// How much of an error is corrected in a part of a frame.
  private static let correction = 0.2

  override func beginFrame(_ world: DynamicWorld) {
    guard start == nil, let body = world.body(of: items[0]) else { return }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    start = (body.angle - (other?.angle ?? 0), body.angle, other?.angle ?? 0)
  }

  open override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    start = nil
  }

  func begin(_ world: DynamicWorld, _ dt: Double) {
    first = world.body(of: items[0])
    second = items.count > 1 ? world.body(of: items[1]) : nil
    (pull, brake) = (0, 0)
    guard let first, let start else { return }
    let arm = offset.rotated(first.angle - start.firstAngle)
    let otherArm = second.map { otherOffset.rotated($0.angle - start.secondAngle) } ?? DynamicVector()
    arms = (arm, otherArm)
    let target = second.map { $0.position + otherArm } ?? DynamicVector(anchorPoint)
    between = target - (first.position + arm)
  }

  func solve(_ dt: Double) {
    guard let first, let start else { return }
    switch kind {
    case .length:
      let wanted = wantedLength ?? 0
      if frequency > 0 {
        spring(dt, wanted)
      } else if wanted < 0.01 {
        hold(dt)
      } else {
        along(between.unit, error: between.length - wanted, dt)
      }
    case .limit:
      let error = between.length - (wantedLength ?? 0)
      if error > 0 { along(between.unit, error: error, dt, pullsOnly: true) }
    case .pin:
      hold(dt)
      limitTurning(dt, first.angle - (second?.angle ?? 0) - start.angle)
    case .fixed:
      hold(dt)
      lockAngle(dt, first.angle - (second?.angle ?? 0) - start.angle)
    case .slide(let axis):
      let side = axis.turned
      along(side, error: between.dot(side), dt)
      lockAngle(dt, first.angle - (second?.angle ?? 0) - start.angle)
      guard !attachmentRange.isInfinite else { break }
      let way = -between.dot(axis)
      let (least, greatest) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
      if way > greatest { along(axis, error: greatest - way, dt, isOneSided: true) }
      if way < least { along(axis, error: least - way, dt, isOneSided: true) }
    }
    if frictionTorque > 0 { brakeTurning(dt) }
  }

  /// How fast the item's place moves, seen from the other.
  private var relative: DynamicVector {
    guard let first else { return DynamicVector() }
    return first.velocity(at: arms.0) - (second?.velocity(at: arms.1) ?? DynamicVector())
  }

  private func push(_ impulse: DynamicVector) {
    first?.push(impulse, at: arms.0)
    second?.push(impulse * -1, at: arms.1)
  }

  /// Lets the place move along a direction so fast that an error, in points from the item's place towards the other, vanishes.
  private func along(
    _ direction: DynamicVector, error: Double, _ dt: Double, pullsOnly: Bool = false, isOneSided: Bool = false
  ) {
    guard let first, direction.length > 0.5 else { return }
    let softness = first.softness(direction, at: arms.0) + (second?.softness(direction, at: arms.1) ?? 0)
    guard softness > 0 else { return }
    let wanted = Self.correction * error / dt
    var impulse = (wanted - relative.dot(direction)) / softness
    if pullsOnly {
      let before = pull
      pull = max(0, pull + impulse)
      impulse = pull - before
    }
    if isOneSided, impulse * error < 0 { return }
    push(direction * impulse)
  }

  private func hold(_ dt: Double) {
    along(DynamicVector(1, 0), error: between.x, dt)
    along(DynamicVector(0, 1), error: between.y, dt)
  }

  /// A spring in the part of a frame, computed by its end so that stiff ones do not explode. Once a part, not in each round.
  private func spring(_ dt: Double, _ wanted: Double) {
    guard pull == 0, let first else { return }
    pull = 1
    let direction = between.unit
    guard direction.length > 0.5 else { return }
    let softness = first.softness(direction, at: arms.0) + (second?.softness(direction, at: arms.1) ?? 0)
    guard softness > 0 else { return }
    let omega = 2 * Double.pi * Double(frequency)
    let (stiffness, loss) = (omega * omega, 2 * Double(max(0, damping)) * omega)
    let speed = relative.dot(direction)
    let error = between.length - wanted
    let next = (speed + dt * stiffness * error) / (1 + dt * loss + dt * dt * stiffness)
    push(direction * ((next - speed) / softness))
  }

  private func turn(_ impulse: Double) {
    guard impulse.isFinite else { return }
    if let first { first.spin += impulse * first.inverseInertia }
    if let second { second.spin -= impulse * second.inverseInertia }
  }

  private func lockAngle(_ dt: Double, _ error: Double) {
    let softness = (first?.inverseInertia ?? 0) + (second?.inverseInertia ?? 0)
    guard softness > 0, let first else { return }
    turn((-Self.correction * error / dt - (first.spin - (second?.spin ?? 0))) / softness)
  }

  private func limitTurning(_ dt: Double, _ angle: Double) {
    guard !attachmentRange.isInfinite else { return }
    let (least, greatest) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    guard let first, angle > greatest || angle < least else { return }
    let error = angle > greatest ? angle - greatest : angle - least
    let spin = first.spin - (second?.spin ?? 0)
    let softness = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard softness > 0 else { return }
    let impulse = (-Self.correction * error / dt - spin) / softness
    if impulse * error < 0 { turn(impulse) }
  }

  private func brakeTurning(_ dt: Double) {
    guard let first else { return }
    let softness = first.inverseInertia + (second?.inverseInertia ?? 0)
    guard softness > 0 else { return }
    let most = Double(frictionTorque) * 100 * dt
    let before = brake
    brake = max(-most, min(most, brake - (first.spin - (second?.spin ?? 0)) / softness))
    turn(brake - before)
  }
}
