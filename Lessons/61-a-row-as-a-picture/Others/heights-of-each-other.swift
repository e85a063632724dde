import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ one: UIView, _ two: UIView) {
  for item in [one, two] { item.translatesAutoresizingMaskIntoConstraints = false }
  let views = ["one": one, "two": two]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "|-[one(==two)]-[two]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "V:[two(==100)]", options: [], metrics: nil, views: views))
  NSLayoutConstraint.activate([
    one.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
  ])
}
