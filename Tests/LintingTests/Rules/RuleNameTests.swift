import Foundation
import Testing

@testable import Linting

/// A rule is found by its identifier: `clipped_text` is the type `ClippedTextRule` in the file `ClippedTextRule.swift`, and its
/// documents are in the folder `clipped_text`.
@Suite struct RuleNameTests {
  private static let sources = Repository.root.appendingPathComponent("Sources/Linting/Rules")
  private static let fixtures = Repository.root.appendingPathComponent("Fixtures/lint")

  private func camelCase(_ identifier: String) -> String {
    identifier.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var files: [String] {
    let names = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
    return names.map { URL(fileURLWithPath: $0).lastPathComponent }.filter { $0.hasSuffix("Rule.swift") }
  }

  @Test func ruleTypeAndFileAreNamedAfterTheIdentifier() {
    let rules = RuleSet.all
    for rule in rules {
      let name = camelCase(rule.identifier) + "Rule"
      #expect("\(type(of: rule))" == name)
      #expect(files.filter { $0 == "\(name).swift" }.count == 1, "\(rule.identifier)")
    }
    // Every file is one of a rule that runs, but for the protocol's.
    #expect(Set(files) == Set(rules.map { camelCase($0.identifier) + "Rule.swift" } + ["Rule.swift"]))
  }

  @Test(arguments: RuleSet.all.map(\.identifier)) func ruleDocumentsAreNamedAfterTheIdentifier(_ identifier: String) {
    var isFolder: ObjCBool = false
    let path = Self.fixtures.appendingPathComponent(identifier).path
    #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
  }
}
