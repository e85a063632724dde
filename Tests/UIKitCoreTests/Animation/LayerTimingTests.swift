import QuartzCore
import Testing

@testable import UIKitCore

/// Animations of layers in time. source: Apple's documentation of `CAMediaTiming`, `CASpringAnimation` and `CAKeyframeAnimation`.
extension Animations {
  @MainActor @Suite struct LayerTimingTests {
    private func slide() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = CGFloat(50)
      animation.toValue = CGFloat(150)
      animation.duration = 2
      return animation
    }

    /// Technical Q&A 1673: a speed of 0 and the present time as offset pause, the time that has passed as begin time goes on.
    @Test func aLayerCanBePaused() {
      let motion = Motion()
      let layer = motion.box.layer
      layer.add(slide(), forKey: "slide")
      #expect(isClose(motion.x(after: 0.5), 25))
      let paused = layer.convertTime(CACurrentMediaTimeOfScreen(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      #expect(isClose(motion.x(after: 10), 25))
      #expect(layer.animation(forKey: "slide") != nil)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTimeOfScreen(), from: nil) - paused
      #expect(isClose(motion.x(after: 0.5), 50))
      #expect(isClose(motion.x(after: 1.1), 0))
      #expect(layer.animation(forKey: "slide") == nil)
    }

    private func CACurrentMediaTimeOfScreen() -> TimeInterval { LayerClock.now() }

    @Test func aLateBeginningIsWaitedFor() {
      for (mode, before) in [(CAMediaTimingFillMode.removed, CGFloat(0)), (.backwards, 50)] {
        let motion = Motion()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = CGFloat(100)
        animation.toValue = CGFloat(150)
        animation.duration = 1
        animation.fillMode = mode
        animation.beginTime = LayerClock.now() + 1
        motion.box.layer.add(animation, forKey: "late")
        #expect(isClose(motion.x(after: 0.5), before))
        #expect(isClose(motion.x(after: 1), 75))
        #expect(isClose(motion.x(after: 1), 0))
        #expect(motion.box.layer.animation(forKey: "late") == nil)
      }
    }

    /// Two seconds into a group, its second member has run for one.
    @Test func membersOfAGroupBeginByItsTime() {
      let motion = Motion()
      let second = slide()
      second.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [second]
      group.duration = 4
      motion.box.layer.add(group, forKey: nil)
      #expect(isClose(motion.x(after: 0.5), 0))
      #expect(isClose(motion.x(after: 1.5), 50))
      // Over after three seconds.
      #expect(isClose(motion.x(after: 1.5), 0))
    }

    @Test func partsOfATransformationMove() throws {
      let motion = Motion()
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0.0
      turn.toValue = Double.pi
      turn.duration = 2
      motion.box.layer.add(turn, forKey: "turn")
      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.toValue = 3.0
      grow.duration = 2
      motion.box.layer.add(grow, forKey: "grow")
      _ = motion.x(after: 1)
      let shown = try #require(motion.box.layer.presentation()).affineTransform()
      // Twice as large, after a quarter turn.
      #expect(abs(shown.a) < 1e-9 && abs(shown.b - 2) < 1e-9)
    }

    /// x = 1 - e^(-5t) (cos dt + 5/d · sin dt) for a frequency of 10 and a damping ratio of a half, d = 10 √0.75.
    @Test func aSpringSwings() {
      let motion = Motion()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = CGFloat(50)
      spring.toValue = CGFloat(150)
      spring.duration = spring.settlingDuration
      let d = 10 * 0.75.squareRoot()
      let part = 1 - exp(-5 * 0.3) * (cos(d * 0.3) + 5 / d * sin(d * 0.3))
      motion.box.layer.add(spring, forKey: nil)
      #expect(isClose(motion.x(after: 0.3), CGFloat(part * 100)))
      #expect(part > 1)
    }

    /// Along an L of 100 and 300 points: evenly by pieces it is at the corner halfway, evenly by length after a quarter.
    @Test func aPathIsFollowed() {
      for (mode, part) in [(CAAnimationCalculationMode.linear, 0.5), (.paced, 0.25)] {
        let motion = Motion()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addLine(to: CGPoint(x: 150, y: 0))
        path.addLine(to: CGPoint(x: 150, y: 300))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = mode
        animation.duration = 4
        motion.box.layer.add(animation, forKey: nil)
        #expect(isClose(motion.x(after: 4 * part), 100))
        #expect(motion.box.layer.presentation().map { abs($0.position.y) < 1e-6 } == true)
      }
    }

    @Test func discreteValuesJump() {
      let motion = Motion()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [CGFloat(50), CGFloat(100), CGFloat(150), CGFloat(200)]
      animation.calculationMode = .discrete
      animation.duration = 4
      motion.box.layer.add(animation, forKey: nil)
      #expect(isClose(motion.x(after: 0.9), 0))
      #expect(isClose(motion.x(after: 0.2), 50))
      #expect(isClose(motion.x(after: 2.8), 150))
    }

    @Test func anAdditiveAnimationAddsToTheLayer() {
      let motion = Motion()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = CGFloat(0)
      animation.toValue = CGFloat(40)
      animation.isAdditive = true
      animation.duration = 2
      motion.box.layer.add(animation, forKey: nil)
      #expect(isClose(motion.x(after: 1), 20))
    }

    private final class Ends: CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }

    @Test func aTransitionTakesItsTime() {
      let (motion, ends) = (Motion(), Ends())
      let transition = CATransition()
      (transition.type, transition.subtype) = (.push, .fromRight)
      transition.duration = 1
      transition.delegate = ends
      motion.box.layer.add(transition, forKey: "transition")
      #expect(isClose(motion.x(after: 0.5), 0) && ends.ends.isEmpty)
      _ = motion.x(after: 0.6)
      #expect(ends.ends == [true])
    }
  }
}

/// The text of a text layer is drawn from the top of its bounds.
@MainActor @Suite(.serialized) struct TextLayerTests {
  private func texts(_ layer: CATextLayer) -> [RecordedDrawing.Text] {
    _ = UIScreen.main
    let context = CGContext()
    layer.render(in: context)
    return context.drawing.commands.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }

  @Test func textIsAlignedAndBroken() throws {
    let layer = CATextLayer()
    let font = UIFont.systemFont(ofSize: 10)
    layer.font = font
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    layer.string = "Hi"
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let width = "Hi".size(withAttributes: [.font: font.withSize(20)]).width
    let left = try #require(texts(layer).first)
    #expect(left.string == "Hi" && left.origin.x == 0 && left.color == UIColor.red.cgColor && left.font.size == 20)
    #expect(abs(left.origin.y - 20 * 1950 / 2048) < 1e-9)
    layer.alignmentMode = .center
    #expect(try abs(#require(texts(layer).first).origin.x - (100 - width) / 2) < 1e-9)
    #expect(abs(layer.preferredFrameSize().width - width) < 1e-9)
    layer.string = "Hi there, this is long"
    #expect(texts(layer).count == 1)
    layer.isWrapped = true
    #expect(texts(layer).count > 1)
    layer.isWrapped = false
    layer.truncationMode = .end
    #expect(texts(layer).first?.string.hasSuffix("…") == true)
  }
}
