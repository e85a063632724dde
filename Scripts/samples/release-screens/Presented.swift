import UIKit

@MainActor
private func home() -> UIViewController { UINavigationController(rootViewController: article("Home")) }

@MainActor
private func alert(_ style: UIAlertController.Style) -> UIAlertController {
  let alert = UIAlertController(
    title: "Delete the photo?", message: "It is removed from all your devices.", preferredStyle: style)
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
  return alert
}

/// Alerts, sheets, popovers.
@MainActor let presentedScreens: [ReleaseScreen] = [
  ReleaseScreen(name: "14-alert", make: home) { $0?.present(alert(.alert), animated: false) },
  ReleaseScreen(name: "15-action-sheet", make: home) { root in
    let sheet = alert(.actionSheet)
    sheet.popoverPresentationController?.sourceView = root?.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 400, width: 40, height: 40)
    root?.present(sheet, animated: false)
  },
  ReleaseScreen(name: "16-sheet", make: home) { root in
    let content = article("New Message")
    content.navigationItem.leftBarButtonItem = button("Cancel")
    content.navigationItem.rightBarButtonItem = button("Send")
    root?.present(UINavigationController(rootViewController: content), animated: false)
  },
  ReleaseScreen(name: "17-half-sheet", make: home) { root in
    let content = article("Details", paragraphs: 4)
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    root?.present(content, animated: false)
  },
]
