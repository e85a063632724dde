import Testing

@testable import UIKitCore

/// Fields and text views as inputs of text (https://developer.apple.com/documentation/uikit/uitextinput).
@MainActor
@Suite struct TextInputTests {
  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let to = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: to, to: from))
  }

  private static func inputs() -> [any UITextInput & UIView] {
    let (field, view) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), UITextView())
    field.text = "Hello"
    view.text = "Hello"
    return [field, view]
  }

  /// Positions count from the beginning; a range has its earlier place first, whichever is given first.
  @Test func rangesAndPositionsAreThoseOfTheText() throws {
    for input in Self.inputs() {
      let ell = try range(input, 1, 4)
      #expect(input.text(in: ell) == "ell")
      #expect(input.offset(from: ell.start, to: ell.end) == 3 && !ell.isEmpty)
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 5)
      #expect(input.compare(ell.start, to: ell.end) == .orderedAscending)
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    }
  }

  /// What is replaced is selected no longer; the caret stands behind the new text.
  @Test func aReplacementLeavesTheCaretBehindIt() throws {
    for input in Self.inputs() {
      input.replace(try range(input, 1, 5), withText: "i!")
      let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: whole) == "Hi!")
      let caret = try #require(input.selectedTextRange)
      #expect(caret.isEmpty && input.compare(caret.start, to: input.endOfDocument) == .orderedSame)
    }
  }

  @Test func aSelectionIsKept() throws {
    for input in Self.inputs() {
      input.selectedTextRange = try range(input, 0, 2)
      #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "He")
    }
  }

  /// The first rectangle of a range lies between its carets.
  @Test func caretsMoveWithTheText() throws {
    for input in Self.inputs() {
      let part = try range(input, 1, 4)
      let (first, last) = (input.caretRect(for: part.start), input.caretRect(for: part.end))
      #expect(first.minX < last.minX && first.height > 0)
      #expect(input.firstRect(for: part).width == last.minX - first.minX)
    }
  }

  /// The usual way to hide the caret of a field that a picker fills.
  private final class WithoutCaret: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  @Test func aFieldMayHideItsCaret() {
    let field = WithoutCaret(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let input: any UITextInput = field
    #expect(input.caretRect(for: field.beginningOfDocument) == .zero)
  }
}
