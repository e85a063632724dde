import Testing

@testable import TextLayout

/// Measuring says what laying out says, to the bit.
@Suite struct TextExtentTests {
  private static let fonts = [
    Font.system(17), .system(13, weight: .bold), .preferred(.title1, category: .AX3), .system(0), .system(.nan),
    Font(family: .named("Georgia"), pointSize: 12), Font(pointSize: 20.5, hasMonospacedDigits: true),
    Font(pointSize: 15, isMonospaced: true),
  ]
  private static let widths: [Double?] = [nil, 0, 1, 30, 100, 200, 1000]

  private func check(_ extent: TextExtent, _ laidOut: LaidOutText, _ text: String) {
    let same =
      extent.size == laidOut.size && extent.lineCount == laidOut.lines.count
      && extent.firstBaseline == laidOut.lines.first?.baseline ?? 0
      && extent.lastBaseline == laidOut.lines.last?.baseline ?? 0 && extent.isTruncated == laidOut.isTruncated
    #expect(same, "\(text.debugDescription): \(extent), \(laidOut)")
  }

  @Test(arguments: 1...8) func plainText(seed: UInt64) {
    var random = Random(seed: seed)
    for _ in 0..<150 {
      let text = random.text(longest: 60)
      let font = Self.fonts.randomElement(using: &random)!
      let mode = LineBreakMode.allCases.randomElement(using: &random)!
      let lines = Int.random(in: 0...3, using: &random)
      var prepared = PreparedText(AttributedText(text, font: font), in: phone)
      for width in Self.widths {
        let laidOut = lay(text, font, width: width, lines: lines, mode: mode)
        check(
          measure(text, font, width: width, maximumLines: lines, lineBreakMode: mode, in: phone), laidOut, text)
        check(prepared.measure(width: width, maximumLines: lines, lineBreakMode: mode), laidOut, text)
        #expect(prepared.layOut(width: width, maximumLines: lines, lineBreakMode: mode) == laidOut)
      }
    }
  }

  @Test(arguments: 1...4) func runs(seed: UInt64) {
    var random = Random(seed: seed)
    for _ in 0..<100 {
      var text = AttributedText(
        runs: (0..<Int.random(in: 0...3, using: &random)).map { _ in
          .init(
            text: random.text(longest: 12), font: Self.fonts.randomElement(using: &random)!,
            kern: [0, 0, 1.5, -1].randomElement(using: &random)!)
        })
      text.paragraph.firstLineHeadIndent = [0, 10].randomElement(using: &random)!
      for width in Self.widths {
        let laidOut = layOut(text, width: width, maximumLines: 0, lineBreakMode: .byWordWrapping, in: phone)
        check(
          measure(text, width: width, maximumLines: 0, lineBreakMode: .byWordWrapping, in: phone), laidOut, text.string)
      }
    }
  }

  /// The way without arrays and the one with them agree.
  @Test(arguments: 1...8) func bothWays(seed: UInt64) {
    var random = Random(seed: seed)
    for _ in 0..<300 {
      let text = AttributedText(random.text(longest: 40), font: Self.fonts.randomElement(using: &random)!)
      let shaped = ShapedText(text, in: phone)
      let widest = Paragraph.all(in: shaped.scalars).reduce(0) {
        max($0, shaped.width(of: $1.range, in: shaped.unlimited))
      }
      // A tab within a line may make a line as wide as it never is at its end: both count the end.
      #expect(advance(of: text, in: phone) >= widest, "\(text.string.debugDescription)")
      let isPlain = text.string.unicodeScalars.allSatisfy { $0 != "\t" && !isLineSeparator($0.value) }
      if isPlain, !text.isEmpty, let line = stackOneLine(text, width: .infinity, keepsLines: false, in: phone) {
        #expect(
          line.width == shaped.width(of: 0..<shaped.scalars.count, in: shaped.unlimited),
          "\(text.string.debugDescription)")
      }
    }
  }
}
