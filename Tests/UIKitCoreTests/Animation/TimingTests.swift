import QuartzCore
import Testing

@testable import UIKitCore

/// Curves and springs, against their formulas.
@Suite struct TimingTests {
  /// source: derived: the point of the Bézier curve at its parameter 1/2 is (3/8 x1 + 3/8 x2 + 1/8, 3/8 y1 + 3/8 y2 + 1/8),
  /// at 1/4 it is (27/64 x1 + 9/64 x2 + 1/64, …); control points as Apple documents them.
  @Test(arguments: [
    (CAMediaTimingFunctionName.easeIn, 0.6575, 0.5), (.easeOut, 0.3425, 0.5), (.easeInEaseOut, 0.5, 0.5),
    (.easeInEaseOut, 0.274375, 0.15625), (.default, 0.3125, 0.5375), (.linear, 0.3, 0.3), (.easeIn, 0, 0),
    (.easeOut, 1, 1),
  ])
  func namedCurves(_ name: CAMediaTimingFunctionName, _ time: Double, _ progress: Double) {
    // Control points are Floats on iOS too.
    #expect(abs(CAMediaTimingFunction(name: name).progress(at: time) - progress) < 1e-7)
  }

  @Test func controlPointsAreReadBack() {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &values)
    #expect(values == [0.25, 0.1])
    CAMediaTimingFunction(name: .default).getControlPoint(at: 3, values: &values)
    #expect(values == [1, 1])
  }

  /// source: derived: the solutions of x'' + 2ζω x' + ω² x = 0 with x(0) = 1, x'(0) = -v.
  @Test func springsAtPointsWithShortFormulas() {
    // ω 5, ζ 3/5: decay 3, swing 4; after a half turn of the swing the cosine is -1 and the sine 0.
    let under = Spring(frequency: 5, dampingRatio: 0.6, initialVelocity: 0)
    #expect(abs(under.distance(at: .pi / 4) + exp(-0.75 * .pi)) < 1e-12)
    // Critical: (1 + ωt) e^(-ωt) at ωt = 1; a velocity of ω leaves the exponential alone.
    #expect(abs(Spring(frequency: 2, dampingRatio: 1, initialVelocity: 0).distance(at: 0.5) - 2 * exp(-1)) < 1e-12)
    #expect(abs(Spring(frequency: 2, dampingRatio: 1, initialVelocity: 2).distance(at: 0.5) - exp(-1)) < 1e-12)
    // ω 1, ζ 5/4: the exponents are -1/2 and -2, the parts 4/3 and -1/3.
    let over = Spring(frequency: 1, dampingRatio: 1.25, initialVelocity: 0)
    #expect(abs(over.distance(at: 1) - (4 / 3 * exp(-0.5) - exp(-2) / 3)) < 1e-12)
    // No damping: a cosine.
    #expect(abs(Spring(frequency: 3, dampingRatio: 0, initialVelocity: 0).distance(at: 2) - cos(6)) < 1e-12)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 1, 1.5, 4], [0, 3, -2])
  func springsObeyTheirEquation(_ ratio: Double, _ velocity: Double) {
    let frequency = 7.0
    let spring = Spring(frequency: frequency, dampingRatio: ratio, initialVelocity: velocity)
    let h = 1e-4
    #expect(abs((spring.distance(at: h) - 1) / h + velocity) < 0.05)
    for time in [0.1, 0.3, 0.7] {
      let (before, now, after) = (
        spring.distance(at: time - h), spring.distance(at: time), spring.distance(at: time + h)
      )
      let speed = (after - before) / (2 * h)
      let acceleration = (after - 2 * now + before) / (h * h)
      #expect(abs(acceleration + 2 * ratio * frequency * speed + frequency * frequency * now) < 1e-3)
    }
  }

  /// A spring of a damping ratio is at rest, to a thousandth, when its time is over, and not long before.
  @Test(arguments: [0.3, 0.5, 0.7, 1])
  func springsSettleInTheirTime(_ ratio: Double) {
    let spring = Spring(dampingRatio: ratio, settlingIn: 2, initialVelocity: 0)
    // Where the cosine and the sine add up, the swing reaches 1 / √(1 - ζ²) of its envelope.
    let reach = ratio < 1 ? 1 / (1 - ratio * ratio).squareRoot() : 1
    #expect(abs(spring.distance(at: 2)) <= 0.001 * reach + 1e-9)
    #expect(spring.settlingDuration > 1)
    #expect(spring.settlingDuration <= 2.2)
  }

  @Test func bounceAndDurationMakeTheSpring() {
    // Source: WWDC 2023, "Animate with springs": ω = 2π / duration; without bounce the critical spring.
    let spring = Spring(perceivedDuration: 0.5, bounce: 0, initialVelocity: 0)
    #expect(spring.frequency == 4 * .pi)
    #expect(spring.dampingRatio == 1)
    #expect(Spring(perceivedDuration: 1, bounce: 0.25, initialVelocity: 0).dampingRatio == 0.75)
    #expect(Spring(perceivedDuration: 1, bounce: -0.5, initialVelocity: 0).dampingRatio == 2)
  }

  @Test func curvesCanBeReadBackwards() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.timingCurve) {
      for fraction in [0.1, 0.35, 0.5, 0.9] {
        #expect(abs(curve.fraction(at: curve.progress(at: fraction)) - fraction) < 1e-6)
      }
    }
  }
}
