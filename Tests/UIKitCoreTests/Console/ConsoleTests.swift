import Testing

@testable import UIKitCore

/// Logs and exceptions to the letter.
@MainActor
@Suite(.serialized) struct ConsoleTests {
  private static let scenarios: [Scenario] =
    exceptionScenarios + warningScenarios + loopScenarios + descriptionScenarios + maskScenarios + conflictScenarios
    + debuggingScenarios

  @Test(arguments: ConsoleCase.all)
  func theConsoleSays(_ expected: ConsoleCase) throws {
    #expect(!expected.source.isEmpty, "a case says where its text comes from")
    let scenario = try #require(Self.scenarios.first { $0.name == expected.scenario }, "no such scenario")
    let text = Console.run { scenario.run($0) }
    #expect(text == expected.text, "\(expected.source)\nwas:\n\(text)")
  }

  @Test func everyScenarioHasACase() {
    let used = Set(ConsoleCase.all.map(\.scenario))
    #expect(Self.scenarios.map(\.name).filter { !used.contains($0) } == [])
    #expect(Set(Self.scenarios.map(\.name)).count == Self.scenarios.count)
  }
}
