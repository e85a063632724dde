import UIKit

final class TorturePrint: UIViewController, UIPrintInteractionControllerDelegate {
  @objc func printPage() {
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Page"
    info.outputType = .general
    info.orientation = .landscape
    controller.printInfo = info
    controller.delegate = self
    controller.printFormatter = view.viewPrintFormatter()
    controller.present(animated: true) { _, completed, error in print(completed, error == nil) }
  }
}
