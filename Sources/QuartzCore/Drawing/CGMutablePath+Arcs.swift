import Foundation

extension CGMutablePath {
  /// Part of a circle from one angle to another, in radians from the x axis towards the y axis, after a line from the
  /// current point to its start.
  ///
  /// Angles grow along the arc unless it is clockwise, which means the plane whose y grows upwards: on a screen, whose y
  /// grows downwards, such an arc runs counterclockwise. Angles that differ by a full turn or more give a full circle
  /// (DEVIATIONS.md, 160). Each cubic curve spans at most a quarter and is off by at most 0.03 % of the radius.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, isFalling: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Part of a circle from an angle on over another one, in radians; a negative one runs back.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    func point(_ angle: CGFloat, _ bend: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - bend * sin(angle)),
        y: center.y + radius * (sin(angle) + bend * cos(angle)))
    }
    let start = point(startAngle)
    if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
    let delta = min(max(delta, -2 * .pi), 2 * .pi)
    // A hair less than four quarters must not become five.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let bend = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      addCurve(to: point(to), control1: point(from, bend), control2: point(to, -bend), transform: transform)
    }
  }

  /// An arc of a circle that touches two lines: the one from the current point to the first point, and the one from there
  /// to the second point. It begins and ends where it touches them, after a line from the current point.
  ///
  /// Only the line to the first point is added if the lines are one, or if the radius, in points, is not positive.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The circle is a circle before the transformation, so the current point is taken back.
    let start = currentPoint.applying(transform.inverted())
    let (back, forth) = (Self.direction(tangent1End, start), Self.direction(tangent1End, tangent2End))
    guard let back, let forth, radius > 0 else { return addLine(to: tangent1End, transform: transform) }
    let cross = back.dx * forth.dy - back.dy * forth.dx
    let half = acos(min(max(back.dx * forth.dx + back.dy * forth.dy, -1), 1)) / 2
    guard abs(cross) > 1e-12 else { return addLine(to: tangent1End, transform: transform) }
    let reach = radius / tan(half)
    let first = CGPoint(x: tangent1End.x + back.dx * reach, y: tangent1End.y + back.dy * reach)
    // The center is a radius from the first line, on the side of the second one.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - back.dy * radius * side, y: first.y + back.dx * radius * side)
    let angle = atan2(first.y - center.y, first.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: angle, delta: -side * (.pi - 2 * half), transform: transform)
  }

  /// From one angle to the other in one direction: between 0 and a full turn, negative if angles fall.
  private static func sweep(from start: CGFloat, to end: CGFloat, isFalling: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = isFalling ? start - end : end - start
    guard difference.isFinite else { return difference }
    guard abs(difference) < turn else { return isFalling ? -turn : turn }
    let sweep = difference < 0 ? difference + turn : difference
    return isFalling ? -sweep : sweep
  }

  /// The unit vector from one point to another; nil if they are one.
  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
    let length = hypot(to.x - from.x, to.y - from.y)
    return length > 0 ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : nil
  }
}
