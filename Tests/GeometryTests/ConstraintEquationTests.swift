import Geometry
import Testing

/// One constraint in every dialect. The console's form is that of UIKit's published logs.
@Suite struct ConstraintEquationTests {
  private let label = ItemName("UILabel:0x7f9'Name'")
  private let card = ItemName("My Card", .safeArea)

  private var equation: ConstraintEquation {
    ConstraintEquation(
      .place(.init(label, "width")), .lessThanOrEqual, .place(.init(card, "width")), multiplier: 1.0 / 3,
      constant: .number(-8.25), priority: 750)
  }

  @Test func everyDialectWritesTheSameParts() {
    #expect(equation.text(.console) == "UILabel:0x7f9'Name'.width <= 0.333333*safe area of My Card.width - 8.25 @750")
    #expect(
      equation.text(.explanation) == "UILabel:0x7f9'Name'.width <= 0.333 * safe area of My Card.width - 8.25 @750")
    #expect(equation.text(.message) == "UILabel:0x7f9'Name'.width ≤ 0.333333 × \"My Card\".safeArea.width − 8.3 @750")
  }

  @Test func whatGoesWithoutSayingIsNotWritten() {
    var plain = ConstraintEquation(.place(.init(label, "top")), .equal, .place(.init(card, "top")))
    #expect(plain.text(.console) == "UILabel:0x7f9'Name'.top == safe area of My Card.top")
    plain.constant = .standard
    #expect(plain.text(.message) == "UILabel:0x7f9'Name'.top = \"My Card\".safeArea.top + standard")
    plain.constant = .symbolic("NSSpace", 8)
    #expect(plain.text(.console) == "UILabel:0x7f9'Name'.top == safe area of My Card.top NSSpace(8)")
    plain.second = nil
    plain.constant = .number(-0.0)
    #expect(plain.text(.console) == "UILabel:0x7f9'Name'.top == 0")
  }

  /// A multiplier of 0.98 takes 7 points off a width of 375: it is not written as 1.
  @Test func multipliersOfMessagesKeepTheirDigitsAndRatios() {
    var equation = ConstraintEquation(
      .place(.init(ItemName("Card"), "width")), .equal, .place(.init(ItemName("View"), "width")), multiplier: 0.980676)
    #expect(equation.text(.message) == "Card.width = 0.980676 × View.width")
    equation.multiplier = 148.0 / 77
    #expect(equation.text(.message) == "Card.width = 1.92208 × View.width")
    equation.ratio = "148:77"
    #expect(equation.text(.message) == "Card.width = 148:77 × View.width")
    #expect(equation.text(.console) == "Card.width == 1.92208*View.width")
    (equation.multiplier, equation.ratio) = (1, "1:1")
    #expect(equation.text(.message) == "Card.width = View.width")
  }

  @Test func namesThatLookLikeNumbersAreQuoted() {
    let keys = ConstraintEquation(
      .place(.init(ItemName("5"), "leading")), .equal, .place(.init(ItemName("Key"), "trailing")))
    #expect(keys.text(.message) == "\"5\".leading = Key.trailing")
  }

  @Test func distancesAreWrittenFromTheirEnd() {
    let gap = ConstraintEquation(
      .distance(start: .init(ItemName("page"), "top"), end: .init(ItemName("box"), "top")), .greaterThanOrEqual,
      constant: .number(9))
    #expect(gap.text(.console) == "(box.top - page.top) >= 9")
  }

  /// The examples are those of the C standard's `%g`.
  @Test(arguments: [(0.1 + 0.2, "0.3"), (100_000, "100000"), (1e6, "1e+06"), (1.0 / 3, "0.333333"), (-0.0, "-0")])
  func significantDigitsAreAtMostSix(value: Double, text: String) {
    #expect(significantDigits(value) == text)
  }

  @Test func numbersOfSentencesAreShort() {
    #expect(tenths(163.666) == "163.7" && tenths(8.04) == "8" && tenths(-0.01) == "0")
    #expect(thousandths(2.0 / 3) == "0.667" && thousandths(1e7) == "10000000")
  }
}
