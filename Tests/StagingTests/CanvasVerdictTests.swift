import Foundation
import InterfaceBuilder
import LayoutReports
import Testing

@testable import Staging

/// What the canvas calls ambiguous: the cases of Fixtures/interface/verdict, whose README describes the form.
@MainActor
@Suite struct CanvasVerdictTests {
  nonisolated static let folder = ExampleFramesTests.repository.appendingPathComponent("Fixtures/interface/verdict")

  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".expected") }.map { String($0.dropLast(9)) }.sorted()
  }()

  private func scene(_ name: String) throws -> SceneReport {
    let document = try Document.read(contentsOf: Self.folder.appendingPathComponent("\(name).xib").path)
    return try #require(Stage(document, on: .canvas).layOut().scenes.first)
  }

  @Test func thereAreFixtures() { #expect(Self.names.contains("drawn-size")) }

  @Test(arguments: names)
  func openQuantitiesAreThoseXcodeMarks(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).expected"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.components(separatedBy: ": ") }
    #expect(lines.contains { $0[0] == "source" })
    let expected = lines.filter { $0[0] != "source" }.map { "\($0[0]): \($0[1])" }
    let found = try scene(name).ambiguities.filter { !$0.isScrollableContent }.map { report in
      let open = AmbiguityReport.Quantity.allCases.filter(report.open.contains).map(\.rawValue)
      return "\(report.viewID ?? ""): \(open.joined(separator: " "))"
    }
    #expect(found.sorted() == expected.sorted())
  }

  /// source: the cell's 59 points and the view's 58 cannot both be kept; Xcode stored 58 in 25 of 25 such cells.
  @Test func theOutermostEdgeGivesWayInACell() throws {
    let scene = try scene("cell-higher-than-content")
    #expect(scene.conflicts.map(\.brokenID) == ["cell-3"])
    #expect(scene.root?.children.first?.children.first?.frame.height == 58)
  }

  @Test func jsonSaysWhatIsOpen() throws {
    let json = try ReportEncoder().text(of: try scene("drawn-size").ambiguities)
    #expect(json.contains(#""open":["height"]"#))
  }
}
