import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
  box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
  box.trailingAnchor.constraint(equalTo: view.centerXAnchor, constant: 20).isActive = true
  let height = box.heightAnchor.constraint(equalToConstant: 80)
  height.isActive = true
}
