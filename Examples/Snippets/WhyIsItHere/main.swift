// A row of a form that asks itself why it looks as it does.
//
//     swift run WhyIsItHere

import Staging
import UIKit

let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
screen.accessibilityIdentifier = "screen"
let name = UILabel()
name.text = "Name"
name.accessibilityIdentifier = "name"
let field = UITextField()
field.accessibilityIdentifier = "field"
for view in [name, field] {
  view.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(view)
}
// As wide as it likes to be, but the screen ends before.
let wish = field.widthAnchor.constraint(equalToConstant: 400)
wish.priority = .defaultHigh
NSLayoutConstraint.activate([
  name.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
  name.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
  field.topAnchor.constraint(equalTo: name.topAnchor),
  field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
  field.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
  wish,
])

print("Why does the field begin here?\n")
if let explanation = field.leadingAnchor.explain() { print(explanation) }

// Both hug at 250 now: which of them is as wide as its content, nothing says.
wish.isActive = false
name.setContentHuggingPriority(.defaultLow, for: .horizontal)
print("\nWhat is open about the name?\n")
for explanation in name.explainAmbiguity() { print(explanation) }

print("\nWhat if the name must be 300 wide, and the field 100?\n")
LayoutLog.write = { _ in }
name.widthAnchor.constraint(equalToConstant: 300).isActive = true
field.widthAnchor.constraint(equalToConstant: 100).isActive = true
for explanation in screen.explainConflicts() { print(explanation) }
