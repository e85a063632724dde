import Testing

@testable import UIKitCore

extension Animations {
  @MainActor
  @Suite struct PropertyAnimatorTests {
    private let motion = Motion()
    private var box: UIView { motion.box }

    private func animator(
      _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1, to x: CGFloat = 100
    ) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: duration, curve: curve) { [box] in box.frame.origin.x = x }
    }

    @Test func runsToItsEnd() {
      let animator = animator()
      var log: [String] = []
      animator.addCompletion { log.append("first \($0)") }
      animator.addCompletion { log.append("second \($0)") }
      #expect(animator.state == .inactive)
      #expect(box.frame.minX == 0)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(box.frame.minX == 100)
      #expect(isClose(motion.x(after: 0.25), 25))
      #expect(isClose(animator.fractionComplete, 0.25))
      motion.clock.advance(by: 0.75)
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(log == ["first end", "second end"])
    }

    @Test func startsLaterAndPauses() {
      let animator = animator()
      animator.startAnimation(afterDelay: 1)
      #expect(motion.x(after: 1) == 0)
      #expect(isClose(motion.x(after: 0.5), 50))
      animator.pauseAnimation()
      #expect(isClose(motion.x(after: 5), 50))
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      animator.startAnimation()
      #expect(isClose(motion.x(after: 0.25), 75))
    }

    @Test func aPausedAnimatorIsScrubbed() {
      let animator = animator(.easeIn)
      animator.fractionComplete = 0.5
      // Linear while it is scrubbed, by Apple's documentation of `scrubsLinearly`.
      #expect(isClose(motion.shown.minX, 50))
      // From there by the curve, whose progress is 1/2 at 0.6575: the rest takes 0.3425.
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(isClose(motion.shown.minX, 50, within: 1e-4))
      motion.clock.advance(by: 0.3424)
      #expect(animator.isRunning)
      motion.clock.advance(by: 0.0002)
      #expect(!animator.isRunning)
      // With `scrubsLinearly` off the fraction is time.
      let other = Motion()
      let timed = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { other.box.frame.origin.x = 100 }
      timed.scrubsLinearly = false
      timed.fractionComplete = 0.6575
      #expect(isClose(other.shown.minX, 50, within: 1e-4))
    }

    @Test func nothingJumpsAtAPause() {
      let animator = animator(.easeInOut)
      animator.startAnimation()
      let before = motion.x(after: 0.3)
      animator.pauseAnimation()
      #expect(isClose(motion.shown.minX, before))
      animator.startAnimation()
      #expect(isClose(motion.shown.minX, before))
      // Control points are Floats.
      #expect(isClose(motion.x(after: 0.2), 50, within: 1e-4))
    }

    @Test func reversedItEndsAtTheStart() {
      let animator = animator()
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      #expect(isClose(motion.x(after: 0.75), 75))
      animator.isReversed = true
      #expect(isClose(motion.x(after: 0.25), 50))
      #expect(motion.x(after: 0.5) == 0)
      #expect(box.frame.minX == 0)
      #expect(positions == [.start])
    }

    @Test func stoppingLeavesViewsWhereTheyAre() {
      var completed = false
      let animator = animator()
      animator.addCompletion { _ in completed = true }
      animator.startAnimation()
      motion.clock.advance(by: 0.4)
      animator.stopAnimation(true)
      #expect(isClose(box.frame.minX, 40))
      #expect(animator.state == .inactive)
      motion.clock.advance(by: 5)
      #expect(!completed)
    }

    @Test func finishingChoosesThePlace() {
      for (position, x) in [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 40)] {
        let motion = Motion()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { motion.box.frame.origin.x = 100 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        motion.clock.advance(by: 0.4)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(isClose(motion.box.frame.minX, x))
        #expect(motion.shown == motion.box.frame)
        #expect(positions == [position])
      }
    }

    @Test func blocksMayJoinLaterOrWait() {
      let animator = animator()
      // Waits half of the second, then has the other half.
      animator.addAnimations({ [box] in box.frame.origin.y = 100 }, delayFactor: 0.5)
      animator.startAnimation()
      motion.clock.advance(by: 0.5)
      #expect(isClose(motion.shown.minY, 0))
      // Joins halfway: in the half second that is left.
      animator.addAnimations { [box] in box.alpha = 0 }
      motion.clock.advance(by: 0.25)
      #expect(isClose(motion.shown.minX, 75))
      #expect(isClose(motion.shown.minY, 50))
      #expect(box.layer.presentation()?.opacity == 0.5)
    }

    @Test func continuesAtAnotherPace() {
      let animator = animator()
      animator.startAnimation()
      motion.clock.advance(by: 0.5)
      animator.pauseAnimation()
      // The rest takes twice the duration.
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
      #expect(isClose(motion.x(after: 1), 75))
      animator.pauseAnimation()
      // Ease in over one second for the last quarter: half of it at 0.6575.
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
      #expect(isClose(motion.x(after: 0.6575), 87.5, within: 1e-4))
      #expect(motion.x(after: 0.3426) == 100)
      #expect(animator.state == .inactive)
    }

    @Test func itMayStayActiveAtItsEnd() {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      motion.clock.advance(by: 3)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      #expect(isClose(motion.x(after: 0.25), 75))
    }

    @Test func springs() {
      // A ratio keeps the duration, a mass and a stiffness have their own: ω = 10, ζ = 1, ends where (1 + ωt) e^(-ωt) = 0.001.
      let ratio = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
      #expect(ratio.duration == 1)
      let mass = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: mass)
      #expect(abs(animator.duration - 0.9233) < 0.01)
      animator.addAnimations { [box] in box.frame.origin.x = 100 }
      animator.startAnimation()
      #expect(isClose(motion.x(after: 0.1), 100 * (1 - 2 * exp(-1)), within: 1e-3))
      motion.clock.advance(by: 1)
      #expect(animator.state == .inactive)
    }

    @Test func transactionsWaitForAnimators() {
      for stops in [false, true] {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("transaction") }
        let animator = animator()
        animator.addCompletion { _ in log.append("animator") }
        animator.startAnimation()
        CATransaction.commit()
        motion.clock.advance(by: 0.5)
        #expect(log == [])
        if stops { animator.stopAnimation(true) } else { motion.clock.advance(by: 0.5) }
        #expect(log == (stops ? ["transaction"] : ["animator", "transaction"]))
      }
    }

    @Test func oneThatRunsAlready() {
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear)
      {
        [box] in
        box.frame.origin.x = 100
      } completion: {
        position = $0
      }
      #expect(animator.isRunning)
      #expect(isClose(motion.x(after: 1), 50))
      motion.clock.advance(by: 0.5)
      #expect(position == .end)
    }
  }
}
