// expect: the constraint is not active
import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  let width = box.widthAnchor.constraint(equalToConstant: 200)
  width.priority = .defaultHigh
  NSLayoutConstraint.activate([
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  ])
}
