import UIKit

final class TortureTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = TortureSlideAnimator()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { UIPresentationController(presentedViewController: presented, presenting: presenting) }
}

final class TortureSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }
  func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
}
