import Foundation
import InterfaceBuilder
import Testing

@testable import Linting

/// Edits of bytes: what is not named stays as it is.
@Suite struct FixerTests {
  private func fix(_ text: String, _ line: Int, _ column: Int, _ edits: Fix.Edit...) -> String {
    fixed(text, [Fix("", at: SourcePosition(line: line, column: column), edits)])
  }

  private func fixed(_ text: String, _ fixes: [Fix]) -> String {
    String(decoding: Fixer.apply(fixes, to: Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test func setAttributeReplacesTheValueOnly() {
    #expect(fix("<a  b = ''/><c d='x' e=\"y\"/>", 1, 13, .setAttribute("d", "z")) == "<a  b = ''/><c d='z' e=\"y\"/>")
    #expect(fix("<a b=\"x\"/>", 1, 1, .setAttribute("b", "<&\">")) == "<a b=\"&lt;&amp;&quot;&gt;\"/>")
  }

  @Test func addedAttributeIsPlacedBeforeTheId() {
    #expect(fix("<a b=\"1\" id=\"i\">", 1, 1, .setAttribute("c", "2")) == "<a b=\"1\" c=\"2\" id=\"i\">")
    #expect(fix("<a\n  b=\"1\" />", 1, 1, .setAttribute("c", "2")) == "<a\n  b=\"1\" c=\"2\" />")
  }

  @Test func removedAttributeTakesItsSpaceAlong() {
    #expect(fix("<a b=\"1\"\n   c=\"2\" d=\"3\"/>", 1, 1, .removeAttribute("c")) == "<a b=\"1\" d=\"3\"/>")
    #expect(fix("<a b=\"1\"/>", 1, 1, .removeAttribute("c")) == "<a b=\"1\"/>")
  }

  /// `bb` is not `b`, and what looks like an attribute inside of a value is none.
  @Test func attributeNameIsNotFoundInOtherNamesOrValues() {
    #expect(
      fix("<a bb=\"1\" x=\"b='2' >\" b=\"3\"/>", 1, 1, .setAttribute("b", "4")) == "<a bb=\"1\" x=\"b='2' >\" b=\"4\"/>"
    )
  }

  @Test(arguments: [
    ("<l>\n  <a/>\n  <b/>\n</l>\n", "<l>\n  <b/>\n</l>\n"),
    ("<l>\r\n  <a/>\r\n  <b/>\r\n</l>\r\n", "<l>\r\n  <b/>\r\n</l>\r\n"),
    ("<l>\n  <a> <a/> <c>text</c> </a>\n  <b/>\n</l>\n", "<l>\n  <b/>\n</l>\n"),
    ("<l>\n  <a x=\"/>\">\n    <a></a>\n  </a> <b/>\n</l>\n", "<l>\n   <b/>\n</l>\n"),
  ]) func anElementGoesWithItsLine(_ before: String, _ after: String) {
    #expect(fix(before, 2, 3, .removeElement) == after)
  }

  @Test func fixPlacesCountEveryKindOfLineEnd() {
    for end in ["\n", "\r\n", "\r"] {
      #expect(fix("<x>\(end)<a/>\(end)</x>", 2, 1, .setAttribute("b", "1")) == "<x>\(end)<a b=\"1\"/>\(end)</x>")
    }
  }

  /// A constraint can repeat another one and use left, too: after its removal the next line is not to be touched.
  @Test func fixInsideARemovedElementIsSkipped() {
    let place = SourcePosition(line: 1, column: 1)
    let fixes = [Fix("", at: place, [.removeElement]), Fix("", at: place, [.setAttribute("b", "1")])]
    for fixes in [fixes, fixes.reversed(), fixes + fixes] {
      let (bytes, applied) = Fixer.apply(fixes, to: Array("<a/>\n<c/>\n".utf8))
      #expect(String(decoding: bytes, as: UTF8.self) == "<c/>\n")
      #expect(applied.count == fixes.count)
    }
  }

  @Test func fixesOfSeveralElementsDoNotShiftEachOther() {
    let fixes = (1...3).map { Fix("", at: SourcePosition(line: $0, column: 1), [.setAttribute("n", "\($0)")]) }
    #expect(fixed("<a/>\n<b/>\n<c/>", fixes) == "<a n=\"1\"/>\n<b n=\"2\"/>\n<c n=\"3\"/>")
  }

  /// The document changed since, or is in another encoding.
  @Test(arguments: [(1, 2), (9, 1), (1, 99)]) func fixWithoutStartTagIsSkipped(_ line: Int, _ column: Int) {
    let fix = Fix("", at: SourcePosition(line: line, column: column), [.setAttribute("b", "1")])
    let (bytes, applied) = Fixer.apply([fix], to: Array("<a/>".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "<a/>")
    #expect(applied.isEmpty)
  }

  /// Every prefix of a document is met with a fix at every place: nothing crashes, and nothing is done out of order.
  @Test func fixerSurvivesTruncatedDocuments() {
    let text = "<a b=\"1\"><c d='2'>x</c></a>"
    for length in 0...text.count {
      for column in 1...(length + 1) {
        for edit in [Fix.Edit.removeElement, .setAttribute("d", "3"), .removeAttribute("b")] {
          _ = fix(String(text.prefix(length)), 1, column, edit)
        }
      }
    }
  }
}
