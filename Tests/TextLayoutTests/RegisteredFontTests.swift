import Foundation
import Synchronization
import Testing

@testable import TextLayout

/// What becomes of a shaper's answer, checked with one whose answers are made up.
@Suite struct RegisteredFontTests {
  /// Every letter half an em, "fi" one cluster of 0.6; knows ASCII and Hebrew letters only, and remembers nothing.
  private struct HalfEm: Shaper {
    func advances(_ text: [UInt32], _ stretch: ShapedStretch) -> [Double?] {
      stretch.range.map { index -> Double? in
        let previous = index > stretch.range.lowerBound ? text[index - 1] : 0
        let next = index + 1 < stretch.range.upperBound ? text[index + 1] : 0
        if text[index] == 0x66, next == 0x69 { return 0.6 }
        if text[index] == 0x69, previous == 0x66 { return 0 }
        let isKnown = text[index] < 0x80 || (0x5D0...0x5EA).contains(text[index])
        return isKnown ? (stretch.isRightToLeft ? 0.25 : 0.5) : nil
      }
    }
  }

  private static let face = FontFace(
    postScriptName: "Half-Regular", familyName: "Half", styleName: "Regular", weight: .regular, isItalic: false,
    metrics: FontFamilyMetrics(0.75, 0.25, lineGap: 0.1, capHeight: 0.7, xHeight: 0.5), shaper: HalfEm())
  private let font = Self.face.font(size: 20)

  /// The table of metrics is scaled with the size.
  @Test func metrics() {
    #expect(font.ascender == 15 && font.descender == -5 && font.lineHeight == 20 && font.leading == 2)
    #expect(abs(font.capHeight - 14) < 1e-9 && font.xHeight == 10)
  }

  /// Three letters of 10 points; a ligature of 12; a line separator begins anew; a tab goes to 28.
  @Test func widths() {
    #expect(width("abc", font) == 30)
    #expect(width("afi", font) == 22)
    #expect(width("ab\nabc", font) == 30)
    #expect(width("a\tb", font) == 38)
  }

  /// A scalar without glyph has the system font's advance.
  @Test func missingGlyphs() {
    #expect(abs(width("aж", font) - (10 + width("ж", .system(20)))) < 1e-9)
  }

  /// Two letters a cluster get the kern once, as one character does.
  @Test func kern() {
    let text = AttributedText(runs: [.init(text: "afi", font: font, kern: 3)])
    #expect(advance(of: text, in: phone) == 28)
  }

  /// Hebrew is handed over as text from right to left, here of 5 points a letter, and Latin within it is not.
  @Test func directions() {
    #expect(width("אב", font) == 10)
    #expect(width("אבab", font) == 30)
  }

  /// "ab " and "cd" of 20 points each beside a space of 10: 45 points hold the first word only, and no second line has the
  /// gap below it: 20 + 2 + 20.
  @Test func lines() {
    let laidOut = lay("ab cd", font, width: 45)
    #expect(laidOut.lines.map(\.text) == ["ab", "cd"])
    #expect(laidOut.size.height == 42)
  }

  /// Counts how often it is asked.
  private final class CountingShaper: Shaper {
    let count = Mutex(0)

    func advances(_ text: [UInt32], _ stretch: ShapedStretch) -> [Double?] {
      count.withLock { $0 += 1 }
      return stretch.range.map { Double(text[$0]) / 1000 }
    }
  }

  /// A text is shaped once for all sizes and widths; what has not been asked for in a while is forgotten, and the answers stay
  /// the same.
  @Test func shapedOnce() {
    let shaper = CountingShaper()
    let shaped = ShapedStretches()
    func advances(_ text: String, isRightToLeft: Bool = false) -> [Double?] {
      let scalars = text.unicodeScalars.map(\.value)
      return shaped.advances(
        scalars, ShapedStretch(range: 0..<scalars.count, isRightToLeft: isRightToLeft), by: shaper)
    }
    for _ in 0..<3 { #expect(advances("ab") == [0.097, 0.098]) }
    #expect(shaper.count.withLock { $0 } == 1)
    _ = advances("ab", isRightToLeft: true)
    #expect(shaper.count.withLock { $0 } == 2)
    // Enough other texts for two generations, "ab" being asked for now and then.
    let length = ShapedStretches.longest
    for number in 0..<60 {
      let long = String(repeating: "x", count: length - number)
      #expect(advances(long).count == length - number)
      #expect(advances("ab") == [0.097, 0.098])
    }
    #expect(shaper.count.withLock { $0 } == 62)
    _ = advances("ab", isRightToLeft: true)
    #expect(shaper.count.withLock { $0 } == 63)
    // Texts of any length are answered.
    let huge = String(repeating: "y", count: ShapedStretches.capacity)
    #expect(advances(huge).count == ShapedStretches.capacity && advances(huge).count == ShapedStretches.capacity)
    #expect(shaper.count.withLock { $0 } == 65)
  }

  /// Whatever layout takes the short way for one line must be what the long way gives: a final separator forces that.
  @Test(arguments: ["Label", "WAVE To. Yo, ", "fi\tnal", "日本語 🎉", "soft\u{AD}hyphen"])
  func oneLineIsTheFirstOfSeveral(_ string: String) {
    for font in [Font.system(17), .system(13, weight: .bold), .preferred(.title1, category: .AX3)] {
      let short = lay(string, font, lines: 1)
      let long = lay(string + "\n", font, lines: 0)
      #expect(short.lines == [long.lines[0]])
      #expect(short.size.width.bitPattern == long.size.width.bitPattern)
    }
  }
}

#if !Shaping
  /// Without the trait a font cannot be read, and the error says what to do.
  @Test func registeringNeedsTheTrait() {
    var registry = FontRegistry()
    #expect(throws: FontError.needsShaping("A.ttf")) { try registry.register([0], name: "A.ttf") }
    #expect(registry.faces.isEmpty)
  }
#endif
