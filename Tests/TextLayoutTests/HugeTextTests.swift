import Testing
import TextLayout

/// Linear time whatever the text: seconds in a debug build, hours if anything were quadratic.
@Suite struct HugeTextTests {
  /// A short text and how often it is repeated.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("a", 1_000_000), ("lorem ipsum ", 80_000), ("\n", 200_000), ("漢字", 100_000), ("\u{301}", 300_000),
      (" ", 500_000), ("ab\u{AD}", 100_000), ("👩‍👩‍👧‍👦", 20_000),
    ])
  func linear(unit: String, count: Int) {
    let text = String(repeating: unit, count: count)
    for (mode, lines) in [(LineBreakMode.byWordWrapping, 0), (.byTruncatingTail, 1), (.byTruncatingMiddle, 2)] {
      let laid = lay(text, width: 300, lines: lines, mode: mode)
      #expect(!laid.lines.isEmpty)
      #expect(laid.size.width <= 300)
    }
  }
}
