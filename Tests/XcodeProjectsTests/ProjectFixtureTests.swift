import Foundation
import InterfaceBuilder
import Testing

@testable import XcodeProjects

/// The folders of Fixtures/projects; its README says what they hold.
@Suite struct ProjectFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/projects")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  @Test func thereAreProjects() { #expect(Self.names.count >= 7) }

  @Test(arguments: names) func aProjectSaysWhatItsAppsSupport(_ name: String) throws {
    let root = Self.folder.appendingPathComponent(name).standardizedFileURL.path
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(root)/expected")), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("source: ") ?? false)
    let expected = lines.dropFirst().filter { !$0.hasPrefix("note: ") }
    #expect(!expected.isEmpty)
    var search = ProjectSearch()
    var found: [String] = []
    var notes: Set<String> = []
    for line in expected {
      let document = String(line.prefix { $0 != ":" })
      let result = search.result(forDocument: "\(root)/\(document)")
      let support = result.support.map { "\($0.text): from \(result.source ?? "")" } ?? "nothing"
      found.append("\(document): \(support)")
      for problem in result.problems {
        let place = problem.position.map { ":\($0)" } ?? ""
        notes.insert("note: \((problem.file ?? "").replacing("\(root)/", with: ""))\(place): \(problem.message)")
      }
    }
    #expect(found == Array(expected))
    #expect(notes.sorted() == lines.filter { $0.hasPrefix("note: ") }.sorted())
  }
}
