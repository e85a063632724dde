import ConsoleLogs
import Foundation
import Platform
import Testing

/// What `trellis explain LOG --json` prints is everything that was found.
@Suite struct LogExplanationTests {
  /// A margin that no log has, a second width that clashes, a trace and a line that is no constraint.
  private static let text = """
    10:01 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0xb.leading == UIView:0xa.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xb.trailing == UIView:0xa.trailingMargin   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xb.width == 300   (active)>",
        "<NSLayoutConstraint:0x4 UIView:0xa.width == 200   (active)>"
    )
    Will attempt to recover by breaking constraint <NSLayoutConstraint:0x3 UIView:0xb.width == 300   (active)>

    •UIWindow:0xc - AMBIGUOUS LAYOUT for UIWindow:0xc.minX{id: 1}
    (
    "<NSLayoutConstraint:0x5 junk>"
    )
    """

  private let explanation = LogExplanation(ConsoleLog(text), screenLengths: Device.screenLengths)

  @Test func theLogHasSomethingOfEverything() throws {
    let conflict = try #require(explanation.conflicts.first)
    #expect(conflict.preamble == "10:01 App[1:2] [LayoutConstraints]")
    #expect(conflict.isContradiction && conflict.entries.contains(where: \.isBroken))
    #expect(!conflict.assumptions.isEmpty && !conflict.repairs.isEmpty && conflict.culprit.constraint != nil)
    #expect(conflict.drawing?.bars.isEmpty == false && conflict.drawing?.lines.isEmpty == false)
    #expect(explanation.traces.first?.ambiguous.first?.open == ["minX"])
    #expect(explanation.problems.count == 1)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(LogExplanation.self, from: data) == explanation)
  }

  /// Members that may be missing are known by the schema, too.
  @Test func theSchemaKnowsEveryMember() throws {
    let schemas = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Schemas")
    let schema = try String(contentsOf: schemas.appending(path: "explain-log.schema.json"), encoding: .utf8)
    let report = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(explanation))
    for name in Self.members(in: report) { #expect(schema.contains("\"\(name)\": {"), "\(name)") }
  }

  private static func members(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(members(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { $0.formUnion(members(in: $1.value)) }
  }
}
