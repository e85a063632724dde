import Testing

@testable import UIKitCore

/// What typing and the actions of editing do (https://developer.apple.com/documentation/uikit/uitextview).
@MainActor @Suite(.serialized) struct TextEditingTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private let bold = UIFont.boldSystemFont(ofSize: 10)

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = text
    return view
  }

  private func color(_ view: UITextView, at index: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test func textIsInsertedAtTheCaret() {
    let view = view("ad")
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("bc")
    #expect(view.text == "abcd" && view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 2)
    view.insertText("x")
    #expect(view.text == "axd" && view.selectedRange == NSRange(location: 2, length: 0))
    view.deleteBackward()
    #expect(view.text == "ad" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test func theCaretIsBehindATextThatIsSet() {
    let view = view("abc")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.attributedText = NSAttributedString(string: "ab")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  /// A flag is two scalars of two units each, and one character.
  @Test func aCharacterIsDeletedAsAWhole() {
    let view = view("a\u{1F1E9}\u{1F1EA}")
    view.deleteBackward()
    #expect(view.text == "a")
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "")
  }

  @Test func typingKeepsTheAttributesOfOtherCharacters() {
    let view = view("")
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd", attributes: [.font: font, .foregroundColor: UIColor.blue]))
    view.attributedText = text
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("x")
    #expect(view.text == "abxcd")
    // What is typed looks like the character before it.
    #expect(color(view, at: 1) == .red && color(view, at: 2) == .red && color(view, at: 3) == .blue)
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
    view.insertText("y")
    #expect(color(view, at: 0) == .red)
  }

  @Test func typingAttributesLastUntilTheSelectionChanges() {
    let view = view("a")
    view.typingAttributes = [.font: font, .foregroundColor: UIColor.green]
    view.insertText("b")
    view.insertText("c")
    #expect(view.text == "abc" && color(view, at: 1) == .green && color(view, at: 2) == .green)
    view.typingAttributes[.foregroundColor] = UIColor.blue
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor != .blue)
  }

  @Test func whatIsTypedCanBeUndone() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = view("ab")
    window.addSubview(view)
    view.insertText("c")
    #expect(view.undoManager?.canUndo == true && view.undoManager === window.undoManager)
    view.undoManager?.undo()
    #expect(view.text == "ab")
    view.undoManager?.redo()
    #expect(view.text == "abc")
  }

  @Test func undoingIsPosted() {
    nonisolated(unsafe) var names: [String] = []
    let manager = UndoManager()
    let observers = [NSNotification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    let view = view("a")
    manager.registerUndo(withTarget: view) { view in
      view.text = "b"
      manager.registerUndo(withTarget: view) { $0.text = "c" }
    }
    manager.undo()
    manager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(view.text == "c")
    #expect(names == ["NSUndoManagerDidUndoChangeNotification", "NSUndoManagerDidRedoChangeNotification"])
  }

  @Test func theActionsOfEditingUseThePasteboard() {
    UIPasteboard.general.string = nil
    let view = view("one two")
    #expect(!view.canPerformAction("copy:", withSender: nil) && !view.canPerformAction("paste:", withSender: nil))
    view.selectedRange = NSRange(location: 5, length: 0)
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(view.canPerformAction("cut:", withSender: nil))
    view.cut(nil)
    #expect(view.text == "one " && UIPasteboard.general.string == "two")
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.canPerformAction("paste:", withSender: nil))
    view.paste(nil)
    #expect(view.text == "twoone ")
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    #expect(!view.canPerformAction("selectAll:", withSender: nil))
    view.isEditable = false
    #expect(!view.canPerformAction("paste:", withSender: nil) && view.canPerformAction("copy:", withSender: nil))
    UIPasteboard.general.string = nil
  }

  @Test func aFieldPastesIntoItsSelection() {
    let field = UITextField()
    field.text = "ad"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1).flatMap {
      field.textRange(from: $0, to: $0)
    }
    UIPasteboard.general.string = "b\nc"
    field.paste(nil)
    // A field has one line.
    #expect(field.text == "ab cd")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!field.canPerformAction("copy:", withSender: nil))
    UIPasteboard.general.string = nil
  }

  private final class Strict: NSObject, UITextViewDelegate {
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "no"
    }
  }

  @Test func theDelegateIsAskedBeforeSomethingIsPasted() {
    let (view, strict) = (view("a"), Strict())
    view.delegate = strict
    UIPasteboard.general.string = "no"
    view.paste(nil)
    #expect(view.text == "a")
    UIPasteboard.general.string = "yes"
    view.paste(nil)
    #expect(view.text == "ayes")
    UIPasteboard.general.string = nil
  }

  @Test func boldfaceIsToggledWhereAttributesMayBeEdited() {
    let view = view("abcd")
    view.selectedRange = NSRange(location: 1, length: 2)
    view.toggleBoldface(nil)
    let isBold = { (index: Int) in
      (view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
        .contains(.traitBold) ?? false
    }
    #expect(!isBold(1))
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
    view.toggleBoldface(nil)
    #expect(!isBold(0) && isBold(1) && isBold(2) && !isBold(3))
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.toggleBoldface(nil)
    #expect(!isBold(1) && !isBold(2))
    view.toggleUnderline(nil)
    #expect(view.attributedText.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
  }

  private final class Loud: UITextField {
    var deleted = 0
    override func deleteBackward() {
      deleted += 1
      super.deleteBackward()
    }
  }

  @Test func aSubclassHearsOfTheDeleteKey() {
    let field = Loud()
    field.text = "ab"
    field.pressDelete()
    #expect(field.deleted == 1 && field.text == "a")
  }

  // MARK: Lists

  /// https://developer.apple.com/documentation/uikit/nstextlist
  @Test func markersOfListsCount() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }
    #expect(marker(.disc, 3) == "\u{2022}" && marker(.decimal, 12) == "12")
    #expect(
      marker(.lowercaseAlpha, 1) == "a" && marker(.lowercaseAlpha, 26) == "z" && marker(.uppercaseAlpha, 27) == "AA")
    #expect(marker(.lowercaseRoman, 4) == "iv" && marker(.uppercaseRoman, 1994) == "MCMXCIV")
    #expect(marker(.octal, 8) == "10" && marker(.lowercaseHexadecimal, 255) == "ff")
    #expect(marker(.init("({decimal})"), 2) == "(2)")
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }

  @Test func paragraphsKeepTheirLists() {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists.first?.startingItemNumber == 3 && copy == style && style != NSMutableParagraphStyle())
  }
}
