import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ box: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  let views = ["box": box]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[box]", options: [], metrics: nil, views: views))
  NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 2),
    box.heightAnchor.constraint(equalToConstant: 80),
  ])
}
