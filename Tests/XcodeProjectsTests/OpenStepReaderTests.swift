import Foundation
import PropertyLists
import Testing

/// The old form of property lists, as "Property List Programming Topics" in Apple's archive describes it.
@Suite struct OpenStepReaderTests {
  private func read(_ text: String) throws -> PropertyList { try OpenStepReader.read(Array(text.utf8)) }

  private func error(_ text: String) -> ReadError? {
    do throws(ReadError) {
      _ = try OpenStepReader.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func valuesOfAllKinds() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      { /* a comment */ plain = a/b.c_1; "quoted key" = "a \\"b\\" \\n \\U00e9";
        list = ( one, "two three", ); empty = (); data = <00ff>; inner = { a = 1; }; }
      """)
    #expect(list.text("plain") == "a/b.c_1")
    #expect(list.text("quoted key") == "a \"b\" \n é")
    #expect(list.texts("list") == ["one", "two three"])
    #expect(list.texts("empty").isEmpty)
    #expect(list.text("data") == "00ff")
    #expect(list["inner"]?.text("a") == "1")
  }

  @Test(arguments: [
    ("{\n  a = 1\n}", "3:1: expected ; after the value of a"), ("{ a 1; }", "1:5: expected = after a"),
    ("{ a = (b c); }", "1:10: expected , or )"), ("{\n a = ( b,", "2:6: this ( is not closed"),
    ("{ a = \"b;", "1:7: this \" is not closed"), ("{ a = 1;", "1:1: this { is not closed"),
    ("/* a", "1:1: this comment is not closed"), ("{ } x", "1:5: unexpected text after the end of the property list"),
    ("{ a = ; }", "1:7: expected a value"), ("", "1:1: expected a value"),
  ])
  func damageHasAPlace(_ text: String, _ message: String) {
    #expect(error(text)?.description == message)
  }

  /// A stranger's file must not exhaust the stack.
  @Test func depthIsLimited() {
    #expect(
      error(String(repeating: "(", count: 1_000_000))?.message
        == "the nesting of arrays and dictionaries is deeper than 64 levels")
    #expect(
      error(String(repeating: "{a=", count: 1_000_000))?.message
        == "the nesting of arrays and dictionaries is deeper than 64 levels")
  }
}
