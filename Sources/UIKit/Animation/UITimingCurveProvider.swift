/// The pace of a `UIViewPropertyAnimator`: a Bézier curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
  /// The Bézier curve; nil, without a spring either, means Core Animation's default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, which counts alone where there is a curve as well; nil if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve; see `CAMediaTimingFunction`.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The point that the curve leaves its start, (0, 0), towards: x is a part of the time, y of the way.
  public let controlPoint1: CGPoint
  /// The point that the curve comes from into its end, (1, 1): x is a part of the time, y of the way.
  public let controlPoint2: CGPoint

  /// The x coordinates belong between 0 and 1; y may lie outside, for a curve that overshoots.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The control points of a curve: 0.42 of the time to ease in, as much to ease out.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
    case .easeIn: self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    case .easeOut: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.58, y: 1))
    case .linear: self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    }
  }

  /// Core Animation's default curve.
  public convenience override init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A damped spring. Velocities are in whole distances per second; the x component counts, for every property.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A damping ratio, whose spring is fitted to the animator's duration, or a spring with a duration of its own.
  enum Kind {
    case dampingRatio(CGFloat)
    case spring(Spring)
  }

  let kind: Kind
  /// In whole distances per second. The x component counts for every property (DEVIATIONS.md, 40).
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
  }

  /// A spring that comes to rest within the animator's duration; below a ratio of 1 it overshoots.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.dampingRatio(ratio), velocity)
  }

  /// A physical spring, which ignores the animator's duration: the motion lasts until the spring is at rest.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      .spring(
        Spring(
          frequency: Double(frequency), dampingRatio: Double(ratio), initialVelocity: Double(velocity.dx))), velocity)
  }

  /// A spring by its perceived duration, in seconds, and its bounce from -1 to 1, which is 0 for a critically damped
  /// one. The animator's duration is ignored.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero)
  {
    self.init(
      .spring(Spring(perceivedDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity.dx))),
      velocity)
  }

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Nil: a spring is no Bézier curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The curve, and the seconds that it takes if an animator asks for `duration`.
  func timing(wished duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters {
      switch spring.kind {
      case .dampingRatio(let ratio):
        let motion = Spring(
          dampingRatio: Double(ratio), settlingIn: max(duration, 1e-3),
          initialVelocity: Double(spring.initialVelocity.dx))
        return (.spring(motion, duration: duration), duration)
      case .spring(let motion):
        let settling = motion.settlingDuration
        return (.spring(motion, duration: settling), settling)
      }
    }
    let cubic = cubicTimingParameters ?? UICubicTimingParameters()
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    let function = CAMediaTimingFunction(
      controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    return (.cubic(function), duration)
  }
}
