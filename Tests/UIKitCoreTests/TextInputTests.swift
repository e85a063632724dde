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

  /// In a borderless field the room for text is the field; the caret is 2 points wide.
  @Test func aCaretStandsWhereTheTextIs() throws {
    func caret(_ alignment: NSTextAlignment, _ text: String, isRightToLeft: Bool = false, at end: Bool = false)
      -> CGFloat
    {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      (field.text, field.textAlignment) = (text, alignment)
      field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      return field.caretRect(for: end ? field.endOfDocument : field.beginningOfDocument).minX
    }
    #expect(caret(.natural, "") == 0 && caret(.natural, "", isRightToLeft: true) == 198)
    #expect(caret(.center, "") == 99 && caret(.right, "") == 198)
    let width = caret(.left, "Hello", at: true)
    #expect(width > 0)
    #expect(abs(caret(.right, "Hello") - (200 - width)) < 0.01 && abs(caret(.right, "Hello", at: true) - 200) < 0.01)
    #expect(abs(caret(.center, "Hello") - (200 - width) / 2) < 0.01)
    #expect(abs(caret(.natural, "Hello", isRightToLeft: true, at: true) - 200) < 0.01)
  }

  @Test func theCaretOfAnEmptyTextViewStandsWhereReadingBegins() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let inset = view.textContainerInset.left + view.textContainer.lineFragmentPadding
    #expect(view.caretRect(for: view.beginningOfDocument).minX == inset)
    view.textAlignment = .right
    #expect(view.caretRect(for: view.beginningOfDocument).maxX == 100 - inset)
  }

  private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var selections: [NSRange] = []
    func textViewDidChange(_ textView: UITextView) { selections.append(textView.selectedRange) }
  }

  /// A delegate that looks at the line of the caret finds it in the text.
  @Test func theCaretIsInTheTextWhenTheDelegateHearsOfAReplacement() throws {
    let (view, listener) = (UITextView(), Listener())
    view.text = "one two"
    view.delegate = listener
    view.replace(try range(view, 3, 7), withText: "")
    view.replace(try range(view, 0, 1), withText: "tw")
    #expect(listener.selections == [NSRange(location: 3, length: 0), NSRange(location: 2, length: 0)])
  }

  @Test func aSelectionEndsWithTheText() {
    let view = UITextView()
    view.text = "four"
    view.selectedRange = NSRange(location: 2, length: 9)
    #expect(view.selectedRange == NSRange(location: 2, length: 2))
    view.selectedRange = NSRange(location: 7, length: 1)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
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
