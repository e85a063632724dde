import Testing
import TextLayout

/// source: labels of one line that Xcode stored on displays of three pixels per point.
@Suite struct SpoqaHanSansNeoTests {
  private func width(_ text: String, _ name: String, _ size: Double) -> Double {
    advance(of: text, Font(family: .named(name), pointSize: size), in: TextEnvironment())
  }

  @Test(arguments: [
    ("Denom", "SpoqaHanSansNeo-Bold", 10.0, 35.333), ("Denom", "SpoqaHanSansNeo-Bold", 14, 49.667),
    ("0.00", "SpoqaHanSansNeo-Bold", 12, 25), ("COIN", "SpoqaHanSansNeo-Bold", 14, 34.667),
    ("Sign Request", "SpoqaHanSansNeo-Bold", 16, 102.333), ("Staked", "SpoqaHanSansNeo-Medium", 12, 39.333),
    ("Tap to add memo", "SpoqaHanSansNeo-Medium", 12, 99.667), ("To Staking Amount", "SpoqaHanSansNeo-Medium", 12, 108),
  ])
  func labels(text: String, font: String, size: Double, stored: Double) {
    #expect(abs(width(text, font, size) - (stored - 1.0 / 6)) < 0.5)
  }

  /// There is no tracking and no kerning, so that a text is as wide as its parts.
  @Test func widthsAddUp() {
    let parts = width("T", "SpoqaHanSansNeo-Bold", 12) + width("o", "SpoqaHanSansNeo-Bold", 12)
    #expect(abs(width("To", "SpoqaHanSansNeo-Bold", 24) - 2 * parts) < 1e-9)
  }

  /// Hangul is not in the table and has the advance that it has in every font here.
  @Test func hangulStandsBesideIt() {
    let alone = width("한", "SpoqaHanSansNeo-Bold", 12)
    #expect(alone > 0)
    #expect(abs(width("A한", "SpoqaHanSansNeo-Bold", 12) - width("A", "SpoqaHanSansNeo-Bold", 12) - alone) < 1e-9)
  }
}
