import UIKit

final class TortureInteractivePop: UIPercentDrivenInteractiveTransition {
  private weak var controller: UIViewController?
  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.edges = .left
    controller.view.addGestureRecognizer(pan)
  }
  @objc private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let progress = recognizer.translation(in: recognizer.view).x / 300
    switch recognizer.state {
    case .began: controller?.dismiss(animated: true)
    case .changed: update(progress)
    case .ended where progress > 0.5: finish()
    default: cancel()
    }
  }
}
