import UIKit

func tortureTransition(_ view: UIView) {
  let transition = CATransition()
  transition.type = .push
  transition.subtype = .fromRight
  transition.duration = 0.3
  view.layer.add(transition, forKey: kCATransition)
  UIView.transition(with: view, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction], animations: {
    view.isHidden.toggle()
  })
  UIView.transition(from: view, to: UIView(), duration: 0.2, options: .transitionFlipFromLeft, completion: nil)
}
