import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ one: UIView, _ two: UIView) {
  for item in [one, two] { item.translatesAutoresizingMaskIntoConstraints = false }
  let views = ["one": one, "two": two]
  // Your constraints.
}
