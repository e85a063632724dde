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
