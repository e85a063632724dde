import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ header: UIView, _ body: UIView, _ footer: UIView) {
  for item in [header, body, footer] { item.translatesAutoresizingMaskIntoConstraints = false }
  let views = ["header": header, "body": body, "footer": footer]
  // Your constraints.
}
