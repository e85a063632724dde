import UIKit

final class TortureGravity: UIViewController, UICollisionBehaviorDelegate {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ball)
    let gravity = UIGravityBehavior(items: [ball])
    gravity.magnitude = 0.5
    gravity.gravityDirection = CGVector(dx: 0, dy: 1)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    collision.collisionDelegate = self
    let item = UIDynamicItemBehavior(items: [ball])
    item.elasticity = 0.7
    item.allowsRotation = false
    for behavior in [gravity, collision, item] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?,
    at p: CGPoint
  ) { ball.alpha = 0.5 }
}
