import Testing
import TextLayout

@Suite struct AdvanceTests {
  /// "Label" at 17 points as Xcode stores it, before Xcode 12 and since.
  @Test func label() {
    for (generation, scale, expected) in [
      (SystemFontGeneration.staticOpticalSizes2015, 2.0, 42.0), (.staticOpticalSizes, 2, 42), (.variable, 2, 41.5),
      (.variable, 3, 124.0 / 3),
    ] {
      let text = layOut(
        AttributedText("Label", font: .system(17)), width: nil, maximumLines: 1, lineBreakMode: .byTruncatingTail,
        in: TextEnvironment(scale: scale, systemFont: generation))
      #expect(abs(text.pixelSize(scale: scale).width - expected) < 1e-9)
    }
  }

  /// The documented button "Hello" at 18 points is 41 wide; titles are rounded up to a whole point.
  @Test func hello() {
    #expect(width("Hello", .system(18)).rounded(.up) == 41)
  }

  /// A text is as wide as its letters, except for kerning.
  @Test func addsUp() {
    #expect(abs(width("iiii") - 4 * width("i")) < 1e-9)
    #expect(width("WW") > width("ii"))
    #expect(width("Ta") < width("T") + width("a"), "kerned")
  }

  @Test func accentsShareTheAdvanceOfTheirBase() {
    #expect(width("é") == width("e"))
    #expect(width("e\u{301}") == width("e"))
    #expect(width("Ǘ") == width("U"))
    #expect(width("\u{A0}") == width(" "))
  }

  @Test func zeroWidth() {
    for text in ["\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{301}", "\u{7}", "\u{202E}", ""] {
      #expect(width(text) == 0)
    }
  }

  /// An emoji is 5 points wider than its font is high, however many scalars it is made of.
  @Test(arguments: ["😀", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "☀️", "⌚"])
  func emoji(text: String) {
    #expect(width(text) == 22)
    #expect(width(text + text) == 44)
  }

  @Test func eastAsian() {
    #expect(width("漢字") == 34)
    #expect(width("かな") == 34)
    #expect(width("：") == 17)
    #expect(abs(width("한글") - 2 * 17 * 1776 / 2048) < 1e-9)
    #expect(width("\u{1112}\u{1161}\u{11AB}") == width("한"))
  }

  @Test func tabsAndSeparators() {
    #expect(width("\t") == 28)
    #expect(width("a\t") == 28)
    #expect(width("\t\t") == 56)
    #expect(width("ab\nWWWW\nc") == width("WWWW"))
    #expect(width("ab\r\nc") == width("ab"))
    #expect(width("ab\u{2028}c") == width("ab"))
  }

  @Test func weights() {
    let text = "Hamburgefonstiv"
    #expect(width(text, .system(17, weight: .bold)) > width(text))
    let odd = Font.system(17, weight: Font.Weight(rawValue: 0.41))
    #expect(width(text, odd) == width(text, .system(17, weight: .bold)))
    let digits = Font(pointSize: 17, hasMonospacedDigits: true)
    #expect(width("1", digits) == width("0", digits))
    #expect(width("11") < width("00"), "digits are proportional by default")
  }

  @Test func runs() {
    let text = AttributedText(runs: [
      .init(text: "Big", font: .system(30)), .init(text: "", font: .system(99)),
      .init(text: "small", font: .system(12)),
    ])
    let sum = width("Big", .system(30)) + width("small", .system(12))
    #expect(abs(advance(of: text, in: phone) - sum) < 1e-9)
    #expect(advance(of: AttributedText(runs: []), in: phone) == 0)
  }

  @Test func sizesOutsideTheTable() {
    #expect(width("a", .system(0)) >= 0)
    #expect(width("a", .system(1000)) > width("a", .system(120)))
    #expect(width("a", .system(.nan)).isFinite)
  }
}
