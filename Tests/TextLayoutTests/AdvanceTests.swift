import Testing
import TextLayout

@Suite struct AdvanceTests {
  @Test func label() {
    let e = TextEnvironment(scale: 2, systemFont: .variable)
    #expect(layOut(AttributedText("Label", font: .system(17)), width: nil, maximumLines: 1, lineBreakMode: .byTruncatingTail, in: e).pixelSize(scale: 2) == (41.5, 20.5))
  }
}
