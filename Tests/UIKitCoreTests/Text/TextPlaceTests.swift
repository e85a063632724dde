import Testing

@testable import UIKitCore

/// Where the characters of a text view are. The first line begins at the insets, 8 points below the top, and the padding of 5 points.
@MainActor @Suite(.serialized) struct TextPlaceTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private let line = 10 * 2444.0 / 2048

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = text
    return view
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func caretsStandInTheirLines() throws {
    let view = view("ab\n\ncd")
    let place = { view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: $0))) }
    #expect(try place(0).origin == CGPoint(x: 5, y: 8))
    #expect(try abs(place(1).minX - 5 - width("a")) < 1e-9)
    #expect(try abs(place(3).minY - 8 - line) < 1e-9 && place(3).minX == 5)
    #expect(try abs(place(5).minY - 8 - 2 * line) < 1e-9)
    #expect(try abs(place(5).minX - 5 - width("c")) < 1e-9)
  }

  @Test func aTextThatEndsWithALineBreakHasACaretBelow() {
    let view = view("ab\n")
    #expect(abs(view.caretRect(for: view.endOfDocument).minY - 8 - line) < 1e-9)
  }

  @Test func aPointFindsTheNearestPlace() throws {
    let view = view("ab\ncd")
    let offset = { (point: CGPoint) in
      view.offset(from: view.beginningOfDocument, to: try #require(view.closestPosition(to: point)))
    }
    #expect(try offset(CGPoint(x: 5 + width("a") * 0.4, y: 10)) == 0)
    #expect(try offset(CGPoint(x: 5 + width("a") * 0.6, y: 10)) == 1)
    #expect(try offset(CGPoint(x: 199, y: 10)) == 2)
    #expect(try offset(CGPoint(x: 5 + width("c"), y: 8 + line * 1.5)) == 4)
    let range = try #require(view.characterRange(at: CGPoint(x: 5 + width("c") / 2, y: 8 + line * 1.5)))
    #expect(view.text(in: range) == "c")
  }

  @Test func aSelectionHasARectangleForEachLine() throws {
    let view = view("ab\ncd")
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 2)
    #expect(rects.first?.containsStart == true && rects.first?.containsEnd == false && rects.last?.containsEnd == true)
    #expect(abs((rects.last?.rect.width ?? 0) - width("cd")) < 1e-9)
  }

  @Test func upAndDownKeepTheColumn() throws {
    let view = view("abc\nabc")
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 5)
    #expect(view.position(from: start, in: .up, offset: 1) == nil)
  }

  /// Twenty lines are higher than the view; the last is shown at its bottom.
  @Test func scrollingShowsTheRange() {
    let view = view((1...20).map(String.init).joined(separator: "\n"))
    view.contentInsetAdjustmentBehavior = .never
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))
    #expect(abs(view.contentOffset.y - (8 + 20 * line - 100)) < 1e-6)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(abs(view.contentOffset.y - 8) < 1e-6)
    view.scrollRangeToVisible(NSRange(location: 9999, length: 1))
    #expect(abs(view.contentOffset.y - 8) < 1e-6)
  }

  private final class Links: NSObject, UITextViewDelegate {
    var asked: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
      return false
    }
  }

  private final class OldLinks: NSObject, UITextViewDelegate {
    var asked = 0
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      asked += 1
      return false
    }
  }

  private final class Actions: NSObject, UITextViewDelegate {
    var done = 0
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      if case .link = textItem.content { return UIAction { _ in self.done += 1 } }
      return nil
    }
  }

  /// Only a view that is not editable opens links by a tap.
  @Test func aTapOnALinkAsksTheDelegate() throws {
    let view = view("")
    let text = NSMutableAttributedString(string: "see ", attributes: [.font: font])
    text.append(NSAttributedString(string: "this", attributes: [.font: font, .link: "https://example.com"]))
    view.attributedText = text
    view.isEditable = false
    let (links, old, actions) = (Links(), OldLinks(), Actions())
    view.delegate = links
    let place = CGPoint(x: 5 + width("see ") + 3, y: 12)
    #expect(view.openItem(at: place))
    #expect(!view.openItem(at: CGPoint(x: 6, y: 12)))
    #expect(!view.openItem(at: CGPoint(x: 190, y: 90)))
    #expect(links.asked == ["https://example.com 4 4"])
    view.delegate = old
    #expect(view.openItem(at: place) && old.asked == 1)
    view.delegate = actions
    #expect(view.openItem(at: place) && actions.done == 1)
  }

  @Test func whatWasSetIsReturned() throws {
    let view = view("plain")
    view.textColor = .red
    #expect(view.typingAttributes[.font] as? UIFont == font)
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let text = NSMutableAttributedString(string: "mine", attributes: [.init(rawValue: "own"): "value"])
    view.attributedText = text
    text.mutableString.setString("changed")
    #expect(view.attributedText.string == "mine")
    #expect(view.attributedText.attribute(.init(rawValue: "own"), at: 0, effectiveRange: nil) as? String == "value")
  }

  private final class Input: NSObject, UITextInputDelegate {
    var heard: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) { heard.append("will change") }
    func textDidChange(_ textInput: (any UITextInput)?) { heard.append("did change") }
  }

  @Test func theInputDelegateHearsOfChanges() throws {
    let (field, input) = (UITextField(), Input())
    field.text = "a"
    field.inputDelegate = input
    field.insertText("b")
    #expect(input.heard == ["will change", "did change"])
    field.setMarkedText("c", selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "abc" && input.heard.suffix(2) == ["will select", "did select"])
  }

  @Test func notificationsFrameTheEditing() {
    nonisolated(unsafe) var names: [String] = []
    let view = view("")
    let observers = [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { names.append($0.name.rawValue) }
    }
    view.becomeFirstResponder()
    view.resignFirstResponder()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(names == ["UITextViewTextDidBeginEditingNotification", "UITextViewTextDidEndEditingNotification"])
  }
}

/// The parts of a text (https://developer.apple.com/documentation/uikit/uitextinputtokenizer).
@MainActor @Suite struct TextTokenizerTests {
  private let view = UITextView()

  private func part(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection) throws
    -> String?
  {
    let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let range = view.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(direction))
    return range.flatMap { view.text(in: $0) }
  }

  @Test func placesAreInParts() throws {
    view.text = "It's so. Two words!\nNew"
    #expect(try part(.word, at: 1, .forward) == "It's")
    #expect(try part(.word, at: 4, .forward) == nil)
    #expect(try part(.word, at: 4, .backward) == "It's")
    #expect(try part(.sentence, at: 2, .forward) == "It's so. ")
    #expect(try part(.sentence, at: 10, .forward) == "Two words!\n")
    #expect(try part(.paragraph, at: 0, .forward) == "It's so. Two words!")
    #expect(try part(.document, at: 0, .forward) == view.text)
    view.text = "a👨‍👩‍👧b"
    #expect(try part(.character, at: 1, .forward) == "👨‍👩‍👧")
  }

  @Test func bordersAreFoundInBothDirections() throws {
    view.text = "one two"
    let start = view.beginningOfDocument
    let next = try #require(view.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward)))
    #expect(view.offset(from: start, to: next) == 3)
    #expect(view.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!view.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(.backward)))
    let last = try #require(
      view.tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: .storage(.backward)))
    #expect(view.offset(from: start, to: last) == 4)
    #expect(
      view.tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: .storage(.forward)) == nil)
  }
}
