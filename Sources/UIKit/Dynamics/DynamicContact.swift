/// Where two shapes touch, or nearly do.
struct DynamicTouch {
  /// Of the reference view, in points.
  var point: DynamicVector
  /// Towards the second shape, of length 1.
  var normal: DynamicVector
  /// Points between the shapes; negative if they overlap.
  var gap: Double
}

extension DynamicShape {
  /// Where two placed shapes touch, if they are nearer than a margin in points: no, one or two points.
  func touches(_ other: DynamicShape, within margin: Double) -> [DynamicTouch] {
    if isCircle, other.isCircle {
      let between = other.points[0] - points[0]
      let distance = between.length
      let gap = distance - radius - other.radius
      guard gap < margin else { return [] }
      let normal = distance > 1e-9 ? between * (1 / distance) : DynamicVector(0, 1)
      return [DynamicTouch(point: points[0] + normal * (radius + gap / 2), normal: normal, gap: gap)]
    }
    if other.isCircle { return touchesCircle(other, within: margin) }
    if isCircle { return other.touchesCircle(self, within: margin).map { $0.reversed } }
    return touchesPolygon(other, within: margin)
  }

  /// The edges with their normals to the outside.
  private var edges: [(a: DynamicVector, b: DynamicVector, normal: DynamicVector)] {
    points.indices.map { index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let along = (b - a).unit
      return (a, b, DynamicVector(along.y, -along.x))
    }
  }

  private func touchesCircle(_ circle: DynamicShape, within margin: Double) -> [DynamicTouch] {
    let center = circle.points[0]
    var best = (distance: Double.infinity, point: DynamicVector(), normal: DynamicVector())
    var isInside = points.count > 2
    var shallowest = (depth: -Double.infinity, normal: DynamicVector())
    for edge in edges {
      let along = edge.b - edge.a
      let part = max(0, min(1, (center - edge.a).dot(along) / max(along.dot(along), 1e-12)))
      let nearest = edge.a + along * part
      let distance = (center - nearest).length
      if distance < best.distance { best = (distance, nearest, (center - nearest).unit) }
      let height = (center - edge.a).dot(edge.normal)
      if height > 0 { isInside = false }
      if height > shallowest.depth { shallowest = (height, edge.normal) }
    }
    if isInside {
      return [DynamicTouch(point: center, normal: shallowest.normal, gap: shallowest.depth - circle.radius)]
    }
    let gap = best.distance - circle.radius
    guard gap < margin, best.normal.length > 0.5 else { return [] }
    return [DynamicTouch(point: best.point, normal: best.normal, gap: gap)]
  }

  private func touchesPolygon(_ other: DynamicShape, within margin: Double) -> [DynamicTouch] {
    func deepest(_ shape: DynamicShape, against target: DynamicShape) -> (gap: Double, edge: Int) {
      var best = (gap: -Double.infinity, edge: 0)
      for (index, edge) in shape.edges.enumerated() {
        let gap = target.points.reduce(Double.infinity) { min($0, ($1 - edge.a).dot(edge.normal)) }
        if gap > best.gap { best = (gap, index) }
      }
      return best
    }
    let (own, its) = (deepest(self, against: other), deepest(other, against: self))
    guard own.gap < margin, its.gap < margin else { return [] }
    let isOwn = own.gap >= its.gap - 0.01
    let (reference, incident) = isOwn ? (self, other) : (other, self)
    let face = reference.edges[isOwn ? own.edge : its.edge]
    // The edge of the other shape that faces this one, cut to the width of this one's edge.
    guard let facing = incident.edges.min(by: { $0.normal.dot(face.normal) < $1.normal.dot(face.normal) }) else {
      return []
    }
    let along = (face.b - face.a).unit
    var (from, to) = (facing.a, facing.b)
    for (side, limit) in [(along, face.b.dot(along)), (along * -1, -face.a.dot(along))] {
      let (first, second) = (from.dot(side) - limit, to.dot(side) - limit)
      if first > 0, second > 0 { return [] }
      if first > 0 { from = to + (from - to) * (second / (second - first)) }
      if second > 0 { to = from + (to - from) * (first / (first - second)) }
    }
    return [from, to].compactMap { point in
      let gap = (point - face.a).dot(face.normal)
      guard gap < margin else { return nil }
      return DynamicTouch(point: point, normal: isOwn ? face.normal : face.normal * -1, gap: gap)
    }
  }
}

extension DynamicTouch {
  var reversed: DynamicTouch { DynamicTouch(point: point, normal: normal * -1, gap: gap) }
}

/// A touch of bodies while a part of a frame is computed: how they push each other, and rub.
@MainActor
final class DynamicContact {
  /// What is touched: another body, or a boundary.
  enum Other {
    case body(DynamicBody)
    case boundary((any NSCopying)?, index: Int)
  }

  let body: DynamicBody
  let other: DynamicBody?
  /// From the body to what it touches.
  let normal: DynamicVector
  let point: DynamicVector
  let gap: Double
  private let arm: DynamicVector
  private let otherArm: DynamicVector
  private let friction: Double
  private var wanted = 0.0
  private var along = 0.0
  private var across = 0.0

  /// Below it, in points a second, nothing bounces.
  private static let slowest = 20.0

  init(_ body: DynamicBody, _ other: DynamicBody?, _ touch: DynamicTouch, _ dt: Double) {
    (self.body, self.other) = (body, other)
    (normal, point, gap) = (touch.normal, touch.point, touch.gap)
    arm = touch.point - body.position
    otherArm = other.map { touch.point - $0.position } ?? DynamicVector()
    friction = other.map { (body.friction * $0.friction).squareRoot() } ?? body.friction
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    let approach = nearing
    // What bounces does so up to a part of a frame early; what does not reaches the surface first.
    if elasticity * approach > Self.slowest, gap <= approach * dt {
      wanted = -elasticity * approach
    } else {
      wanted = max(0, gap) / dt
    }
  }

  private var relative: DynamicVector {
    body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? DynamicVector())
  }
  /// The speed at which the gap closes.
  private var nearing: Double { relative.dot(normal) }

  /// Whether something was pushed.
  var isTouching: Bool { along > 1e-9 || gap <= 0.01 }

  func solve() {
    let softness = body.softness(normal, at: arm) + (other?.softness(normal, at: otherArm) ?? 0)
    guard softness > 0 else { return }
    let before = along
    along = max(0, along + (nearing - wanted) / softness)
    push(normal * (before - along))
    guard friction > 0, along > 0 else { return }
    let side = normal.turned
    let sideSoftness = body.softness(side, at: arm) + (other?.softness(side, at: otherArm) ?? 0)
    guard sideSoftness > 0 else { return }
    let old = across
    let most = friction * along
    across = max(-most, min(most, across + relative.dot(side) / sideSoftness))
    push(side * (old - across))
  }

  private func push(_ impulse: DynamicVector) {
    guard impulse.x != 0 || impulse.y != 0 else { return }
    body.push(impulse, at: arm)
    other?.push(impulse * -1, at: otherArm)
  }
}
