import UIKit

final class TortureAccessibleCell: UITableViewCell {
  func configure() {
    isAccessibilityElement = true
    accessibilityLabel = "Milk"
    accessibilityHint = "Removes the row"
    accessibilityTraits.insert(.adjustable)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Remove", target: self, selector: #selector(removeRow(_:))),
      UIAccessibilityCustomAction(name: "Move") { _ in true },
    ]
  }
  @objc private func removeRow(_ action: UIAccessibilityCustomAction) -> Bool { action.name == "Remove" }
  override func accessibilityIncrement() { accessibilityValue = "1" }
  override func accessibilityDecrement() { accessibilityValue = "0" }
  override func accessibilityActivate() -> Bool { true }
}
