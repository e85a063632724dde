/// Told which items touch. Called after each frame, in the order in which it happened.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch, at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary; nil is that of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item touches a boundary no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items bounce off each other and off boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bounce off.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other items of the behavior.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItems
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }
  /// Both by default.
  open var collisionMode = Mode.everything { didSet { wake() } }
  /// Whether items stay inside the bounds of the reference view; false by default.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if translatesReferenceBoundsIntoBoundary != oldValue { referenceInsets = .zero }
      wake()
    }
  }
  /// Not kept alive.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Lets the items bounce off each other.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Without items yet.
  public convenience override init() { self.init(items: []) }

  /// Lets one more item bounce.
  open func addItem(_ item: any UIDynamicItem) {
    list.insert(item)
    wake()
  }
  /// Lets an item pass through everything.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    wake()
  }

  // MARK: Boundaries

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
    var lines: [DynamicShape]
  }
  private var boundaries: [Boundary] = []
  private var referenceInsets = UIEdgeInsets.zero
  /// The edges of the reference view: a point of each and its normal to the inside.
  private var walls: [(point: DynamicVector, normal: DynamicVector)] = []

  /// The same as ``translatesReferenceBoundsIntoBoundary``, with distances from the edges in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
    wake()
  }

  /// Items bounce off the lines of a path, in the coordinates of the reference view, from both sides. A boundary of the same identifier goes.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    let lines = DynamicPath.lines(of: path).flatMap { figure in
      zip(figure, figure.dropFirst()).filter { ($0 - $1).length > 1e-6 }.map { DynamicShape(points: [$0, $1]) }
    }
    boundaries.append(Boundary(identifier: identifier, path: path, lines: lines))
    wake()
  }
  /// Items bounce off a line.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The path of a boundary; nil if there is none of the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.equal($0.identifier, identifier) }?.path
  }
  /// No effect if there is none of the identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.equal($0.identifier, identifier) }
    wake()
  }
  /// In the order in which they were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Leaves the bounds of the reference view as they are.
  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  private static func equal(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }

  // MARK: Contacts

  override var ownItems: [any UIDynamicItem] { items }

  /// What touches what.
  private enum Key: Hashable {
    case items(ObjectIdentifier, ObjectIdentifier)
    case wall(ObjectIdentifier)
    case boundary(ObjectIdentifier, AnyHashable)
  }
  private struct Candidate {
    var key: Key
    var contact: DynamicContact
    var identifier: (any NSCopying)?
  }
  private struct Meeting {
    var item: any UIDynamicItem
    var other: (any UIDynamicItem)?
    var identifier: (any NSCopying)?
    var point: CGPoint
  }
  private var candidates: [Candidate] = []
  private var present: [Key: Meeting] = [:]
  /// In the order in which they began.
  private var presentKeys: [Key] = []
  private var events: [(begins: Bool, meeting: Meeting)] = []

  func prepareBoundaries(in reference: UIView?) {
    walls = []
    guard translatesReferenceBoundsIntoBoundary, let reference else { return }
    let rect = reference.bounds.inset(by: referenceInsets)
    guard rect.width > 0, rect.height > 0 else { return }
    let (least, greatest) = (DynamicVector(rect.origin), DynamicVector(Double(rect.maxX), Double(rect.maxY)))
    walls = [
      (least, DynamicVector(1, 0)), (least, DynamicVector(0, 1)), (greatest, DynamicVector(-1, 0)),
      (greatest, DynamicVector(0, -1)),
    ]
  }

  /// The contacts of the present places.
  func collect(into contacts: inout [DynamicContact], _ world: DynamicWorld, _ dt: Double) {
    candidates = []
    let bodies = items.compactMap { world.body(of: $0) }
    let placed = bodies.map { body in body.shapes.map { $0.placed(at: body.position, body.angle) } }
    func add(_ contact: DynamicContact, _ key: Key, _ identifier: (any NSCopying)? = nil) {
      contacts.append(contact)
      candidates.append(Candidate(key: key, contact: contact, identifier: identifier))
    }
    for (index, body) in bodies.enumerated() {
      let id = ObjectIdentifier(body.item)
      let margin = 0.5 + (body.velocity.length + abs(body.spin) * body.reach) * dt
      if collisionMode.contains(.boundaries), body.isMovable {
        for shape in placed[index] {
          for wall in walls {
            for touch in shape.touches(wall.point, wall.normal, within: margin) {
              add(DynamicContact(body, nil, touch, dt), .wall(id))
            }
          }
          for boundary in boundaries {
            let key = Key.boundary(
              id, boundary.identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(boundary.path)))
            for line in boundary.lines {
              for touch in shape.touches(line, within: margin) {
                add(DynamicContact(body, nil, touch, dt), key, boundary.identifier)
              }
            }
          }
        }
      }
      guard collisionMode.contains(.items) else { continue }
      for (next, other) in bodies.enumerated().dropFirst(index + 1) where body.isMovable || other.isMovable {
        let both = margin + (other.velocity.length + abs(other.spin) * other.reach) * dt
        guard (body.position - other.position).length < body.reach + other.reach + both else { continue }
        let key = Key.items(id, ObjectIdentifier(other.item))
        for shape in placed[index] {
          for touch in placed[next].flatMap({ shape.touches($0, within: both) }) {
            add(DynamicContact(body, other, touch, dt), key)
          }
        }
      }
    }
  }

  /// Notes which contacts have begun and ended.
  func note() {
    var near: Set<Key> = []
    for candidate in candidates {
      near.insert(candidate.key)
      guard present[candidate.key] == nil, candidate.contact.isTouching else { continue }
      let meeting = Meeting(
        item: candidate.contact.body.item, other: candidate.contact.other?.item, identifier: candidate.identifier,
        point: candidate.contact.point.point)
      present[candidate.key] = meeting
      presentKeys.append(candidate.key)
      if collisionDelegate != nil { events.append((true, meeting)) }
    }
    for candidate in candidates where candidate.contact.gap > 0.5 && !candidate.contact.isTouching {
      let isNear = candidates.contains {
        $0.key == candidate.key && ($0.contact.gap <= 0.5 || $0.contact.isTouching)
      }
      if !isNear { near.remove(candidate.key) }
    }
    presentKeys.removeAll { key in
      guard !near.contains(key), let meeting = present.removeValue(forKey: key) else { return false }
      if collisionDelegate != nil { events.append((false, meeting)) }
      return true
    }
    candidates = []
  }

  /// Tells the delegate what was noted.
  func tell() {
    let all = events
    events = []
    for (begins, meeting) in all {
      switch (begins, meeting.other) {
      case (true, let other?):
        collisionDelegate?.collisionBehavior(self, beganContactFor: meeting.item, with: other, at: meeting.point)
      case (false, let other?):
        collisionDelegate?.collisionBehavior(self, endedContactFor: meeting.item, with: other)
      case (true, nil):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: meeting.item, withBoundaryIdentifier: meeting.identifier, at: meeting.point)
      case (false, nil):
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: meeting.item, withBoundaryIdentifier: meeting.identifier)
      }
    }
  }

  /// Moves apart what overlaps; at the end everything is inside the reference view.
  func separate(_ world: DynamicWorld) {
    let bodies = items.compactMap { world.body(of: $0) }
    func placed(_ body: DynamicBody) -> [DynamicShape] { body.shapes.map { $0.placed(at: body.position, body.angle) } }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies.dropFirst(index + 1) {
          let weight = body.inverseMass + other.inverseMass
          guard weight > 0, (body.position - other.position).length < body.reach + other.reach else { continue }
          let touches = placed(body).flatMap { shape in placed(other).flatMap { shape.touches($0, within: 0) } }
          guard let deepest = touches.min(by: { $0.gap < $1.gap }), deepest.gap < -0.05 else { continue }
          let way = deepest.normal * ((-deepest.gap - 0.05) * 0.4 / weight)
          body.position -= way * body.inverseMass
          other.position += way * other.inverseMass
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for body in bodies where body.isMovable {
      for line in boundaries.flatMap(\.lines) {
        let touches = placed(body).flatMap { $0.touches(line, within: 0) }
        guard let deepest = touches.min(by: { $0.gap < $1.gap }), deepest.gap < -0.05 else { continue }
        body.position += deepest.normal * ((deepest.gap + 0.05) * 0.8)
      }
      for wall in walls {
        let depth = placed(body).reduce(0) { min($0, $1.height(over: wall.point, wall.normal)) }
        if depth < 0 { body.position -= wall.normal * depth }
      }
    }
  }
}

extension DynamicShape {
  /// The least distance of a point from a wall; negative if it is behind.
  func height(over point: DynamicVector, _ normal: DynamicVector) -> Double {
    points.reduce(Double.infinity) { min($0, ($1 - point).dot(normal)) } - radius
  }

  /// Where the shape touches a wall: its points that are nearer than a margin.
  func touches(_ wall: DynamicVector, _ normal: DynamicVector, within margin: Double) -> [DynamicTouch] {
    points.compactMap { point in
      let gap = (point - wall).dot(normal) - radius
      guard gap < margin else { return nil }
      return DynamicTouch(point: point - normal * radius, normal: normal * -1, gap: gap)
    }
  }
}
