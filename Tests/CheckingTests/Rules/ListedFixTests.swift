import Linting
import Testing

@testable import Checking

@Suite struct ListedFixTests {
  /// The page of a rule says whether `--list-fixes` has fixes for it.
  @Test(arguments: RuleSet.all.map(\.identifier)) func pageOfARuleKnowsWhetherFixesAreSought(_ rule: String) {
    let finding = Finding(
      rule: rule, severity: .warning, message: "", file: "Main.storyboard", line: 1, column: 1, elementID: "a")
    #expect((finding.trouble != nil) == RuleSet.withListedFixes.contains(rule))
  }
}
