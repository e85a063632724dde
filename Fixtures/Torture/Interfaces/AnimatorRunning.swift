import UIKit

func tortureRunningAnimator(_ view: UIView) -> UIViewPropertyAnimator {
  let spring = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 0))
  let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
  animator.addAnimations { view.center.x += 10 }
  animator.isInterruptible = true
  let other = UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 0.2, delay: 0, options: [.curveEaseIn], animations: { view.alpha = 0 })
  other.stopAnimation(false)
  other.finishAnimation(at: .current)
  return animator
}
