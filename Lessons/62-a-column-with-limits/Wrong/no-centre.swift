// expect: Body
import UIKit

/// What a controller does with its views in viewDidLoad. The views are subviews of view.
@MainActor
func addConstraints(to view: UIView, _ header: UIView, _ body: UIView, _ footer: UIView) {
  for item in [header, body, footer] { item.translatesAutoresizingMaskIntoConstraints = false }
  let views = ["header": header, "body": body, "footer": footer]
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "V:|[header(80)]-20-[body]-20-[footer(60)]|", options: [], metrics: nil, views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|[header]|", options: [], metrics: nil, views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|[footer]|", options: [], metrics: nil, views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|-(>=20)-[body(500@750)]-(>=20)-|", options: [], metrics: nil, views: views))
}
