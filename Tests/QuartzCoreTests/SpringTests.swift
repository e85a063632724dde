import Foundation
import Testing

@testable import QuartzCore

/// The damped oscillator x'' + 2ζω x' + ω² x = 0 from x(0) = 1, x'(0) = -v, at values chosen so that the solution is a number
/// one can write down.
@Suite struct SpringTests {
  /// Without damping x = cos ωt - v/ω · sin ωt.
  @Test func withoutDampingItSwingsForEver() {
    let still = Spring(frequency: 2 * .pi, dampingRatio: 0, initialVelocity: 0)
    #expect(abs(still.distance(at: 0.25)) < 1e-12)
    #expect(abs(still.distance(at: 0.5) + 1) < 1e-12)
    #expect(abs(still.distance(at: 7) - 1) < 1e-12)
    let pushed = Spring(frequency: 2 * .pi, dampingRatio: 0, initialVelocity: 2 * .pi)
    #expect(abs(pushed.distance(at: 0.25) + 1) < 1e-12)
  }

  /// ω = 5, ζ = 0.6: the decay ζω is 3 and the damped frequency 4. At t = π/4 the sine is 0 and the cosine -1.
  @Test func belowCriticalDampingItOvershoots() {
    let spring = Spring(frequency: 5, dampingRatio: 0.6, initialVelocity: 0)
    #expect(abs(spring.distance(at: .pi / 4) + exp(-0.75 * .pi)) < 1e-12)
    // At π/8 the cosine is 0 and the sine 1: e^(-3π/8) · (3 - v)/4 for the velocity v.
    let pushed = Spring(frequency: 5, dampingRatio: 0.6, initialVelocity: -5)
    #expect(abs(pushed.distance(at: .pi / 8) - 2 * exp(-0.375 * .pi)) < 1e-12)
  }

  /// Critically damped x = e^(-ωt) (1 + (ω - v) t): 2/e for ω = t = 1, and a plain exponential if v = ω.
  @Test func atCriticalDampingItDoesNotOvershoot() {
    #expect(abs(Spring(frequency: 1, dampingRatio: 1, initialVelocity: 0).distance(at: 1) - 2 / M_E) < 1e-12)
    #expect(abs(Spring(frequency: 1, dampingRatio: 1, initialVelocity: 1).distance(at: M_LN2) - 0.5) < 1e-12)
  }

  /// ω = 4, ζ = 1.25: the exponents are -5 ± 3, so x = 4/3 · e^(-2t) - 1/3 · e^(-8t); at t = ln 2 that is 1/3 - 1/768.
  @Test func aboveCriticalDampingItCreeps() {
    let spring = Spring(frequency: 4, dampingRatio: 1.25, initialVelocity: 0)
    #expect(abs(spring.distance(at: M_LN2) - 255.0 / 768) < 1e-12)
    // Far out the hyperbolic functions alone would overflow.
    #expect(spring.distance(at: 1000) == 0)
  }

  /// The equation itself, with differences instead of derivatives.
  @Test func theEquationOfMotionHolds() {
    let h = 1e-4
    for ratio in [0, 0.2, 0.9, 1, 1.1, 3] {
      for velocity in [-4.0, 0, 6] {
        let spring = Spring(frequency: 3, dampingRatio: ratio, initialVelocity: velocity)
        #expect(spring.distance(at: 0) == 1)
        #expect(abs((spring.distance(at: h) - 1) / h + velocity) < 0.01)
        for time in [0.1, 0.5, 1.3] {
          let (before, now, after) = (
            spring.distance(at: time - h), spring.distance(at: time), spring.distance(at: time + h)
          )
          let (slope, bend) = ((after - before) / (2 * h), (after - 2 * now + before) / (h * h))
          #expect(abs(bend + 2 * ratio * 3 * slope + 9 * now) < 1e-5, "\(ratio) \(velocity) \(time)")
        }
      }
    }
  }

  /// `UIView.animate(withDuration:usingSpringWithDamping:)`: the envelope e^(-ζωT) is a thousandth at the end.
  @Test func aSpringSettlesInTheTimeItIsGiven() {
    let bouncing = Spring(dampingRatio: 0.5, settlingIn: 2, initialVelocity: 0)
    #expect(abs(bouncing.frequency - log(1000.0)) < 1e-12)
    #expect(bouncing.dampingRatio == 0.5)
    let critical = Spring(dampingRatio: 1, settlingIn: 0.4, initialVelocity: 0)
    #expect(abs(critical.distance(at: 0.4) - 0.001) < 1e-9)
    #expect(Spring(dampingRatio: 5, settlingIn: 0.4, initialVelocity: 0) == critical)
  }

  /// WWDC 2023: the duration is that of one undamped swing, a bounce of 0 is critical, 1 swings for ever.
  @Test func durationAndBounce() {
    let plain = Spring(perceivedDuration: 0.5, bounce: 0, initialVelocity: 0)
    #expect(abs(plain.frequency - 4 * .pi) < 1e-12 && plain.dampingRatio == 1)
    #expect(abs(Spring(perceivedDuration: 0.5, bounce: 0.3, initialVelocity: 0).dampingRatio - 0.7) < 1e-12)
    #expect(Spring(perceivedDuration: 0.5, bounce: 1, initialVelocity: 0).dampingRatio == 0)
    #expect(Spring(perceivedDuration: 0.5, bounce: -0.5, initialVelocity: 0).dampingRatio == 2)
  }

  @Test func afterSettlingItStaysAtRest() {
    for ratio in [0.15, 0.5, 1, 2] {
      for velocity in [0.0, 20] {
        let spring = Spring(frequency: 8, dampingRatio: ratio, initialVelocity: velocity)
        let end = spring.settlingDuration
        let after = (0...2000).map { abs(spring.distance(at: end + Double($0) * 0.005)) }
        #expect(after.allSatisfy { $0 < 0.001 }, "\(ratio) \(velocity)")
        // It did not wait longer than needed: two steps of a thousandth of a period earlier it still moved.
        #expect(abs(spring.distance(at: end - 0.004 * .pi / 8)) > 0.0009, "\(ratio) \(velocity)")
      }
    }
  }
}
