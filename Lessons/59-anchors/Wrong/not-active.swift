// expect: the constraint is not active
// expect: not-active.swift:9:
import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
}
