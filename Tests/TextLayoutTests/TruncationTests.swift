import Testing
import TextLayout

@Suite struct TruncationTests {
  private func line(_ string: String, _ mode: LineBreakMode, width: Double, lines: Int = 1) -> TextLine? {
    lay(string, width: width, lines: lines, mode: mode).lines.last
  }

  @Test func tail() {
    #expect(line("abcdefgh", .byTruncatingTail, width: width("abc…") + 0.5)?.text == "abc…")
    #expect(line("abc defgh", .byTruncatingTail, width: width("abc …") + 0.5)?.text == "abc…")
    #expect(line("ab\nc", .byTruncatingTail, width: 100)?.text == "ab…")
    #expect(lay("ab\n", width: 100, lines: 1).isTruncated == false)
  }

  @Test func head() {
    #expect(line("abcdefgh", .byTruncatingHead, width: width("…fgh") + 0.5)?.text == "…fgh")
  }

  @Test func middle() {
    #expect(line("aaaaaaaaaa", .byTruncatingMiddle, width: width("aa…aa") + 0.5)?.text == "aa…aa")
  }

  @Test func clipping() {
    let text = lay("abcdefgh", width: 30, lines: 1, mode: .byClipping)
    #expect(text.lines[0].text == "abcdefgh")
    #expect(text.size.width == 30)
    #expect(text.isTruncated)
  }

  @Test func wrappingDropsTheRest() {
    let text = lay("one two three", width: width("one two"), lines: 1, mode: .byWordWrapping)
    #expect(text.lines.map(\.text) == ["one two"])
    #expect(text.isTruncated)
  }

  @Test func lastLineOfSeveral() {
    let text = lay("one two three four", width: width("one two"), lines: 2, mode: .byTruncatingTail)
    #expect(text.lines.count == 2)
    #expect(text.lines[0].text == "one two")
    #expect(text.lines[1].text.hasSuffix("…"))
    #expect(text.lines.allSatisfy { $0.width <= width("one two") + 1e-3 })
    #expect(text.isTruncated)
    let head = line("one two three four", .byTruncatingHead, width: width("one two"), lines: 2)
    #expect(head?.text.hasPrefix("…") == true)
  }

  @Test func nothingFits() {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      #expect(line("WWW", mode, width: 2)?.text == "…")
      #expect(line("WWW", mode, width: 2)?.width == 2)
    }
  }

  @Test func whatFitsIsLeftAlone() {
    for mode in LineBreakMode.allCases {
      let text = lay("Label", width: 41.5, lines: 1, mode: mode)
      #expect(text.lines.map(\.text) == ["Label"])
      #expect(!text.isTruncated)
    }
  }

  @Test func charactersStayWhole() {
    let family = "👩‍👩‍👧‍👦"
    #expect(line(family + family + family, .byTruncatingTail, width: 22 + width("…") + 10)?.text == family + "…")
  }
}
