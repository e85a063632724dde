import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UITextField {
  /// The line at the place where text is typed, in the color of the tint; none while something is selected, and none in a field that nobody
  /// edits.
  var caret: [Decoration] { isEditing ? caret(in: self) : [] }
}

extension UITextView {
  /// The line at the place where text is typed.
  var caret: [Decoration] { isFirstResponder && isEditable ? caret(in: self) : [] }
}

extension UIView {
  fileprivate func caret(in input: any UITextInput) -> [Decoration] {
    guard let selection = input.selectedTextRange, selection.isEmpty else { return [] }
    let place = Rect(input.caretRect(for: selection.start))
    guard place.height > 0 else { return [] }
    let width = AppearanceMetrics.caretWidth
    let rect = Rect(x: place.x, y: place.y, width: width, height: place.height)
    return [.fill(rect, pictureColor(tintColor), cornerRadius: width / 2)]
  }
}
