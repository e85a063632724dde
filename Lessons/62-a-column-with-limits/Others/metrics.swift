import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ header: UIView, _ body: UIView, _ footer: UIView) {
  for item in [header, body, footer] { item.translatesAutoresizingMaskIntoConstraints = false }
  let views = ["header": header, "body": body, "footer": footer]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "V:|[header(80)]-gap-[body]-gap-[footer(60)]|", options: [], metrics: ["gap": 20], views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|[header]|", options: [], metrics: ["gap": 20], views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|[footer]|", options: [], metrics: ["gap": 20], views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|-(>=gap)-[body(500@750)]-(>=gap)-|", options: [], metrics: ["gap": 20], views: views))
  body.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
}
