import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  let width = box.widthAnchor.constraint(equalToConstant: 200)
  width.priority = .defaultHigh
  NSLayoutConstraint.activate([
    width,
    box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 80),
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.75),
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ])
}
