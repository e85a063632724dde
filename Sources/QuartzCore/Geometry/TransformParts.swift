import Foundation

/// A transform as a translation after a rotation after a shear after a scaling, which is how one turns into another on
/// the screen: a half turn goes around, and does not shrink through a point as the matrix' entries would.
struct TransformParts {
  /// x, y, angle in radians, shear, scale of x, scale of y (negative for a mirrored plane).
  let components: [CGFloat]

  init(_ components: [CGFloat]) { self.components = components }

  /// A transform without area has no angle of its own where its x axis is lost: 0.
  init(_ t: CGAffineTransform) {
    let scaleX = hypot(t.a, t.b)
    let angle = scaleX == 0 ? 0 : atan2(t.b, t.a)
    let (cosine, sine) = (cos(angle), sin(angle))
    let scaleY = cosine * t.d - sine * t.c
    let skew = cosine * t.c + sine * t.d
    components = [t.tx, t.ty, angle, scaleY == 0 ? 0 : skew / scaleY, scaleX, scaleY]
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(components[2]), sin(components[2]))
    let (shear, scaleX, scaleY) = (components[3], components[4], components[5])
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: (cosine * shear - sine) * scaleY, d: (sine * shear + cosine) * scaleY,
      tx: components[0], ty: components[1])
  }

  /// What leads from `other` to this one; the angle the short way around.
  func minus(_ other: TransformParts) -> [CGFloat] {
    var difference = zip(components, other.components).map { $0 - $1 }
    difference[2] = remainder(difference[2], 2 * .pi)
    return difference
  }
}
