import UIKit

final class TortureShake: UIView, CAAnimationDelegate {
  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, -10, 0]
    animation.keyTimes = [0, 0.3, 0.6, 1]
    animation.duration = 0.4
    animation.isAdditive = true
    animation.calculationMode = .linear
    animation.delegate = self
    layer.add(animation, forKey: "shake")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag, layer.animation(forKey: "shake") == nil { layer.removeAllAnimations() }
  }
}
