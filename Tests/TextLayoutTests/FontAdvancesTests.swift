import Testing

@testable import TextLayout

/// Tables of advances that are kept are those that would be made.
@Suite struct FontAdvancesTests {
  private func isRight(_ font: Font, kern: Double) -> Bool {
    let kept = FontAdvances.shared(font, kern: kern, in: phone)
    let made = FontAdvances(FontAdvances.Key(font, kern: kern, in: phone))
    return kept.key == made.key
      && zip(kept.ascii, made.ascii).allSatisfy {
        $0.advance == $1.advance && $0.row == $1.row && $0.column == $1.column
      }
  }

  /// More fonts than are kept, from several threads at once.
  @Test func manyFonts() async {
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<300).allSatisfy { index in
            let size = Double((index * 7 + thread) % 150) / 2
            let weight = Font.Weight.named[index % 9]
            return isRight(
              Font(pointSize: size, weight: weight, hasMonospacedDigits: index % 2 == 0, isMonospaced: index % 5 == 0),
              kern: Double(index % 3))
          }
        }
      }
      for await same in group { #expect(same) }
    }
  }

  /// Sizes, weights and kerning that are no numbers are keys all the same.
  @Test func oddNumbers() {
    for value in [Double.nan, .infinity, -.infinity, -1, -0.0] {
      let font = Font(pointSize: value, weight: Font.Weight(rawValue: value))
      #expect(isRight(font, kern: value))
      #expect(
        FontAdvances.shared(font, kern: value, in: phone) === FontAdvances.shared(font, kern: value, in: phone))
    }
  }

  /// What every character of ASCII adds, with the kerning beside it, is the same from the table and from the scalar alone.
  @Test func ascii() {
    for scalar in UInt32(0x20)..<0x7F {
      let glyph = FontAdvances.shared(.system(17), in: phone).glyph(scalar)
      #expect(glyph != nil)
      #expect(glyph?.advance == width(String(Unicode.Scalar(UInt8(scalar)))))
    }
    #expect(FontAdvances.shared(.system(17), in: phone).glyph(9) == nil)
  }
}
