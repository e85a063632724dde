import Testing

@testable import UIKitCore

extension Animations {
  @MainActor
  @Suite struct KeyframeTests {
    private let motion = Motion()
    private var box: UIView { motion.box }
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// To 100 in the first half, back to 20 in the last quarter.
    private func runThereAndBack(_ options: UIView.KeyframeAnimationOptions) {
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { box.frame.origin.x = 20 }
      }
    }

    @Test func eachChangeHasItsPartOfTheTime() {
      runThereAndBack(linear)
      #expect(box.frame.minX == 20)
      for (step, x) in [(0.0, 0.0), (1, 50), (1, 100), (0.5, 100), (1, 60), (0.25, 40), (0.25, 20)] {
        #expect(isClose(motion.x(after: step), x))
      }
    }

    @Test func aCurveIsThatOfTheWhole() {
      runThereAndBack([])
      // Ease in and out has the progress 0.15625 at 0.274375 of the time, which is 0.3125 of the first keyframe.
      #expect(isClose(motion.x(after: 4 * 0.274375), 31.25, within: 1e-3))
      #expect(isClose(motion.x(after: 4 * (0.5 - 0.274375)), 100, within: 1e-3))
    }

    @Test func discreteValuesJump() {
      runThereAndBack([linear, .calculationModeDiscrete])
      for (step, x): (TimeInterval, CGFloat) in [(1.9, 0), (0.2, 100), (1.8, 100), (0.1, 20)] {
        #expect(motion.x(after: step) == x)
      }
    }

    @Test func aFullTurnInThreeParts() {
      // Each part is less than half a turn, so each goes on in the same direction.
      UIView.animateKeyframes(withDuration: 3, delay: 0, options: linear) {
        for part in 1...3 {
          UIView.addKeyframe(withRelativeStartTime: Double(part - 1) / 3, relativeDuration: 1 / 3) {
            box.transform = CGAffineTransform(rotationAngle: CGFloat(part) * 2 * .pi / 3)
          }
        }
      }
      for quarter in 1...3 {
        motion.clock.advance(by: 0.75)
        let angle = CGFloat(quarter) * .pi / 2
        let shown = box.layer.presentation()?.affineTransform() ?? .identity
        #expect(isClose(shown.a, cos(angle)) && isClose(shown.b, sin(angle)))
      }
    }
  }
}
