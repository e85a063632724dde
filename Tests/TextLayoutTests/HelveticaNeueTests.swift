import Testing
import TextLayout

/// Advances of Helvetica Neue as published, in thousandths of the em, summed by hand.
@Suite struct HelveticaNeueTests {
  func width(_ text: String, _ name: String, _ size: Double = 10) -> Double {
    advance(of: text, Font(family: .named(name), pointSize: size), in: TextEnvironment())
  }

  @Test(arguments: [
    // H 722, e 537, l 222 twice, o 574; space 278; digits 556.
    ("Hello", "HelveticaNeue", 22.77), ("Hello 10", "HelveticaNeue", 36.67),
    // H 741, e 574, l 258 twice, o 611.
    ("Hello", "HelveticaNeue-Bold", 24.42),
    // Half of the way between.
    ("Hello", "HelveticaNeue-Medium", 23.595),
    // Digits are equally wide in all weights.
    ("80", "HelveticaNeue-UltraLight", 11.12), ("0", "HelveticaNeue-Thin", 5.56),
    // T 574, o 574, kerned by 107.
    ("To", "HelveticaNeue", 10.41),
    // The accent changes nothing.
    ("Héllo", "HelveticaNeue", 22.77),
  ])
  func advances(text: String, font: String, points: Double) {
    #expect(abs(width(text, font) - points) < 1e-9)
  }

  /// There is no tracking: twice the size is twice as wide.
  @Test func widthsGrowWithTheSize() {
    #expect(abs(width("Hello", "HelveticaNeue", 40) - 91.08) < 1e-9)
  }

  /// source: labels of the corpus in fonts that Xcode did not find have the widths of the regular Helvetica Neue, whatever
  /// weight the name has.
  @Test func fontsThatAreMissingAreDrawnInIt() {
    #expect(width("Hello", "Unheard-Bold") == width("Hello", "HelveticaNeue"))
    #expect(width("Hello", "Avenir-Book") != width("Hello", "HelveticaNeue"))
  }

  /// source: a label of the corpus of 20 points with one character of an icon font that Xcode did not find is 23 wide.
  @Test func iconsOfMissingFontsAreBoxes() {
    let width = width("\u{E5CD}", "Unheard-Icons", 20)
    #expect(width > 22.5 && width <= 23)
  }

  /// Characters that the table lacks have the advance of the system font, and kern with nothing.
  @Test func otherCharactersStandBesideIt() {
    let parts = width("T", "HelveticaNeue") + width("Ж", "HelveticaNeue") + width("o", "HelveticaNeue")
    #expect(abs(width("TЖo", "HelveticaNeue") - parts) < 1e-9)
  }
}
