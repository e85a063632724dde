import Testing
import TextLayout

@Suite struct WrappingTests {
  private func texts(_ string: String, width: Double, mode: LineBreakMode = .byWordWrapping) -> [String] {
    lay(string, width: width, mode: mode).lines.map(\.text)
  }

  /// A label in a cell of 320 points: 304 wide, 17 points; one, three and seven lines.
  @Test func heightsAreRoundedOnce() {
    let line = String(repeating: "lorem ipsum ", count: 3)
    #expect(width(line) < 304 && width(line + "lorem ") > 304)
    for (count, height) in [(1, 20.5), (3, 61), (7, 142.5)] {
      let text = lay(String(repeating: line, count: count), width: 304)
      #expect(text.lines.count == count)
      #expect(text.pixelSize(scale: 2).height == height)
      #expect(!text.isTruncated)
    }
    #expect(lay("a\nb\nc", .system(18)).pixelSize(scale: 2).height == 64.5)
  }

  /// A word that would be alone in the last line takes the one before it along, if both fit and another stays.
  @Test(arguments: [
    ("quick brown fox jumps", "quick brown fox", ["quick brown", "fox jumps"]),
    ("status of long-running process", "status of long-running", ["status of long-", "running process"]),
    ("quick brown fox jumps on", "quick brown fox", ["quick brown fox", "jumps on"]),
    ("brown quick", "brown", ["brown", "quick"]), ("a brown quicks", "a brown", ["a brown", "quicks"]),
  ])
  func orphans(string: String, room: String, lines: [String]) {
    let environment = TextEnvironment(scale: 2, systemFont: .variable, avoidsOrphans: true)
    let text = layOut(
      AttributedText(string, font: .system(17)), width: width(room), maximumLines: 0, lineBreakMode: .byWordWrapping,
      in: environment)
    #expect(text.lines.map(\.text) == lines)
  }

  /// A text style keeps its baselines as far apart as its leading says: 22 points for body.
  @Test func textStyles() {
    let text = lay("a\nb\nc", .preferred(.body))
    #expect(abs(text.size.height - (20.287109375 + 2 * 22)) < 1e-9)
    #expect(abs(text.lines[1].baseline - text.lines[0].baseline - 22) < 1e-9)
    #expect(text.lines[0].baseline == Font.system(17).ascender)
  }

  @Test func empty() {
    #expect(lay("").lines.isEmpty)
    #expect(lay("").pixelSize(scale: 2) == .zero)
    let none = layOut(AttributedText(runs: []), width: 5, maximumLines: 1, lineBreakMode: .byClipping, in: phone)
    #expect(none.lines.isEmpty)
  }

  @Test func words() {
    let limit = width("brown fox")
    #expect(texts("quick brown fox jumps", width: limit) == ["quick", "brown fox", "jumps"])
    #expect(texts("brown fox   jumps", width: limit) == ["brown fox", "jumps"], "spaces hang")
    let text = lay("brown fox   jumps", width: limit)
    #expect(abs(text.size.width - limit) < 1e-9)
    #expect(texts("brown fox", width: limit) == ["brown fox"], "an exact fit does not wrap")
    #expect(texts("a b\u{A0}c", width: width("a b") + 1) == ["a", "b\u{A0}c"], "no break at a no-break space")
  }

  @Test func breaksInsideText() {
    #expect(texts("well-known", width: width("well-kn")) == ["well-", "known"])
    #expect(texts("(abc) def", width: width("(abc")) == ["(abc", ")", "def"])
    #expect(texts("漢字漢字", width: 35) == ["漢字", "漢字"])
    #expect(texts("漢字。漢", width: 35) == ["漢", "字。", "漢"], "no line starts with a full stop")
    #expect(texts("ab\u{200B}cd", width: width("abc")) == ["ab", "cd"])
  }

  @Test func softHyphens() {
    #expect(texts("hyphen\u{AD}ation", width: width("hyphen-a")) == ["hyphen-", "ation"])
    #expect(lay("hyphen\u{AD}ation", width: 1000).lines.count == 1)
    // Without room for the hyphen the word is cut between characters, like any word that is too long.
    #expect(texts("hyphen\u{AD}ation", width: width("hyphen") + 1) == ["hyphen\u{AD}", "ation"])
  }

  @Test func longWords() {
    let limit = width("WWW") + 1
    #expect(texts("WWWWWWWW", width: limit) == ["WWW", "WWW", "WW"])
    #expect(texts("ab WWWWWW", width: limit) == ["ab", "WWW", "WWW"])
    #expect(texts("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", width: 30) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
    #expect(texts("WW", width: 1) == ["W", "W"], "at least one character a line")
    #expect(lay("WW", width: 1).size.width == 1)
  }

  @Test func characters() {
    #expect(texts("ab cd", width: width("ab c") + 0.1, mode: .byCharWrapping) == ["ab c", "d"])
  }

  @Test func separators() {
    for separator in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"] {
      #expect(texts("a\(separator)b", width: 100) == ["a", "b"])
      #expect(texts("a\(separator)\(separator)b", width: 100) == ["a", "", "b"])
      #expect(texts("a\(separator)", width: 100) == ["a", ""])
    }
  }

  @Test func unlimitedWidth() {
    for width in [nil, 0, -1, Double.infinity, Double.nan] { #expect(lay("ab cd ef", width: width).lines.count == 1) }
  }

  @Test func trailingSpacesCountOnALineOfTheirOwn() {
    #expect(abs(lay("Rules count: ").size.width - width("Rules count: ")) < 1e-9)
  }

  @Test func paragraphStyle() {
    var text = AttributedText("a\nb", font: .system(10))
    let height = 10 * 2444.0 / 2048
    func laid(_ change: (inout ParagraphStyle) -> Void) -> LaidOutText {
      text.paragraph = ParagraphStyle()
      change(&text.paragraph)
      return layOut(text, width: 100, maximumLines: 0, lineBreakMode: .byWordWrapping, in: phone)
    }
    #expect(abs(laid { $0.lineSpacing = 4 }.size.height - (2 * height + 4)) < 1e-9)
    #expect(abs(laid { $0.paragraphSpacing = 6 }.size.height - (2 * height + 6)) < 1e-9)
    let multiple = laid { $0.lineHeightMultiple = 2 }
    #expect(abs(multiple.size.height - 4 * height) < 1e-9)
    #expect(abs(multiple.lines[0].baseline - (height + Font.system(10).ascender)) < 1e-9)
    #expect(laid { $0.minimumLineHeight = 30 }.size.height == 60)
    #expect(laid { $0.maximumLineHeight = 8 }.size.height == 16)
    let indented = laid { $0.firstLineHeadIndent = 20 }
    #expect(indented.lines.map(\.indent) == [20, 20])
    #expect(indented.size.width == 20 + max(width("a", .system(10)), width("b", .system(10))))
  }

  @Test func mixedFonts() {
    let text = AttributedText(runs: [
      .init(text: "small ", font: .system(10)), .init(text: "Big", font: .system(30)),
    ])
    let laid = layOut(text, width: nil, maximumLines: 1, lineBreakMode: .byTruncatingTail, in: phone)
    #expect(laid.lines[0].height == Font.system(30).lineHeight)
    #expect(laid.lines[0].baseline == Font.system(30).ascender)
  }
}
