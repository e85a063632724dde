import UIKit

final class TortureSnap: UIView, UIDynamicAnimatorDelegate {
  private var animator: UIDynamicAnimator?
  private var attachment: UIAttachmentBehavior?
  private let card = UIView()
  @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      let behavior = UIAttachmentBehavior(item: card, offsetFromCenter: .zero, attachedToAnchor: point)
      behavior.damping = 0.5
      attachment = behavior
      animator = UIDynamicAnimator(referenceView: self)
      animator?.delegate = self
      animator?.addBehavior(behavior)
    case .changed: attachment?.anchorPoint = point
    default:
      animator?.removeAllBehaviors()
      animator?.addBehavior(UISnapBehavior(item: card, snapTo: center))
      let push = UIPushBehavior(items: [card], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator?.addBehavior(push)
    }
  }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { animator.removeAllBehaviors() }
}
