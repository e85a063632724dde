import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  let width = box.widthAnchor.constraint(equalToConstant: 200)
  width.priority = .defaultLow
  NSLayoutConstraint.activate([
    width,
    box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -80),
    box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 4 / 3),
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ])
}
