import UIKit

final class TortureDocumentInteraction: UIViewController, UIDocumentInteractionControllerDelegate {
  private var controller: UIDocumentInteractionController?
  func preview(_ url: URL) {
    let controller = UIDocumentInteractionController(url: url)
    controller.delegate = self
    controller.name = "Report"
    if !controller.presentPreview(animated: true) {
      controller.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
    self.controller = controller
  }
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  { self }
}
