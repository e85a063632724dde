import Foundation
import Geometry
import LayoutReports
import Merging
import Testing

@testable import Commands

/// What a reviewer is told of changes, in how many lines.
@Suite struct ChangeLinesTests {
  private static func change(
    _ kind: StructuralChange.Kind, _ topic: StructuralChange.Topic, _ name: String, scene: String? = "Login",
    id: String = "a", attribute: String? = nil, _ old: String? = nil, _ new: String? = nil, line: Int = 7
  ) -> StructuralChange {
    StructuralChange(
      kind: kind, topic: topic, element: "label", id: id, name: name, scene: scene, line: line, column: 3,
      attribute: attribute, old: old, new: new, ids: [id], parts: kind == .added ? ["constraint": 4] : [:],
      connections: kind == .added ? ["outlet “submit”"] : [], texts: [])
  }

  private static func move(_ id: String, by y: Double, because cause: String) -> FrameChange {
    FrameChange(
      file: "New.storyboard", id: id, name: id, line: 24, column: 37, scene: "Login",
      frames: [
        .init(
          configuration: "iPhone SE", old: Rect(x: 1, y: 2, width: 3, height: 4),
          new: Rect(x: 1, y: 2 + y, width: 3, height: 4))
      ], tried: 1,
      causes: [.init(id: cause, element: "constraint", kind: .changed, line: 32, details: ["constant: 80 → 60"])])
  }

  private func lines(_ structure: [StructuralChange], _ moves: [FrameChange] = [], atMost limit: Int? = 5) -> [String] {
    var document = ComparedDocument(file: "New.storyboard", kind: .changed)
    (document.structure, document.moves, document.configurations) = (structure, moves, 1)
    return ChangeLines(document, atMost: limit).lines.map(\.sentence)
  }

  @Test func whatCameWithAnObjectIsToldWithIt() {
    #expect(
      lines([Self.change(.added, .object, "the button “Submit”")])
        == ["Login: added button “Submit” (4 constraints, outlet “submit”)"])
  }

  @Test func aConstantThatMovesViewsIsToldOnce() {
    let constant = Self.change(
      .changed, .constraint, "the constraint A.top = B.top + 60", scene: nil, id: "c", attribute: "constant", "80", "60"
    )
    let told = lines([constant], [Self.move("A", by: -20, because: "c"), Self.move("B", by: -20, because: "c")])
    #expect(
      told == ["“A” and “B” move 20 points up because of constraint A.top = B.top + 60: constant 80 → 60"], "\(told)")
    #expect(
      lines([constant]) == ["changed constraint A.top = B.top + 60: constant 80 → 60; no view moves"])
  }

  /// Twelve scenes with two changes each are 24 things to say.
  @Test func moreThanFitIsCounted() {
    let many = (0..<12).flatMap { number in
      [
        Self.change(.removed, .object, "the label “\(number)”", scene: "Scene \(number)", id: "o\(number)"),
        Self.change(
          .changed, .text, "the label “T\(number)”", scene: "Scene \(number)", id: "t\(number)", attribute: "text", "a",
          "\(number)"),
      ]
    }
    let short = lines(many)
    #expect(
      short.count == 5 && short[4].hasPrefix("in Scene 4, ") && short[4].contains("8 removed objects, 8 texts"),
      "\(short)")
    #expect(lines(many, atMost: nil).count == 24 && lines(many, atMost: 1).count == 1)
  }

  @Test func theSameOfManyScenesIsToldOnce() {
    let fonts = (0..<9).map {
      Self.change(
        .changed, .appearance, "the label “\($0)”", scene: "Scene \($0)", id: "\($0)", attribute: "font", "system 17",
        "system 15")
    }
    #expect(
      lines(fonts) == ["font system 17 → system 15, 9 times in Scene 0, Scene 1, Scene 2 and 6 more"])
  }

  @Test func whatNobodySeesIsSaid() {
    var document = ComparedDocument(file: "a.xib", kind: .changed)
    document.derived = [.frames, .versions]
    #expect(
      ChangeLines(document, atMost: 5).lines.map(\.sentence)
        == ["no visible change; only stored frames and versions differ"])
  }

  @Test func textsOfDocumentsAreNoMarkdown() {
    var document = ComparedDocument(file: "a_b.xib", kind: .changed)
    document.structure = [Self.change(.removed, .object, "the label “<b>*x*</b> @me”")]
    let text = MarkdownComparison.lines([document], atMost: 5).joined(separator: "\n")
    #expect(text.contains("**a\\_b.xib**") && text.contains("&lt;b&gt;\\*x\\*&lt;/b&gt; \\@me"), "\(text)")
  }

  /// The schema and a full report name the same members.
  @Test func theSchemaKnowsEveryMember() throws {
    var document = ComparedDocument(file: "b.xib", kind: .renamed, formerFile: "a.xib")
    document.structure = [Self.change(.changed, .text, "the label “A”", attribute: "text", "a", "b")]
    document.moves = [Self.move("A", by: 1, because: "c")]
    document.problems = [
      ReportDiagnostic(severity: .warning, message: "m", line: 1, column: 2, objectID: "x")
    ]
    let report = try JSONSerialization.jsonObject(
      with: Data(ComparisonReport(documents: [document]).json().utf8))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: root.appending(path: "Schemas/diff.schema.json")))
    func members(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(members($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      return object.reduce(into: Set(object.keys)) { $0.formUnion(members($1.value)) }
    }
    func properties(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(properties($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
      return object.reduce(into: own) { $0.formUnion(properties($1.value)) }
    }
    #expect(members(report) == properties(schema))
  }
}
