import Testing

@testable import Geometry

/// Texts as XML writes them.
struct XMLEscapeTests {
  private static let text = "<a b=\"'&'\">\t\r\n\u{1}\u{85}\u{2028}\u{202E}\u{FFFE}##é"

  @Test func documentsSayTheText() {
    #expect(
      XMLEscape.document(Self.text)
        == "&lt;a b=&quot;&#39;&amp;&#39;&quot;&gt;&#9;&#13;&#10;\u{FFFD}\u{85}\u{2028}\u{202E}\u{FFFD}##é")
  }

  @Test func reportsStayOnTheirLine() {
    #expect(
      XMLEscape.report(Self.text)
        == "&lt;a b=&quot;&#39;&amp;&#39;&quot;&gt;\t&#13;&#10;\u{FFFD}&#x85;&#x2028;&#x202E;\u{FFFD}#&#35;é")
  }

  @Test func picturesShowWhatCanBeShown() {
    #expect(XMLEscape.picture(Self.text) == "&lt;a b=&quot;'&amp;'&quot;&gt;     &#x202E;#&#35;é")
  }

  @Test(arguments: [("a\t\r\nb", true), ("\u{1}", false), ("\u{FFFE}", false), ("\u{7F}", true), ("", true)])
  func controlCharactersCannotBeWritten(_ text: String, _ isWritable: Bool) {
    #expect(XMLEscape.isWritable(text) == isWritable)
  }
}
