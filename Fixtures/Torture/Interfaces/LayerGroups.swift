import UIKit

func tortureAnimate(_ layer: CALayer) {
  let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
  fade.fromValue = 0
  fade.toValue = 1
  let spring = CASpringAnimation(keyPath: "transform.scale")
  spring.damping = 8
  spring.stiffness = 100
  spring.mass = 1
  spring.initialVelocity = 2
  let group = CAAnimationGroup()
  group.animations = [fade, spring]
  group.duration = spring.settlingDuration
  group.fillMode = .forwards
  group.isRemovedOnCompletion = false
  group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  CATransaction.begin()
  CATransaction.setCompletionBlock { layer.removeAllAnimations() }
  CATransaction.setDisableActions(true)
  layer.add(group, forKey: nil)
  CATransaction.commit()
}
