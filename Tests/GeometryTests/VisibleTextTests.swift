import Testing

@testable import Geometry

/// source: Unicode 15, the properties General_Category (Cc, Zl, Zp) and Bidi_Control; the words of build servers from their
/// documentation.
@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("", ""), ("Save 20 €", "Save 20 €"), ("a\nb\r\nc\u{85}d\u{2028}e", "a b c d e"), ("a\tb", "a b"),
      ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{9B}31m", #"\u{9B}31m"#), ("\u{7F}\u{0}", #"\u{7F}\u{0}"#),
      ("a\u{202E}b\u{2066}c\u{200F}", #"a\u{202E}b\u{2066}c\u{200F}"#),
      ("a\u{E0041}\u{E007F}b", #"a\u{E0041}\u{E007F}b"#),
      // Joiners of emoji and scripts, and marks, are shown as they are.
      (
        "\u{1F469}\u{200D}\u{1F467} \u{645}\u{200C}\u{6CC} e\u{301}",
        "\u{1F469}\u{200D}\u{1F467} \u{645}\u{200C}\u{6CC} e\u{301}"
      ),
      ("::error file=a::b", #":\u{3A}error file=a::b"#), ("  ::error::b", #"  :\u{3A}error::b"#),
      ("\n::error::b", #":\u{3A}error::b"#), ("a ::error::", "a ::error::"), (":::", #":\u{3A}:"#),
      ("a ##[error]b", #"a #\u{23}[error]b"#), ("##vso[task.x]", #"#\u{23}vso[task.x]"#),
      ("###[a]", #"##\u{23}[a]"#), ("Label ##2", "Label ##2"), ("##", "##"), ("a: b # c", "a: b # c"),
    ] as [(String, String)])
  func oneLine(_ text: String, _ visible: String) {
    #expect(VisibleText.line(text) == visible)
  }

  @Test func linesStay() {
    #expect(VisibleText.lines("a\r\n\tb\rc\n::d\u{1B}\u{2029}") == "a\n\tb\nc\n::d\\u{1B}\\u{2029}")
    #expect(["a\nb", "", "::c"].visibleLines == "a b\n\n:\\u{3A}c")
  }

  @Test func allControlsAreUnsafe() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let isExpected =
        [.control, .lineSeparator, .paragraphSeparator].contains(category) || scalar.properties.isBidiControl
      if isExpected { #expect(VisibleText.isUnsafe(scalar), "\(value)") }
    }
  }

  /// The block Tags, in which a text can be written that nobody sees.
  @Test func tagsAreUnsafe() throws {
    for value in UInt32(0xE0000)...0xE007F { #expect(VisibleText.isUnsafe(try #require(Unicode.Scalar(value)))) }
    #expect(!VisibleText.isUnsafe("\u{DFFFF}"))
    #expect(!VisibleText.isUnsafe("\u{E0080}"))
  }
}
