import QuartzCore
import Testing

@testable import UIKitCore

/// Animations that a program adds to a layer. source: Apple's documentation of `CABasicAnimation`, `CAKeyframeAnimation`,
/// `CAAnimationGroup` and `CAMediaTiming`.
extension Animations {
  @MainActor @Suite struct LayerAnimationObjectTests {
    private final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    private func slide(from start: CGFloat, to end: CGFloat) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = start
      animation.toValue = end
      animation.duration = 2
      return animation
    }

    /// From 50 to 150 in two seconds; the box is 100 wide, so its left edge is 50 less. The model stays.
    @Test func aBasicAnimationMovesWhatIsShownAlone() {
      let motion = Motion()
      let listener = Listener()
      let animation = slide(from: 50, to: 150)
      animation.delegate = listener
      motion.box.layer.add(animation, forKey: "slide")
      #expect(isClose(motion.shown.minX, 0))
      #expect(isClose(motion.x(after: 0.5), 25))
      #expect(isClose(motion.x(after: 1), 75))
      #expect(motion.box.frame.minX == 0)
      #expect(motion.box.layer.animation(forKey: "slide") === animation)
      #expect(listener.heard == ["start"])
      #expect(isClose(motion.x(after: 0.6), 0))
      #expect(motion.box.layer.animation(forKey: "slide") == nil)
      #expect(listener.heard == ["start", "stop true"])
    }

    /// `byValue` alone is from the layer's value to the sum, and `toValue` alone from the layer's value.
    @Test func missingEndsAreThoseOfTheLayer() {
      for (value, isBy) in [(CGFloat(40), true), (CGFloat(90), false)] {
        let motion = Motion()
        let animation = CABasicAnimation(keyPath: "position.x")
        if isBy { animation.byValue = value } else { animation.toValue = value }
        animation.duration = 1
        motion.box.layer.add(animation, forKey: nil)
        #expect(isClose(motion.x(after: 0.5), 20))
      }
    }

    @Test func removingAnAnimationEndsIt() {
      let motion = Motion()
      let listener = Listener()
      let animation = slide(from: 50, to: 150)
      animation.delegate = listener
      motion.box.layer.add(animation, forKey: "slide")
      #expect(isClose(motion.x(after: 1), 50))
      motion.box.layer.removeAnimation(forKey: "slide")
      #expect(isClose(motion.shown.minX, 0))
      #expect(listener.heard == ["start", "stop false"])
    }

    @Test func whatFillsForwardsKeepsItsLastValue() {
      let motion = Motion()
      let animation = slide(from: 50, to: 150)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      motion.box.layer.add(animation, forKey: "slide")
      #expect(isClose(motion.x(after: 5), 100))
      motion.box.layer.removeAnimation(forKey: "slide")
      #expect(isClose(motion.shown.minX, 0))
    }

    /// Two seconds there and two back, twice; after seven seconds it is halfway back for the second time.
    @Test func repetitionsGoBackTheSameWay() {
      let motion = Motion()
      let animation = slide(from: 50, to: 150)
      animation.autoreverses = true
      animation.repeatCount = 2
      motion.box.layer.add(animation, forKey: "slide")
      #expect(isClose(motion.x(after: 3), 50))
      #expect(isClose(motion.x(after: 4), 50))
      #expect(isClose(motion.x(after: 1.5), 0))
    }

    /// 50, 150, 70 at 0, a quarter and 1 of four seconds.
    @Test func keyframesAreReachedAtTheirTimes() {
      let motion = Motion()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [CGFloat(50), CGFloat(150), CGFloat(70)]
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 4
      motion.box.layer.add(animation, forKey: nil)
      #expect(isClose(motion.x(after: 0.5), 50))
      #expect(isClose(motion.x(after: 0.5), 100))
      #expect(isClose(motion.x(after: 1.5), 60))
    }

    /// A group ends with its own duration, whatever its members would still do.
    @Test func aGroupEndsItsMembers() {
      let motion = Motion()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = Float(0)
      fade.toValue = Float(1)
      fade.duration = 2
      let group = CAAnimationGroup()
      group.animations = [slide(from: 50, to: 150), fade]
      group.duration = 1
      motion.box.layer.add(group, forKey: "both")
      #expect(isClose(motion.x(after: 0.5), 25))
      #expect(motion.box.layer.presentation().map { abs($0.opacity - 0.25) < 1e-6 } == true)
      #expect(isClose(motion.x(after: 0.5), 0))
      #expect(motion.box.layer.presentation()?.opacity == 1)
    }
  }
}
