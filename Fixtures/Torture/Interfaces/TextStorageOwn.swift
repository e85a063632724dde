import UIKit

final class TortureTextEditor: UITextView, NSTextStorageDelegate {
  func highlight() {
    textStorage.delegate = self
    textStorage.beginEditing()
    textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 0))
    textStorage.endEditing()
    textContainer.lineFragmentPadding = 4
    layoutManager.allowsNonContiguousLayout = false
  }
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    textStorage.removeAttribute(.backgroundColor, range: editedRange)
  }
}
