import UIKit

final class TorturePropertyAnimator: UIViewController {
  private var animator: UIViewPropertyAnimator?
  private let box = UIView()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { [weak self] in
      self?.box.transform = CGAffineTransform(rotationAngle: .pi)
    }
    animator?.addAnimations({ self.box.alpha = 0.5 }, delayFactor: 0.2)
    animator?.addCompletion { [weak self] position in
      if position == .end { self?.box.alpha = 1 }
    }
    animator?.startAnimation(afterDelay: 0.1)
  }
  @objc private func scrub(_ slider: UISlider) {
    animator?.pauseAnimation()
    animator?.fractionComplete = CGFloat(slider.value)
    animator?.isReversed = slider.value < 0.5
    animator?.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
  }
}
