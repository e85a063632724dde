import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  let width = box.widthAnchor.constraint(equalToConstant: 200)
  width.priority = UILayoutPriority(600)
  width.isActive = true
  NSLayoutConstraint.activate([
    box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -160),
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 3 / 4),
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ])
}
