import Foundation

/// A mass on a spring, let go at a distance of 1 from its rest: the damped harmonic oscillator.
///
/// With the natural frequency ω, the damping ratio ζ and the initial velocity v towards the rest, in distances per second,
/// the distance left is, for x(0) = 1 and x'(0) = -v,
/// * ζ < 1: e^(-ζωt) (cos dt + (ζω - v)/d · sin dt), d = ω√(1 - ζ²);
/// * ζ = 1: e^(-ωt) (1 + (ω - v) t);
/// * ζ > 1: e^(-ζωt) (cosh dt + (ζω - v)/d · sinh dt), d = ω√(ζ² - 1).
package struct Spring: Hashable, Sendable {
  /// Radians per second.
  package var frequency: Double
  package var dampingRatio: Double
  package var initialVelocity: Double

  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// Distances below this are taken for rest: a third of a pixel in a movement of 100 points.
  static let restDistance = 0.001

  /// The spring of a damping ratio that comes to rest in a time. From a ratio of 1 on the motion is the critical one.
  ///
  /// ω follows from the envelope without velocity: e^(-ζωT), or e^(-ωT)(1 + ωT), is to be `restDistance` at T.
  package init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let phase = ratio < 1 ? -log(Self.restDistance) / ratio : Self.criticalPhase
    self.init(frequency: phase / duration, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// The spring that iOS 17 describes by the time of one undamped swing, in seconds, and a bounce from -1 to 1:
  /// ω = 2π / duration; ζ = 1 - bounce, or 1 / (1 + bounce) for those that creep. Source: WWDC 2023, "Animate with springs".
  package init(perceivedDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99))
    self.init(frequency: 2 * .pi / max(duration, 1e-3), dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// ωT with e^(-ωT)(1 + ωT) = `restDistance`.
  private static let criticalPhase: Double = {
    var (low, high) = (1.0, 20.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if exp(-middle) * (1 + middle) > restDistance { low = middle } else { high = middle }
    }
    return low
  }()

  /// What is left of the distance after a time in seconds; 1 at the start, negative while overshooting.
  package func distance(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    let decay = dampingRatio * frequency
    if dampingRatio == 1 { return exp(-frequency * time) * (1 + (frequency - initialVelocity) * time) }
    let root = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    let push = (decay - initialVelocity) / root
    if dampingRatio < 1 { return exp(-decay * time) * (cos(root * time) + push * sin(root * time)) }
    // The hyperbolic functions as exponentials: alone they overflow where the product is harmless.
    return ((1 + push) * exp((root - decay) * time) + (1 - push) * exp((-root - decay) * time)) / 2
  }

  /// Seconds until the distance stays below `restDistance`, to a thousandth of a period and at most an hour.
  package var settlingDuration: Double {
    let step = 0.002 * .pi / frequency
    let slowest = dampingRatio <= 1 ? dampingRatio : dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
    // By then even the slower exponential, with the factor the velocity gives it, is far below.
    let bound = min((20 + log(1 + abs(initialVelocity) / frequency)) / max(slowest * frequency, 1e-3), 3600)
    var time = bound
    while time > step, abs(distance(at: time - step)) < Self.restDistance { time -= step }
    return time
  }
}
