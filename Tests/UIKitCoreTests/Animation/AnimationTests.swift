import Testing

@testable import UIKitCore

extension Animations {
  /// `UIView.animate` and its relatives. Numbers follow from the linear curve, or from the middle of a symmetric one.
  @MainActor
  @Suite struct AnimationTests {
    private let motion = Motion()
    private var box: UIView { motion.box }

    @Test func modelsJumpAndTheScreenFollows() {
      var ends: [Bool] = []
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 200, y: 40, width: 50, height: 60)
      } completion: {
        ends.append($0)
      }
      #expect(box.frame == CGRect(x: 200, y: 40, width: 50, height: 60))
      #expect(motion.shown == CGRect(x: 0, y: 0, width: 100, height: 100))
      motion.clock.advance(by: 0.5)
      // A quarter of the way: position and size are those of a frame whose numbers are a quarter of the way.
      #expect(isClose(motion.shown, CGRect(x: 50, y: 10, width: 87.5, height: 90)))
      #expect(ends.isEmpty)
      motion.clock.advance(by: 1.5)
      #expect(motion.shown == box.frame)
      #expect(ends == [true])
      #expect(box.layer.animationKeys() == nil)
    }

    @Test func everyAnimatablePropertyMoves() {
      box.alpha = 0
      box.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.center.x += 80
        box.bounds.origin.y = 40
        box.alpha = 1
        box.backgroundColor = .red
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      #expect(box.layer.animationKeys() == ["position", "bounds", "opacity", "backgroundColor", "transform"])
      motion.clock.advance(by: 0.5)
      let shown = box.layer.presentation()
      #expect(shown?.position == CGPoint(x: 90, y: 50))
      #expect(shown?.bounds.minY == 20)
      #expect(shown?.opacity == 0.5)
      #expect(shown?.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
      // Half a quarter turn; the box neither shrinks nor shears.
      let half = CGFloat(0.5).squareRoot()
      let turned = shown?.affineTransform() ?? .identity
      #expect(isClose(turned.a, half) && isClose(turned.b, half) && isClose(turned.c, -half) && isClose(turned.d, half))
    }

    @Test func curvesAreThoseOfTheOptions() {
      // The point at parameter 1/2 of each curve; see TimingTests.
      for (options, time, progress) in [
        (UIView.AnimationOptions.curveEaseIn, 0.6575, 0.5), (.curveEaseOut, 0.3425, 0.5),
        (.curveEaseInOut, 0.274375, 0.15625),
      ] {
        let motion = Motion()
        UIView.animate(withDuration: 1, delay: 0, options: options) { motion.box.frame.origin.x = 100 }
        #expect(isClose(motion.x(after: time), 100 * progress, within: 1e-4))
      }
    }

    @Test func aDelayShowsTheOldValues() {
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { box.frame.origin.x = 100 }
      #expect(motion.x(after: 1.9) == 0)
      #expect(isClose(motion.x(after: 0.6), 50))
      #expect(isClose(motion.x(after: 0.5), 100))
    }

    /// source: WWDC 2014, "Building interruptible and responsive interactions": animations of views are additive, so an
    /// interrupted one goes on below the new one.
    @Test func interruptedAnimationsAddUp() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
      #expect(isClose(motion.x(after: 0.6), 60))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 0 }
      // No jump; then 0 + 100 (1 - 0.2) - 100 (1 - 0.8) = 60, and 0 + 100 (1 - 0.5) once the first is over.
      #expect(isClose(motion.shown.minX, 60))
      #expect(isClose(motion.x(after: 0.2), 60))
      #expect(isClose(motion.x(after: 0.3), 50))
    }

    @Test func repeatingAndReversing() {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
        box.frame.origin.x = 100
      }
      for (step, x) in [(0.25, 25.0), (0.5, 75), (0.5, 75), (0.5, 25), (0.5, 25), (100, 25)] {
        #expect(isClose(motion.x(after: step), x))
      }
      #expect(box.frame.minX == 100)
      box.layer.removeAllAnimations()
      #expect(motion.shown.minX == 100)
    }

    @Test func aCountOfTurns() {
      var ended = false
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.frame.origin.x = 100 }
      } completion: { _ in
        ended = true
      }
      #expect(isClose(motion.x(after: 3.75), 25))
      #expect(!ended)
      #expect(motion.x(after: 0.25) == 100)
      #expect(ended)
    }

    @Test func springsOvershootAndComeToRest() {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        box.frame.origin.x = 100
      }
      // The swing takes d = ω √(1 - ζ²) with ζω = ln 1000; after half of its turn the overshoot is e^(-ζωπ/d).
      let decay = log(1000.0)
      let swing = decay / 0.5 * (0.75).squareRoot()
      #expect(isClose(motion.x(after: .pi / swing), 100 * (1 + exp(-decay * .pi / swing)), within: 1e-3))
      #expect(motion.x(after: 1) == 100)
    }

    @Test func springsOfABounceRunUntilTheyRest() {
      var ended = false
      UIView.animate(springDuration: 1, bounce: 0) {
        box.frame.origin.x = 100
      } completion: { _ in
        ended = true
      }
      // Critical, ω = 2π: after half a second 1 - (1 + π) e^-π.
      #expect(isClose(motion.x(after: 0.5), 100 * (1 - (1 + .pi) * exp(-.pi)), within: 1e-3))
      #expect(!ended)
      motion.clock.advance(by: 1.5)
      #expect(ended)
    }

    @Test func nestedBlocksInheritDurationAndCurve() {
      let other = UIView(frame: .zero)
      let third = UIView(frame: .zero)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
        UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]) {
          other.frame.origin.x = 100
        }
        UIView.performWithoutAnimation { third.frame.origin.x = 100 }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      #expect(isClose(motion.x(after: 0.5), 25))
      #expect(isClose(other.layer.presentation()?.frame.minX ?? 0, 50))
      #expect(third.layer.presentation()?.frame.minX == 100)
    }

    @Test func withoutAnimationsEverythingJumps() {
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      var ended = false
      UIView.animate(withDuration: 1, delay: 1) {
        box.frame.origin.x = 100
      } completion: {
        ended = $0
      }
      #expect(motion.shown.minX == 100)
      #expect(!ended)
      motion.clock.advance(by: 0)
      #expect(ended)
    }

    /// Completions come at their animation's time, whatever the step of the clock, and may start the next.
    @Test func completionsComeInTheOrderOfTime() {
      var log: [String] = []
      func note(_ name: String) -> (Bool) -> Void { { _ in log.append("\(name) \(motion.clock.now)") } }
      UIView.animate(withDuration: 0.5) {
        box.alpha = 0.5
      } completion: { _ in
        note("short")(true)
        UIView.animate(withDuration: 0.25, animations: { box.alpha = 1 }, completion: note("chained"))
      }
      UIView.animate(withDuration: 2, animations: { box.frame.origin.x = 10 }, completion: note("long"))
      UIView.animate(withDuration: 0.5, animations: { box.frame.origin.y = 10 }, completion: note("second"))
      UIView.animate(withDuration: 0, animations: { box.frame.size.width = 10 }, completion: note("none"))
      UIView.animate(withDuration: 3, animations: {}, completion: note("empty"))
      #expect(log.isEmpty)
      motion.clock.advance(by: 10)
      #expect(log == ["none 0.0", "empty 0.0", "short 0.5", "second 0.5", "chained 0.75", "long 2.0"])
      #expect(motion.clock.now == 10)
    }

    @Test func removedAnimationsDidNotFinish() {
      var ends: [Bool] = []
      UIView.animate(withDuration: 1) {
        box.frame.origin.x = 100
      } completion: {
        ends.append($0)
      }
      motion.clock.advance(by: 0.5)
      box.layer.removeAllAnimations()
      #expect(motion.shown.minX == 100)
      #expect(ends == [false])
      motion.clock.advance(by: 1)
      #expect(ends == [false])
    }

    @Test func transactionsEndWithTheirLastAnimation() {
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("transaction") }
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: { _ in
        log.append("view")
      }
      CATransaction.commit()
      motion.clock.advance(by: 0.5)
      #expect(log.isEmpty)
      motion.clock.advance(by: 0.5)
      #expect(log == ["view", "transaction"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
      #expect(log.last == "empty")
    }

    @Test func transitionsTakeTheirTimeAndShowTheResultAtOnce() {
      var ended = false
      UIView.transition(with: motion.root, duration: 1, options: .transitionCrossDissolve) {
        box.frame.origin.x = 100
      } completion: {
        ended = $0
      }
      #expect(motion.shown.minX == 100)
      motion.clock.advance(by: 0.5)
      #expect(!ended)
      motion.clock.advance(by: 0.5)
      #expect(ended)
      let other = UIView()
      UIView.transition(from: box, to: other, duration: 1)
      #expect(motion.root.subviews == [other])
    }

    @Test func optionsOfApplesNumbers() {
      // Source: UIView.h.
      #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
      #expect(UIView.AnimationOptions(rawValue: 7 << 16).curve == .easeInOut)
      #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
      #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    }
  }
}
