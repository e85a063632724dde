import UIKit

final class TortureCopyLabel: UILabel {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:))
  }
  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  override func paste(_ sender: Any?) { text = UIPasteboard.general.string }
  @objc private func press(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, becomeFirstResponder() else { return }
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: #selector(shout))]
    UIMenuController.shared.showMenu(from: self, rect: bounds)
  }
  @objc func shout() { text = text?.uppercased() }
}
