import AppHost
import QuartzCore
import Testing
import UIKit

/// How items move. source: Apple's documentation of each behavior, with its units, and mechanics.
@MainActor
@Suite(.serialized) struct DynamicsTests {
  private final class Heard: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var all: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { all.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { all.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { all.append("items meet") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { all.append("items part") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { all.append("meets \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { all.append("leaves \(identifier.map { "\($0)" } ?? "bounds")") }
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private let screen = Screen(.named("iPhone 15"))
  private let root = UIViewController()
  private let heard = Heard()
  private let animator: UIDynamicAnimator

  init() {
    screen.show(root)
    animator = UIDynamicAnimator(referenceView: root.view)
    animator.delegate = heard
  }

  /// A view in the reference view, 393 by 852 points.
  private func item(_ x: CGFloat, _ y: CGFloat, size: CGFloat = 100) -> UIView { add(UIView(), x, y, size) }
  private func ball(_ x: CGFloat, _ y: CGFloat, size: CGFloat = 100) -> UIView { add(Ball(), x, y, size) }
  private func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat) -> UIView {
    view.bounds.size = CGSize(width: size, height: size)
    view.center = CGPoint(x: x, y: y)
    root.view.addSubview(view)
    return view
  }
  private func run(_ behaviors: UIDynamicBehavior..., for seconds: TimeInterval) {
    screen.run { for behavior in behaviors { animator.addBehavior(behavior) } }
    screen.wait(seconds)
  }
  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(a - b) <= tolerance }

  // MARK: Gravity

  @Test func gravityOfMagnitude1Is1000PointsASecondSquared() {
    let view = item(100, 100)
    run(UIGravityBehavior(items: [view]), for: 0.5)
    // g t² / 2
    #expect(isNear(view.center.y, 100 + 125))
    #expect(view.center.x == 100)
    #expect(view.transform.isIdentity)
  }

  @Test func gravityFollowsItsDirection() {
    let view = item(100, 100)
    let gravity = UIGravityBehavior(items: [view])
    gravity.setAngle(0, magnitude: 0.5)
    run(gravity, for: 0.6)
    // 500 t² / 2
    #expect(isNear(view.center.x, 190))
    #expect(isNear(view.center.y, 100))
    #expect(isNear(gravity.magnitude, 0.5, 1e-9))
  }

  // MARK: Collisions

  @Test func anItemComesToRestOnTheBoundsOfTheReferenceView() {
    let view = item(100, 100)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = heard
    run(UIGravityBehavior(items: [view]), collision, for: 5)
    #expect(isNear(view.frame.maxY, root.view.bounds.maxY))
    #expect(heard.all == ["resume", "meets bounds", "pause"])
    #expect(!animator.isRunning)
  }

  @Test func anItemNeverLeavesTheBounds() {
    let view = ball(200, 200, size: 60)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    let matter = UIDynamicItemBehavior(items: [view])
    matter.elasticity = 1
    matter.addLinearVelocity(CGPoint(x: 1_300, y: 900), for: view)
    let inside = root.view.bounds.insetBy(dx: 19.9, dy: 19.9)
    var left = 0
    matter.action = { if !inside.contains(view.frame) { left += 1 } }
    run(collision, matter, for: 4)
    #expect(left == 0)
    // Nothing brakes it.
    let velocity = matter.linearVelocity(for: view)
    #expect(
      isNear(
        (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot(), (1_300 * 1_300 + 900 * 900).squareRoot(), 20))
  }

  @Test func elasticityIsThePartOfTheSpeedThatIsKept() {
    let (half, none) = (item(100, 400), item(300, 400))
    let collision = UICollisionBehavior(items: [half, none])
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 393, y: 700))
    let matter = UIDynamicItemBehavior(items: [half])
    matter.elasticity = 0.5
    var highest: [CGFloat] = [1_000, 1_000]
    var hit = false
    collision.action = {
      if matter.linearVelocity(for: half).y < 0 { hit = true }
      if hit { highest = [min(highest[0], half.frame.maxY), min(highest[1], none.frame.maxY)] }
    }
    run(UIGravityBehavior(items: [half, none]), collision, matter, for: 3)
    // They fall 250 points, and half of the speed is a quarter of the height.
    #expect(isNear(highest[0], 700 - 62.5, 4))
    #expect(isNear(highest[1], 700, 6))
    #expect(isNear(half.frame.maxY, 700, 1))
  }

  @Test func aBoundaryHasItsIdentifier() {
    let view = item(100, 400)
    let collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = heard
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 393, y: 700))
    run(UIGravityBehavior(items: [view]), collision, for: 2)
    #expect(heard.all == ["resume", "meets floor", "pause"])
    #expect(collision.boundaryIdentifiers as? [String] == ["floor"])
    screen.run { collision.removeBoundary(withIdentifier: "floor" as NSCopying) }
    screen.wait(0.5)
    #expect(view.frame.minY > 700)
    #expect(heard.all.suffix(2) == ["resume", "leaves floor"])
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func itemsOfTheSameMassExchangeTheirSpeed() {
    let (left, right) = (item(60, 300, size: 50), item(200, 300, size: 50))
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = heard
    let matter = UIDynamicItemBehavior(items: [left, right])
    matter.elasticity = 1
    matter.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
    run(collision, matter, for: 0.8)
    #expect(isNear(matter.linearVelocity(for: left).x, 0, 5))
    #expect(isNear(matter.linearVelocity(for: right).x, 200, 5))
    #expect(heard.all == ["resume", "items meet", "items part"])
    // They meet at 0.45 seconds with the left one's center at 150.
    #expect(isNear(left.center.x, 150, 3))
    #expect(isNear(right.center.x, 270, 5))
  }

  @Test func aStackOfItemsStands() {
    let views = (0..<4).map { item(200, 800 - 110 * CGFloat($0)) }
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = UIDynamicItemBehavior(items: views)
    matter.friction = 0.5
    run(UIGravityBehavior(items: views), collision, matter, for: 6)
    for (index, view) in views.enumerated() {
      #expect(isNear(view.center.y, root.view.bounds.maxY - 50 - 100 * CGFloat(index), 2), "item \(index)")
      #expect(isNear(view.center.x, 200, 2), "item \(index)")
    }
    #expect(!animator.isRunning)
  }

  @Test func anAnchoredItemStaysAndOthersBounceOffIt() {
    let (wall, view) = (item(200, 600), item(200, 300))
    let matter = UIDynamicItemBehavior(items: [wall])
    matter.isAnchored = true
    run(UIGravityBehavior(items: [wall, view]), UICollisionBehavior(items: [wall, view]), matter, for: 3)
    #expect(wall.center == CGPoint(x: 200, y: 600))
    #expect(isNear(view.frame.maxY, 550, 1))
  }

  @Test func aBallRollsDownASlope() {
    let view = ball(100, 200, size: 40)
    let collision = UICollisionBehavior(items: [view])
    let matter = UIDynamicItemBehavior(items: [view])
    matter.friction = 1
    collision.addBoundary(
      withIdentifier: "slope" as NSCopying, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 393, y: 396.5))
    run(UIGravityBehavior(items: [view]), collision, matter, for: 0.7)
    #expect(view.center.x > 130)
    #expect(matter.angularVelocity(for: view) > 1)
  }

  // MARK: Pushes, snaps, attachments

  @Test func aPushOf1Accelerates100By100PointsBy100PointsASecondSquared() {
    let (view, heavy) = (item(60, 100), item(60, 300))
    let push = UIPushBehavior(items: [view, heavy], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let matter = UIDynamicItemBehavior(items: [heavy])
    matter.density = 2
    run(push, matter, for: 1)
    #expect(isNear(view.center.x, 60 + 50))
    #expect(isNear(heavy.center.x, 60 + 25))
    #expect(push.active)
  }

  @Test func anInstantaneousPushOf1GivesASpeedOf100Points() {
    let view = item(60, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    run(push, for: 1)
    #expect(isNear(view.center.x, 160))
    #expect(!push.active)
  }

  @Test func aPushBesideTheCentreTurns() {
    let view = item(100, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
    run(push, for: 0.5)
    #expect(view.transform.b > 0)
  }

  @Test func aSnapEndsAtItsPointUpright() {
    let view = item(60, 100)
    view.transform = CGAffineTransform(rotationAngle: 1)
    run(UISnapBehavior(item: view, snapTo: CGPoint(x: 250, y: 600)), for: 4)
    #expect(view.center == CGPoint(x: 250, y: 600))
    #expect(isNear(view.transform.b, 0, 1e-6))
    #expect(heard.all == ["resume", "pause"])
  }

  @Test func aSnapSwingsLessTheMoreItIsDamped() {
    func furthest(_ damping: CGFloat) -> CGFloat {
      let view = item(100, 100)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 100))
      snap.damping = damping
      var furthest: CGFloat = 0
      snap.action = { furthest = max(furthest, view.center.x) }
      run(snap, for: 4)
      return furthest
    }
    #expect(furthest(0) > furthest(0.5))
    #expect(furthest(0.5) > furthest(1) - 0.001)
    #expect(furthest(1) < 301)
  }

  @Test func aStiffAttachmentKeepsItsLength() {
    let view = item(300, 200, size: 40)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
    #expect(attachment.length == 100)
    var lengths: [CGFloat] = []
    attachment.action = {
      let (x, y) = (view.center.x - 200, view.center.y - 200)
      lengths.append((x * x + y * y).squareRoot())
    }
    run(UIGravityBehavior(items: [view]), attachment, for: 2)
    #expect(lengths.allSatisfy { isNear($0, 100, 2) })
    #expect(lengths.count == 120)
  }

  @Test func aSpringPullsTheItemToItsLength() {
    let view = item(300, 200, size: 40)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
    attachment.length = 50
    attachment.frequency = 2
    attachment.damping = 1
    run(attachment, for: 3)
    #expect(isNear(view.center.x, 250, 1))
  }

  @Test func aPinnedItemTurnsAroundItsPoint() {
    let (post, sign) = (item(200, 200, size: 20), item(250, 200, size: 40))
    let matter = UIDynamicItemBehavior(items: [post])
    matter.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: sign, attachedTo: post, attachmentAnchor: CGPoint(x: 200, y: 200))
    let drag = UIDynamicItemBehavior(items: [sign])
    drag.angularResistance = 3
    drag.resistance = 3
    run(UIGravityBehavior(items: [sign]), matter, pin, drag, for: 6)
    // It hangs below the point, a quarter of a turn on.
    #expect(isNear(sign.center.x, 200, 2))
    #expect(isNear(sign.center.y, 250, 2))
    #expect(isNear(atan2(sign.transform.b, sign.transform.a), .pi / 2, 0.05))
  }

  @Test func aSlidingItemStaysOnItsLineAndInItsRange() {
    let view = item(200, 200, size: 40)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: 0.3, dy: 1)
    run(gravity, slide, for: 3)
    #expect(isNear(view.center.x, 200, 2))
    #expect(isNear(view.center.y, 320, 4))
  }

  // MARK: The rest

  @Test func resistanceBrakes() {
    let view = item(60, 100)
    let matter = UIDynamicItemBehavior(items: [view])
    matter.resistance = 2
    matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
    run(matter, for: 1)
    // 100 e⁻²
    #expect(isNear(matter.linearVelocity(for: view).x, 13.5, 1))
  }

  @Test func anItemThatDoesNotRotateStaysUpright() {
    let view = item(100, 300)
    let matter = UIDynamicItemBehavior(items: [view])
    matter.allowsRotation = false
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(withIdentifier: "edge" as NSCopying, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 90, y: 500))
    run(UIGravityBehavior(items: [view]), collision, matter, for: 1)
    #expect(view.transform.isIdentity)
  }

  @Test func aBehaviorOfBehaviorsIsAddedAsAWhole() {
    final class Fall: UIDynamicBehavior {
      var animators: [UIDynamicAnimator?] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { animators.append(dynamicAnimator) }
    }
    let (view, fall) = (item(100, 100), Fall())
    fall.addChildBehavior(UIGravityBehavior(items: [view]))
    run(fall, for: 0.5)
    #expect(isNear(view.center.y, 225))
    screen.run { animator.removeAllBehaviors() }
    screen.wait(0.5)
    #expect(isNear(view.center.y, 225))
    #expect(fall.animators.count == 2)
    #expect(fall.animators[0] === animator)
    #expect(fall.childBehaviors[0].dynamicAnimator == nil)
    #expect(heard.all == ["resume", "pause"])
  }

  @Test func theStateOfAnItemIsTakenWhenTheAppSaysSo() {
    let view = item(100, 100)
    run(UIGravityBehavior(items: [view]), for: 0.2)
    screen.run {
      view.center = CGPoint(x: 300, y: 50)
      animator.updateItem(usingCurrentState: view)
    }
    screen.wait(1.0 / 60)
    #expect(view.center.x == 300)
    #expect(isNear(view.center.y, 53.5, 1))
  }

  @Test func theSameBehaviorsGiveTheSamePlaces() {
    func places() -> [CGPoint] {
      let views = (0..<6).map { ball(60 + 55 * CGFloat($0), 100 + 30 * CGFloat($0), size: 50) }
      let animator = UIDynamicAnimator(referenceView: root.view)
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      let gravity = UIGravityBehavior(items: views)
      gravity.gravityDirection = CGVector(dx: 0.2, dy: 0.9)
      screen.run {
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
      }
      screen.wait(2)
      return views.map(\.center)
    }
    #expect(places() == places())
  }

  @Test func aFieldActsInItsRegionOnly() {
    let (inside, outside) = (item(100, 100), item(300, 100))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 100, y: 100)
    field.region = UIRegion(size: CGSize(width: 100, height: 2_000))
    field.addItem(inside)
    field.addItem(outside)
    run(field, for: 0.5)
    #expect(isNear(inside.center.y, 225))
    #expect(outside.center.y == 100)
  }

  @Test func regionsCombine() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 10, height: 10)))
    #expect(circle.contains(CGPoint(x: 9, y: 0)) && !square.contains(CGPoint(x: 9, y: 0)))
    #expect(!circle.byIntersection(with: square).contains(CGPoint(x: 9, y: 0)))
    #expect(circle.byDifference(from: square).contains(CGPoint(x: 9, y: 0)))
    #expect(square.byUnion(with: circle).contains(CGPoint(x: 9, y: 0)))
    #expect(square.inverse().contains(CGPoint(x: 9, y: 0)))
  }

  @Test func aGroupFallsAsOne() {
    let (left, right) = (item(100, 100, size: 40), item(150, 120, size: 40))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.bounds.size == CGSize(width: 90, height: 60))
    run(UIGravityBehavior(items: [group]), for: 0.5)
    #expect(isNear(left.center.y, 225))
    #expect(isNear(right.center.y, 245))
  }

  @Test func attributesOfALayoutAreItems() {
    let layout = UICollectionViewFlowLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.run { animator.addBehavior(UIGravityBehavior(items: [attributes])) }
    screen.wait(0.5)
    #expect(isNear(attributes.center.y, 50 + 125))
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(animator.items(in: CGRect(x: 0, y: 150, width: 50, height: 50)).count == 1)
    #expect(isNear(animator.elapsedTime, 0.5, 0.001))
  }

  @Test func numbersOutOfTheWorldDoNotHang() {
    let view = item(100, 100)
    view.bounds.size = .zero
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: CGFloat.infinity, dy: CGFloat.nan)
    run(push, UICollisionBehavior(items: [view]), for: 1)
    #expect(view.center.x.isFinite && view.center.y.isFinite)
  }

  @Test func aPaceSaysWhatItIsMadeOf() {
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
    #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
    #expect(UISpringTimingParameters(dampingRatio: 1).timingCurveType == .spring)
  }
}
