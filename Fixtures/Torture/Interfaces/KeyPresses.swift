import UIKit

final class TortureKeyPresses: UIView {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var handled = false
    for press in presses {
      guard let key = press.key else { continue }
      if key.keyCode == .keyboardLeftArrow || key.charactersIgnoringModifiers == UIKeyCommand.inputLeftArrow {
        handled = key.modifierFlags.contains(.shift)
      }
    }
    if !handled { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
}
