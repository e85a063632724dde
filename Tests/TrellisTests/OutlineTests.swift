import Foundation
import Testing

/// `trellis outline`: Xcode's words, and what decides each frame.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct OutlineTests {
  @Test func outlineOfACenteredBox() throws {
    let outcome = try Tool.run(["outline", "Examples/CentredBox/Main.storyboard", "--device", "iPhone SE"])
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("wC hR"))
    #expect(outcome.output.contains("Align Center X to: Superview"))
    #expect(outcome.output.contains("Width Equals: 160"))
  }

  @Test func outlineShowsIssuesAtTheirView() throws {
    let outcome = try Tool.run([
      "outline", "Examples/Conflict/Main.storyboard", "--device", "iPhone SE (1st generation)",
    ])
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("which conflicts with "))
    let missing = try Tool.run(["outline", "Examples/MissingConstraint/Main.storyboard"])
    #expect(missing.output.contains("! "))
    #expect(missing.output.contains("ambiguous for"))
  }

  @Test func outlineJSONHasAVersion() throws {
    let outcome = try Tool.run(["outline", "Examples/CentredBox/Main.storyboard", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["schemaVersion"] as? Int == 1)
  }
}
