import UIKit

final class TortureActivitySheet: UIViewController {
  @IBAction private func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["text", URL(string: "https://example.com")!], applicationActivities: [TortureActivity()])
    sheet.excludedActivityTypes = [.airDrop, .postToFacebook, UIActivity.ActivityType("com.example.other")]
    sheet.completionWithItemsHandler = { type, completed, items, error in
      if completed, type == .mail { print(items?.count ?? 0, error == nil) }
    }
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}

final class TortureActivity: UIActivity {
  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("com.example.torture") }
  override var activityTitle: String? { "Torture" }
  override var activityImage: UIImage? { UIImage(systemName: "star") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
  override func prepare(withActivityItems activityItems: [Any]) {}
  override func perform() { activityDidFinish(true) }
}
