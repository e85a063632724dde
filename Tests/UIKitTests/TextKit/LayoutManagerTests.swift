import Testing
import UIKit

/// Where a layout manager puts characters. source: Apple's documentation of `NSLayoutManager`; the padding of a container is 5 points at both
/// sides, and 10 points of the system font are 10 × 2444 / 2048 high.
@MainActor @Suite(.serialized) final class LayoutManagerTests {
  /// Nobody else keeps the texts: a layout manager does not.
  private var kept: [NSTextStorage] = []

  private let font = UIFont.systemFont(ofSize: 10)
  private let line = 10 * 2444.0 / 2048

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  private func layOut(
    _ text: String, _ sizes: CGSize...
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, containers: [NSTextContainer]) {
    let storage = NSTextStorage(string: "")
    storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    kept.append(storage)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = sizes.map { NSTextContainer(size: $0) }
    for container in containers { manager.addTextContainer(container) }
    return (storage, manager, containers)
  }

  @Test func rectanglesAreInTheContainer() {
    let (_, manager, containers) = layOut("ab\ncd", CGSize(width: 200, height: 0))
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: containers[0])
    #expect(abs(rect.minX - 5 - width("c")) < 1e-9 && abs(rect.minY - line) < 1e-9)
    #expect(abs(rect.width - width("d")) < 1e-9 && abs(rect.height - line) < 1e-9)
    let used = manager.usedRect(for: containers[0])
    #expect(abs(used.height - 2 * line) < 1e-9)
    #expect(abs(used.width - 10 - max(width("ab"), width("cd"))) < 1e-9)
    var range = NSRange()
    let fragment = manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 3) && fragment.width == 200)
    #expect(abs(manager.location(forGlyphAt: 1).x - 5 - width("a")) < 1e-9)
    #expect(abs(manager.location(forGlyphAt: 1).y - font.ascender) < 1e-9)
  }

  @Test func pointsFindCharacters() {
    let (_, manager, containers) = layOut("ab\ncd", CGSize(width: 200, height: 0))
    var fraction: CGFloat = -1
    let index = manager.characterIndex(
      for: CGPoint(x: 5 + width("c") + width("d") / 4, y: line * 1.5), in: containers[0],
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 4 && abs(fraction - 0.25) < 1e-6)
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: containers[0]) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: containers[0]) == 4)
    let empty = layOut("", CGSize(width: 100, height: 100))
    #expect(empty.manager.glyphIndex(for: .zero, in: empty.containers[0]) == 0)
    #expect(empty.manager.usedRect(for: empty.containers[0]) == .zero)
  }

  /// A container with room for two lines, and one for the rest.
  @Test func textGoesOnInTheNextContainer() {
    let (_, manager, containers) = layOut(
      "a\nb\nc\nd", CGSize(width: 100, height: line * 2.5), CGSize(width: 100, height: 0))
    #expect(manager.glyphRange(for: containers[0]) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: containers[1]) == NSRange(location: 4, length: 3))
    #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: nil) === containers[1])
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: containers[1]).minY == 0)
  }

  @Test func aChangeIsLaidOutAgain() {
    let (storage, manager, containers) = layOut("ab", CGSize(width: 200, height: 0))
    #expect(abs(manager.usedRect(for: containers[0]).height - line) < 1e-9)
    storage.append(NSAttributedString(string: "\ncd", attributes: [.font: font]))
    #expect(abs(manager.usedRect(for: containers[0]).height - 2 * line) < 1e-9)
    // Each character alone in its line: 8 points are left of 18.
    containers[0].size.width = 18
    #expect(abs(manager.usedRect(for: containers[0]).height - 4 * line) < 1e-9)
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 7 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 3 }
  }

  @Test func theDelegateSpacesLines() {
    let (_, manager, containers) = layOut("a\nb", CGSize(width: 200, height: 0))
    let spacing = Spacing()
    manager.delegate = spacing
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: containers[0])
    #expect(abs(rect.minY - line - 10) < 1e-9)
  }

  @Test func linesAreEnumerated() {
    let (_, manager, _) = layOut("a\nb\nc\n", CGSize(width: 200, height: 0))
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 2, length: 3)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 2, length: 2), NSRange(location: 4, length: 2)])
    // The text ends with a line break: there is one line more.
    #expect(abs(manager.extraLineFragmentRect.minY - 3 * line) < 1e-9)
    #expect(manager.propertyForGlyph(at: 1) == .controlCharacter && manager.propertyForGlyph(at: 0) == [])
  }

  private final class Backgrounds: NSLayoutManager {
    var filled: [CGRect] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) { filled += (0..<rectCount).map { rectArray[$0] } }
  }

  @Test func glyphsAndBackgroundsAreDrawn() {
    let storage = NSTextStorage(string: "")
    storage.setAttributedString(
      NSAttributedString(string: "ab", attributes: [.font: font, .backgroundColor: UIColor.red]))
    let (manager, container) = (Backgrounds(), NSTextContainer(size: CGSize(width: 100, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
      let all = NSRange(location: 0, length: 2)
      manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
      manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
    }
    #expect(manager.filled.count == 1 && manager.filled.first?.minX == 15 && manager.filled.first?.minY == 20)
    let texts =
      image.drawing?.commands.compactMap { command -> RecordedDrawing.Text? in
        if case .text(let text, _) = command { text } else { nil }
      } ?? []
    #expect(texts.map(\.string) == ["ab"] && texts.first?.origin.x == 15)
    #expect(texts.first.map { abs($0.origin.y - 20 - font.ascender) < 1e-9 } == true)
  }
}

/// A text storage and what follows it. source: Apple's documentation of `NSTextStorage` and its delegate.
@MainActor @Suite(.serialized) struct TextStorageTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      heard.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  @Test func theDelegateHearsOfEdits() {
    let (storage, listener) = (NSTextStorage(string: "Hello"), Listener())
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "u")
    #expect(storage.string == "Huo" && listener.heard == ["2 1 1 -2"])
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(listener.heard.last == "1 0 2 0")
    listener.heard = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "!!")
    storage.endEditing()
    #expect(storage.string == "uo!!" && listener.heard == ["2 0 4 1"])
  }

  @Test func attributesAreMerged() {
    let storage = NSTextStorage(string: "abcd")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 2, length: 2))
    let third = storage.attributes(at: 2, effectiveRange: nil)
    #expect(third[.foregroundColor] as? UIColor == .red && third[.font] as? UIFont == .systemFont(ofSize: 9))
    storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 4))
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    var parts: [NSRange] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 4)) { _, range, _ in parts.append(range) }
    #expect(parts.first?.location == 0 && parts.reduce(0) { $0 + $1.length } == 4)
  }

  /// As the guides of syntax coloring have it: a store of its own, and every change through the four functions.
  private final class Store: NSTextStorage, @unchecked Sendable {
    private let store = NSMutableAttributedString(string: "")
    override var string: String { store.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      store.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    var processed = 0
    override func processEditing() {
      processed += 1
      super.processEditing()
    }
  }

  @Test func aSubclassKeepsTheTextItself() {
    let storage = Store()
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "let")
    #expect(storage.processed == 1 && storage.length == 3 && view.text == "let")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    view.text = "var x"
    #expect(storage.string == "var x")
    view.insertText("y")
    #expect(storage.string == "var xy" && manager.numberOfGlyphs == 6)
  }

  @Test func aViewAndItsStorageFollowEachOther() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    let storage = view.textStorage
    #expect(storage.string == "one" && view.textStorage === storage)
    storage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two")
    view.text = "three"
    #expect(storage.string == "three")
    view.attributedText = NSAttributedString(string: "four", attributes: [.foregroundColor: UIColor.blue])
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
  }

  /// The insets are not a part of the container.
  @Test func theViewsLayoutManagerHasTheWidthOfTheView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = "some words that need lines"
    let manager = view.layoutManager
    #expect(view.layoutManager === manager && view.textContainer.layoutManager === manager)
    let height = manager.usedRect(for: view.textContainer).height
    #expect(abs(height + 16 - view.sizeThatFits(CGSize(width: 60, height: 0)).height) < 1)
    view.frame.size.width = 600
    #expect(manager.usedRect(for: view.textContainer).height < height)
  }
}
