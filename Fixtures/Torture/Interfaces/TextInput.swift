import UIKit

final class TortureTextInput: UIViewController, UITextViewDelegate {
  let editor = UITextView()
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "\n"
  }
  func moveCaret() {
    guard let start = editor.position(from: editor.beginningOfDocument, offset: 1),
      let range = editor.textRange(from: start, to: editor.endOfDocument)
    else { return }
    editor.selectedTextRange = range
    let caret = editor.caretRect(for: start)
    let offset = editor.offset(from: editor.beginningOfDocument, to: range.start)
    editor.replace(range, withText: "\(caret.origin.x) \(offset)")
    editor.scrollRangeToVisible(editor.selectedRange)
  }
}
