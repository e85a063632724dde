import Testing
import UIKit

/// Texts of files. source: Apple's documentation of `init(data:options:documentAttributes:)`; HTML and Rich Text Format 1.9.1.
@MainActor @Suite struct TextDocumentTests {
  private func read(_ text: String, _ type: NSAttributedString.DocumentType?) throws -> NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = type.map { [.documentType: $0] } ?? [:]
    return try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
  }

  @Test func aPagesTextIsRead() throws {
    let page =
      "<html><head><title>No</title><style>p { }</style></head><body><h1>Title</h1>\n<p>One &amp; <b>two</b><br>three</p></body></html>"
    let text = try read(page, .html)
    #expect(text.string == "Title\nOne & two\nthree")
    let bold = (text.string as NSString).range(of: "two").location
    let font = try #require(text.attribute(.font, at: bold, effectiveRange: nil) as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = try #require(text.attribute(.font, at: bold - 2, effectiveRange: nil) as? UIFont)
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold) && plain.pointSize == 12)
    #expect(try read(page, nil).string == text.string)
  }

  @Test func linksHaveTheirAddresses() throws {
    let text = try read("see <a href='https://example.com/?a=1&amp;b=2'>this</a>", .html)
    #expect(text.string == "see this")
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.com/?a=1&b=2"))
    #expect(text.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }

  @Test func richTextIsRead() throws {
    let text = #"{\rtf1\ansi{\fonttbl\f0 Helvetica;}{\*\generator X;}\f0 Caf\'e9 \b bold\b0\par \u8364? 5\{\}}"#
    #expect(try read(text, .rtf).string == "Café bold\n€ 5{}")
    #expect(try read(text, nil).string == "Café bold\n€ 5{}")
  }

  @Test func hostileTextsDoNoHarm() throws {
    for text in [
      "<", "<a", "<!--", "</", "<script>", "&#x110000;&;&", String(repeating: "<b>", count: 5000), "<p/></p></p>",
    ] {
      _ = try read(text, .html)
    }
    for text in [
      #"{\rtf"#, #"{\rtf\'"#, #"{\rtf\u"#, "}}}}", #"{\rtf\bin99999999"#, String(repeating: "{", count: 5000),
    ] {
      _ = try read(text, .rtf)
    }
  }

  @Test func plainTextIsReadAndWritten() throws {
    var attributes: NSDictionary?
    let text = try NSAttributedString(
      data: Data([0x63, 0xE9]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain, .characterEncoding: String.Encoding.isoLatin1.rawValue,
      ],
      documentAttributes: &attributes)
    #expect(text.string == "cé")
    #expect(attributes?["DocumentType"] as? String == "NSPlainText")
    #expect(try text.data(from: NSRange(location: 0, length: 2)) == Data("cé".utf8))
    #expect(throws: CocoaError.self) {
      try text.data(
        from: NSRange(location: 0, length: 2), documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
      )
    }
    #expect(throws: CocoaError.self) { try read("x", .rtfd) }
  }

  @Test func attributesAreFixed() {
    let text = NSMutableAttributedString(string: "a\u{FFFC}")
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 2))
    text.fixAttributes(in: NSRange(location: 0, length: 2))
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.attachment, at: 1, effectiveRange: nil) is NSTextAttachment)
  }
}

/// Values of attributes. The numbers are those of Apple's interface.
@MainActor @Suite struct TextAttributeTests {
  @Test func underlinesHaveApplesNumbers() {
    let styles: [NSUnderlineStyle] = [.single, .thick, .double, .patternDot, .patternDash, .byWord]
    #expect(styles.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x8000])
  }

  /// Two runs with a shadow each are compared when they become neighbors.
  @Test func shadowsAreValues() {
    let (one, other) = (NSShadow(), NSShadow())
    other.shadowOffset = CGSize(width: 1, height: 2)
    #expect(one == NSShadow() && one != other && other.copy() as? NSShadow == other)
    let text = NSMutableAttributedString(string: "a", attributes: [.shadow: one])
    text.append(NSAttributedString(string: "b", attributes: [.shadow: other]))
    text.append(NSAttributedString(string: "c", attributes: [.shadow: other]))
    #expect((text.attribute(.shadow, at: 2, effectiveRange: nil) as? NSShadow)?.shadowOffset.height == 2)
  }

  /// HID Usage Tables 1.3, page 0x07.
  @Test func keysHaveTheNumbersOfTheStandard() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboardZ, .keyboard1, .keyboard0, .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardF12,
    ]
    #expect(keys.map(\.rawValue) == [0x04, 0x1D, 0x1E, 0x27, 0x28, 0x2C, 0x45])
    let others: [UIKeyboardHIDUsage] = [
      .keyboardUpArrow, .keypadPeriod, .keyboardF24, .keyboardExSel, .keyboardRightGUI,
    ]
    #expect(others.map(\.rawValue) == [0x52, 0x63, 0x73, 0xA4, 0xE7])
  }

  @Test func spellingIsWhatATestSays() {
    let checker = UITextChecker()
    func wrong(from start: Int, wrap: Bool = false) -> NSRange {
      let text = "good baad good baad"
      return checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap, language: "en")
    }
    #expect(wrong(from: 0).location == NSNotFound)
    UITextChecker.unknown = { word, _ in word == "baad" }
    defer { UITextChecker.unknown = nil }
    #expect(wrong(from: 0) == NSRange(location: 5, length: 4))
    #expect(wrong(from: 6) == NSRange(location: 15, length: 4))
    #expect(wrong(from: 16).location == NSNotFound)
    #expect(wrong(from: 16, wrap: true) == NSRange(location: 5, length: 4))
    checker.ignoreWord("baad")
    #expect(wrong(from: 0).location == NSNotFound)
  }

  @Test func aKeyboardEditsItsOwnText() {
    let controller = UIInputViewController()
    let proxy = controller.textDocumentProxy
    proxy.insertText("Helo")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.insertText("l")
    #expect(proxy.documentContextBeforeInput == "Hell" && proxy.documentContextAfterInput == "o")
    proxy.adjustTextPosition(byCharacterOffset: .max)
    proxy.deleteBackward()
    #expect(proxy.documentContextBeforeInput == "Hell" && proxy.documentContextAfterInput == nil)
    #expect(
      UITextInputMode.activeInputModes.count == 1
        && UIInputView(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
  }
}
