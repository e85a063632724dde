import UIKit

final class TortureSheet: UIViewController, UISheetPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate {
  func show(from other: UIViewController) {
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.3 }]
      sheet.prefersGrabberVisible = true
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    }
    isModalInPresentation = true
    other.present(self, animated: true)
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
