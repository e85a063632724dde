/// A vector in points, or in points a second.
struct DynamicVector {
  var x = 0.0
  var y = 0.0

  init(_ x: Double = 0, _ y: Double = 0) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { (x, y) = (Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The same direction with length 1; zero stays zero.
  var unit: DynamicVector {
    let length = length
    return length > 1e-12 ? self * (1 / length) : DynamicVector()
  }
  /// Turned by a right angle, clockwise on the screen.
  var turned: DynamicVector { DynamicVector(-y, x) }
  func dot(_ other: DynamicVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }
  func rotated(_ angle: Double) -> DynamicVector {
    guard angle != 0 else { return self }
    let (sine, cosine) = (sin(angle), cos(angle))
    return DynamicVector(x * cosine - y * sine, x * sine + y * cosine)
  }

  static func + (a: DynamicVector, b: DynamicVector) -> DynamicVector { DynamicVector(a.x + b.x, a.y + b.y) }
  static func - (a: DynamicVector, b: DynamicVector) -> DynamicVector { DynamicVector(a.x - b.x, a.y - b.y) }
  static func * (a: DynamicVector, b: Double) -> DynamicVector { DynamicVector(a.x * b, a.y * b) }
  static func += (a: inout DynamicVector, b: DynamicVector) { a = a + b }
  static func -= (a: inout DynamicVector, b: DynamicVector) { a = a - b }
}

/// A convex part of a body, or a line: points from the center of the body. A circle has one point and a radius.
struct DynamicShape {
  var points: [DynamicVector]
  var radius = 0.0

  var isCircle: Bool { points.count == 1 }

  func placed(at position: DynamicVector, _ angle: Double) -> DynamicShape {
    DynamicShape(points: points.map { $0.rotated(angle) + position }, radius: radius)
  }

  static func rectangle(_ size: CGSize, around center: DynamicVector = DynamicVector()) -> DynamicShape {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    let corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    return DynamicShape(points: corners.map { DynamicVector($0.0, $0.1) + center })
  }

  static func ellipse(_ size: CGSize, around center: DynamicVector = DynamicVector()) -> DynamicShape {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    if abs(x - y) < 0.01 { return DynamicShape(points: [center], radius: x) }
    return DynamicShape(
      points: (0..<32).map { step in
        let angle = Double(step) / 32 * 2 * .pi
        return DynamicVector(x * cos(angle), y * sin(angle)) + center
      })
  }

  /// The convex hull of points, clockwise on the screen; a hull of fewer than three points is nil.
  static func hull(_ all: [DynamicVector]) -> DynamicShape? {
    let sorted = all.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return nil }
    func half(_ points: [DynamicVector]) -> [DynamicVector] {
      var chain: [DynamicVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let hull = half(sorted) + half(sorted.reversed())
    return hull.count > 2 ? DynamicShape(points: hull) : nil
  }

  /// Points², and the second moment of the area around the origin.
  var measures: (area: Double, moment: Double) {
    if isCircle {
      let area = Double.pi * radius * radius
      let distance = points[0].length
      return (area, area * (radius * radius / 2 + distance * distance))
    }
    var (area, moment) = (0.0, 0.0)
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      let cross = a.cross(b)
      area += cross / 2
      moment += cross * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
    return (abs(area), abs(moment))
  }
}

/// An item as the animator computes it.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// Of the reference view, in points.
  var position = DynamicVector()
  /// Radians, clockwise on the screen.
  var angle = 0.0
  /// Points a second.
  var velocity = DynamicVector()
  /// Radians a second.
  var spin = 0.0
  /// Points a second², for the present part of a frame.
  var acceleration = DynamicVector()
  /// Radians a second².
  var spinAcceleration = 0.0
  /// Whether something else than accelerations moved it in the present part of a frame.
  var isTouched = false

  // What behaviors of items say of it, with their defaults.
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var allowsRotation = true
  var isAnchored = false

  private(set) var shapes: [DynamicShape] = []
  /// The greatest distance of a point of the shapes from the center.
  private(set) var reach = 0.0
  private var measures = (area: 0.0, moment: 0.0)
  /// 0 for one that cannot be moved.
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  private var transform = CGAffineTransform.identity
  private var firstAngle = 0.0
  private var written: (center: CGPoint, angle: Double)?

  init(_ item: any UIDynamicItem) { self.item = item }

  /// Takes the place of the item; velocities stay.
  func read(in reference: UIView?) {
    position = DynamicVector(Self.center(of: item, in: reference))
    if !position.isFinite { position = DynamicVector() }
    transform = item.transform
    firstAngle = atan2(Double(transform.b), Double(transform.a))
    angle = firstAngle
    written = nil
    shapes = Self.shapes(of: item)
    measures = shapes.reduce(into: (area: 0.0, moment: 0.0)) { sum, shape in
      let own = shape.measures
      sum.area += own.area
      sum.moment += own.moment
    }
    reach = shapes.reduce(0) { max($0, $1.points.reduce(0) { max($0, $1.length) } + $1.radius) }
  }

  private static func center(of item: any UIDynamicItem, in reference: UIView?) -> CGPoint {
    guard let view = item as? UIView, let above = view.superview, let reference, above !== reference,
      view.isDescendant(of: reference)
    else { return item.center }
    return above.convert(item.center, to: reference)
  }

  private static func shapes(of item: any UIDynamicItem) -> [DynamicShape] {
    if let group = item as? UIDynamicItemGroup {
      let middle = group.center
      return group.items.flatMap { part in
        let offset = DynamicVector(part.center) - DynamicVector(middle)
        return shapes(of: part).map { $0.placed(at: offset, 0) }
      }
    }
    let size = item.bounds.size
    let usable = CGSize(width: max(1, min(size.width, 1e6)), height: max(1, min(size.height, 1e6)))
    switch item.collisionBoundsType {
    case .rectangle: return [.rectangle(usable)]
    case .ellipse: return [.ellipse(usable)]
    case .path:
      let points = DynamicPath.lines(of: item.collisionBoundingPath).flatMap(\.self)
      return [DynamicShape.hull(points) ?? .rectangle(usable)]
    }
  }

  /// Forgets what behaviors said.
  func reset() {
    (elasticity, friction, density, resistance, angularResistance, charge) = (0, 0, 1, 0, 0, 0)
    (allowsRotation, isAnchored) = (true, false)
  }

  /// A mass of 1 is that of 100 by 100 points of density 1.
  var mass: Double { max(1e-4, density * measures.area / 10_000) }

  func weigh() {
    inverseMass = isAnchored ? 0 : 1 / mass
    let inertia = max(1e-2, density * measures.moment / 10_000)
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / inertia
    if isAnchored { (velocity, spin) = (DynamicVector(), 0) }
    if !allowsRotation { spin = 0 }
  }

  /// Puts the item where the body is.
  func write(in reference: UIView?) {
    var center = position.point
    if let view = item as? UIView, let above = view.superview, let reference, above !== reference,
      view.isDescendant(of: reference)
    {
      center = reference.convert(center, to: above)
    }
    if written?.center != center { item.center = center }
    if (written?.angle ?? firstAngle) != angle {
      item.transform = transform.concatenating(CGAffineTransform(rotationAngle: angle - firstAngle))
    }
    written = (center, angle)
  }

  /// The velocity of a point at a distance from the center.
  func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.turned * spin }

  func push(_ impulse: DynamicVector, at arm: DynamicVector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
    isTouched = true
  }

  /// The speed that an impulse of 1 gives a point along a direction.
  func softness(_ direction: DynamicVector, at arm: DynamicVector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  var isMovable: Bool { inverseMass > 0 }
  /// Whether it has moved by more than a quarter of a point, or turned by more than a quarter of a degree, since it was last asked and had.
  func hasMoved() -> Bool {
    let isNear = (position - restingPlace.position).length < 0.25 && abs(angle - restingPlace.angle) < 0.004
    if !isNear { restingPlace = (position, angle) }
    return !isNear
  }
  private var restingPlace = (position: DynamicVector(.infinity, 0), angle: 0.0)
}

/// Paths as lines.
@MainActor
enum DynamicPath {
  /// The figures of a path, each as points; curves have 16 pieces. A figure that is closed ends where it begins.
  static func lines(of path: UIBezierPath) -> [[DynamicVector]] {
    var figures: [[DynamicVector]] = []
    var present: [DynamicVector] = []
    func end() {
      if present.count > 1 { figures.append(present) }
      present = []
    }
    func curve(_ place: (Double) -> DynamicVector) {
      for step in 1...16 { present.append(place(Double(step) / 16)) }
    }
    for element in path.cgPath.elements {
      let from = present.last ?? DynamicVector()
      switch element {
      case .move(let point):
        end()
        present = [DynamicVector(point)]
      case .line(let point): present.append(DynamicVector(point))
      case .quadCurve(let point, let control):
        let (b, c) = (DynamicVector(control), DynamicVector(point))
        curve { from * ((1 - $0) * (1 - $0)) + b * (2 * $0 * (1 - $0)) + c * ($0 * $0) }
      case .curve(let point, let control1, let control2):
        let (b, c, d) = (DynamicVector(control1), DynamicVector(control2), DynamicVector(point))
        curve { t in
          let s = 1 - t
          return from * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
        }
      case .close:
        if let first = present.first {
          if (from - first).length > 1e-6 { present.append(first) }
          end()
          present = [first]
        }
      }
    }
    end()
    return figures
  }
}
