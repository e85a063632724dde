import Geometry
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.5, "0.5"), (16, "16"), (43.666_666_67, "43.666667"), (-1.25, "-1.25"),
    (0.000_000_4, "0"), (-0.000_000_4, "0"), (0.000_001, "0.000001"), (1e20, "1000000000000000"),
    (-.infinity, "-1000000000000000"), (.nan, "0"), (0.1 + 0.2, "0.3"),
  ])
  func number(value: Double, text: String) {
    #expect(DecimalText.text(value) == text)
  }

  @Test func sentencesHaveThreeDecimalsAtMost() {
    #expect("\(short: 43.666_666_67) points" == "43.667 points")
    #expect("\(short: 8)" == "8")
  }
}
