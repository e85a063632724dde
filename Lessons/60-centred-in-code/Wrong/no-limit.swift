// expect: Box is 40 points too wide on an iPhone SE (1st generation)
import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    box.widthAnchor.constraint(equalToConstant: 200),
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.75),
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ])
}
