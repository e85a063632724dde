import UIKit

final class TortureFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let to = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    to.frame = transitionContext.finalFrame(for: controller)
    to.alpha = 0
    container.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: { to.alpha = 1 }) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { isPresenting.toggle() }
}
