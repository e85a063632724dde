import Foundation
import Testing

/// `trellis cost`: what it prints, and budgets.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct CostTests {
  private static let document = "Examples/CentredBox/Main.storyboard"

  @Test func costShowsEachStep() throws {
    let outcome = try Tool.run(["cost", Self.document])
    #expect(outcome.status == 0, "\(outcome.messages)")
    for step in ["creating the views", "first layout", "rotation", "one more point in", "no change"] {
      #expect(outcome.output.contains("  \(step)"), "\(step)")
    }
  }

  /// A box in the middle of a screen: turning the screen moves the root and the box, and nothing moves neither.
  @Test(
    arguments: [("rotation=2", 0), ("rotation=1", 2), ("firstLayout=0us", 2), ("firstLayout=100000ms", 0)]
      as [(String, Int32)])
  func budgets(_ budget: String, _ status: Int32) throws {
    let outcome = try Tool.run(["cost", Self.document, "--budget", budget])
    #expect(outcome.status == status, "\(outcome.messages)")
    #expect(outcome.messages.contains("error: ") == (status == 2))
  }

  @Test func exceededBudgetNamesTheViews() throws {
    let outcome = try Tool.run(["cost", Self.document, "--budget", "rotation=0"])
    #expect(outcome.messages.contains("rotation affects 2 views, more than the limit of 0: "))
  }

  @Test(arguments: ["rotation", "rotation=", "rotation=-1", "spin=4", "text=4s", "text=infms"])
  func malformedBudgetIsRefused(_ budget: String) throws {
    #expect(try Tool.run(["cost", Self.document, "--budget", budget]).status == 64)
  }

  @Test func costOfAMissingFileIsAnError() throws {
    #expect(try Tool.run(["cost", "Fixtures/nothing.storyboard"]).status == 66)
  }
}
