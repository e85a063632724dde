import UIKit

func tortureParallax(_ view: UIView) {
  let x = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
  x.minimumRelativeValue = -10
  x.maximumRelativeValue = 10
  let group = UIMotionEffectGroup()
  group.motionEffects = [x]
  view.addMotionEffect(group)
  view.removeMotionEffect(group)
}
