import Testing

@testable import ConsoleLogs

/// What is forbidden is found, so that nothing passes because a pattern is wrong.
@Suite struct ForbiddenAdviceTests {
  @Test func thereAreRules() { #expect(ForbiddenAdvice.all.count > 8) }

  @Test(arguments: [
    "Set translatesAutoresizingMaskIntoConstraints of UITableViewCellContentView to false before you add constraints.",
    "Set translatesAutoresizingMaskIntoConstraints of _NSTextContentView #2 to false before you add constraints.",
    "Set translatesAutoresizingMaskIntoConstraints of UILabel and _UIToolbarView to false.",
    "Set translatesAutoresizingMaskIntoConstraints of UIWindow to false.",
    "Remove UITableViewCellContentView.height == 100, or set its priority to 999.",
    "set the priority of UITableViewCellContentView #2.height == 44 to 999",
    "Keep two of the three: remove the height of RowCell.",
    "set the constant of UIView.height == 44 to 0",
    "set the priority of UIView.height == 0 to 999",
  ])
  func oldAdviceIsForbidden(_ advice: String) {
    var diagnosis = ConflictDiagnosis(
      ConsoleLog("\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1>\"").conflicts[0], screenLengths: [])
    diagnosis.culprit.advice = advice
    #expect(!ForbiddenAdvice.found(in: diagnosis).isEmpty)
  }
}
