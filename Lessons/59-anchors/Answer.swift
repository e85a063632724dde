import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    box.heightAnchor.constraint(equalToConstant: 80),
  ])
}
