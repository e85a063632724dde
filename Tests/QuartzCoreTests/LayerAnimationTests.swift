import Foundation
import QuartzCore
import Testing

/// What is on the screen while layers are animated: the model's value plus what is left of every offset.
@Suite struct LayerAnimationTests {
  private final class Owner: LayerAnimationOwner {
    var removals = 0

    func animationsWereRemoved(from layer: CALayer) { removals += 1 }
  }

  /// Animates a layer from an older value of a property to its present one, of which a part is left to go.
  private func animate(
    _ layer: CALayer, _ property: LayerProperty, from old: [CGFloat], remaining: Double, owner: Owner = Owner()
  ) {
    let offset = property.offset(from: layer[property], to: old)
    layer.animations.append(LayerAnimation(property, offset: offset, owner: owner) { remaining })
  }

  /// From (0, 0) to (100, 20) with a quarter left: (75, 15).
  @Test func theScreenIsBetweenOldAndNew() throws {
    let layer = CALayer()
    layer.position = CGPoint(x: 100, y: 20)
    animate(layer, .position, from: [0, 0], remaining: 0.25)
    #expect(try #require(layer.presentation()).position == CGPoint(x: 75, y: 15))
    #expect(layer.position == CGPoint(x: 100, y: 20))
  }

  /// Offsets add up: half of -100 and a quarter of 40 are -40, so 60 of 100 are shown.
  @Test func severalAnimationsOfAPropertyAddUp() throws {
    let layer = CALayer()
    layer.position = CGPoint(x: 100, y: 0)
    animate(layer, .position, from: [0, 0], remaining: 0.5)
    animate(layer, .position, from: [140, 0], remaining: 0.25)
    #expect(try #require(layer.presentation()).position.x == 60)
  }

  /// A spring that overshoots has less than nothing left.
  @Test func whatOvershootsIsShownBeyondTheEnd() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 10)
    animate(layer, .bounds, from: [0, 0, 10, 10], remaining: -0.1)
    #expect(try #require(layer.presentation()).bounds == CGRect(x: 0, y: 0, width: 54, height: 10))
  }

  /// Halfway between no turn and a quarter turn is an eighth, of full size: entries of the matrix halfway would shrink it.
  @Test func aTurnGoesAround() throws {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    animate(layer, .transform, from: CALayer()[.transform], remaining: 0.5)
    let shown = try #require(layer.presentation()).affineTransform()
    let expected = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(shown.a - expected.a) < 1e-12 && abs(shown.b - expected.b) < 1e-12)
    #expect(abs(shown.c - expected.c) < 1e-12 && abs(shown.d - expected.d) < 1e-12)
  }

  /// From 170° to -170° is a turn of 20° across 180°, not one of 340°.
  @Test func aTurnTakesTheShortWay() throws {
    let (layer, before) = (CALayer(), CALayer())
    before.setAffineTransform(CGAffineTransform(rotationAngle: 170 * .pi / 180))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: -170 * .pi / 180))
    animate(layer, .transform, from: before[.transform], remaining: 0.5)
    #expect(abs(try #require(layer.presentation()).affineTransform().a + 1) < 1e-12)
  }

  /// A transform of rotation, shear, scales and translation is its parts put together again.
  @Test func partsMakeTheTransform() {
    for t in [CGAffineTransform(1, 2, 3, 4, 5, 6), CGAffineTransform(-2, 0, 0, 3, 0, 0), CGAffineTransform()] {
      let layer = CALayer()
      layer[.transform] = {
        $0.setAffineTransform(t)
        return $0[.transform]
      }(CALayer())
      let made = layer.affineTransform()
      for (own, given) in [
        (made.a, t.a), (made.b, t.b), (made.c, t.c), (made.d, t.d), (made.tx, t.tx), (made.ty, t.ty),
      ] {
        #expect(abs(own - given) < 1e-12)
      }
    }
  }

  @Test func keysAreThoseOfCoreAnimationInTheOrderOfTheirStart() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    animate(layer, .opacity, from: [0], remaining: 1)
    animate(layer, .position, from: [0, 0], remaining: 1)
    animate(layer, .opacity, from: [1], remaining: 1)
    #expect(layer.animationKeys() == ["opacity", "position"])
  }

  @Test func whoeverAnimatedIsToldOnceWhenAnimationsAreRemoved() {
    let (layer, owner, other) = (CALayer(), Owner(), Owner())
    animate(layer, .opacity, from: [0], remaining: 1, owner: owner)
    animate(layer, .position, from: [5, 5], remaining: 1, owner: owner)
    animate(layer, .position, from: [5, 5], remaining: 1, owner: other)
    layer.removeAllAnimations()
    #expect(owner.removals == 1 && other.removals == 1)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position == layer.position)
  }

  /// Apple's documentation of `kCATransition`: the key is used for transitions, whichever key is given.
  @Test func aTransitionHasTheKeyOfTransitions() {
    let (layer, first, second) = (CALayer(), CATransition(), CATransition())
    (first.duration, second.duration) = (1, 1)
    let clock = LayerClock.after
    defer { LayerClock.after = clock }
    LayerClock.after = { _, _ in }
    layer.add(first, forKey: "mine")
    #expect(layer.animation(forKey: "mine") == nil && layer.animation(forKey: kCATransition) === first)
    layer.add(second, forKey: nil)
    #expect(layer.animation(forKey: kCATransition) === second)
  }
}
