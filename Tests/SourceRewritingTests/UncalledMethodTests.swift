import Testing

@testable import SourceRewriting

/// A developer learns at the line of a method that nothing here will call it.
@Suite struct UncalledMethodTests {
  private func warnings(_ text: String, beside others: [String] = []) -> [String] {
    [output(text, beside: others)].warnings.map(\.description)
  }

  private let expected =
    "warning: Trellis never calls targetDisplayModeForAction(in:) of UISplitViewControllerDelegate: "
    + "bars do not show the display mode button"
  private let method = "func targetDisplayModeForAction(in svc: UISplitViewController) -> Int { 1 }"

  @Test func aMethodIsToldAtItsName() {
    #expect(
      warnings("class A: NSObject, UISplitViewControllerDelegate {\n  \(method)\n}") == [
        "App/File0.swift:2:8: \(expected)"
      ])
    #expect(
      warnings("class A {}\nextension A: UISplitViewControllerDelegate {\n  \(method)\n}")
        == ["App/File0.swift:3:8: \(expected)"])
  }

  @Test func theProtocolMayBeThatOfASuperclassOrOfAnotherFile() {
    let other = "protocol Splitting: UISplitViewControllerDelegate {}\nclass Base: Splitting {}"
    #expect(warnings("class A: Base {\n  \(method)\n}", beside: [other]) == ["App/File0.swift:2:8: \(expected)"])
    #expect(warnings("extension Base {\n  \(method)\n}", beside: [other]) == ["App/File0.swift:2:8: \(expected)"])
  }

  @Test func otherMethodsAndOtherClassesAreNotTold() {
    #expect(warnings("class A {\n  \(method)\n}") == [])
    #expect(warnings("class A: UISplitViewControllerDelegate {\n  func targetDisplayMode() {}\n}") == [])
    // A protocol of the app's own with the name is not UIKit's.
    #expect(
      warnings("protocol UISplitViewControllerDelegate {}\nclass A: UISplitViewControllerDelegate {\n  \(method)\n}")
        == []
    )
  }

  @Test func aWarningIsNoProblem() {
    let file = output("class A: UISplitViewControllerDelegate {\n  \(method)\n}")
    #expect([file].problems.isEmpty)
    #expect(lines(file).original[1] == "  \(method)")
  }
}
