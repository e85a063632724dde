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

  // MARK: Boxes that are too low

  private func box(_ string: String, width: Double, height: Double, mode: LineBreakMode) -> LaidOutText {
    layOut(
      AttributedText(string, font: .system(17)), width: width, height: height, maximumLines: 0, lineBreakMode: mode,
      in: phone)
  }

  /// A box as high as two lines shows what a limit of two lines does.
  @Test(arguments: LineBreakMode.allCases)
  func aLowBoxHasTheLinesThatFit(_ mode: LineBreakMode) {
    let (text, room) = ("one two three four five six seven", width("three"))
    let two = lay(text, width: room, lines: 2, mode: mode)
    #expect(box(text, width: room, height: two.size.height, mode: mode) == two)
    #expect(box(text, width: room, height: two.size.height * 1.4, mode: mode) == two)
    let all = lay(text, width: room, mode: mode)
    #expect(box(text, width: room, height: all.size.height, mode: mode) == all)
    #expect(box(text, width: room, height: .infinity, mode: mode) == all)
  }

  /// Only the modes that truncate have an ellipsis.
  @Test func oneLineIsLeftInAnyCase() {
    let room = width("one two")
    for height in [0.0, 5, -10] {
      let truncated = box("one two three four", width: room, height: height, mode: .byTruncatingTail)
      #expect(truncated.lines.count == 1 && truncated.lines[0].text.hasSuffix("…") && truncated.isTruncated)
      let wrapped = box("one two three four", width: room, height: height, mode: .byWordWrapping)
      #expect(wrapped.lines.map(\.text) == ["one two"] && wrapped.isTruncated)
    }
  }
}
