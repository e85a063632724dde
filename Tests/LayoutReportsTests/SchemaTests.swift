import Foundation
import LayoutReports
import Testing

/// The schemas in `Schemas` know every member that the full samples are written with, and no other.
/// `Scripts/support/validate-schemas` holds what the commands print against them.
@Suite struct SchemaTests {
  static let reports: [(schema: String, value: any WireSampleValue)] = [
    ("frames", LayoutReport(documents: [WireSample.document])),
    ("cost", WireSample.costReport),
    ("verify", WireSample.verificationReport),
    ("explain-view", WireSample.explanation),
  ]

  @Test(arguments: reports.map(\.schema))
  func schemaAndReportNameTheSameMembers(name: String) throws {
    let value = try #require(Self.reports.first { $0.schema == name }?.value)
    let file = Self.schemas.appending(path: "\(name).schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let text = try ReportEncoder().text(of: value)
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(Self.members(in: report) == Self.properties(in: schema))
  }

  private static let schemas = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Schemas")

  /// The names of all members, but those that count elements and causes.
  private static func members(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(members(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { names, member in
      if member.key != "byElement", member.key != "byCause" { names.formUnion(members(in: member.value)) }
    }
  }

  /// The names under every `properties` of a schema.
  private static func properties(in schema: Any) -> Set<String> {
    if let list = schema as? [Any] { return list.reduce(into: []) { $0.formUnion(properties(in: $1)) } }
    guard let object = schema as? [String: Any] else { return [] }
    return object.reduce(into: []) { names, member in
      if member.key == "properties" {
        let properties = member.value as? [String: Any] ?? [:]
        names.formUnion(properties.keys)
        for property in properties.values { names.formUnion(Self.properties(in: property)) }
      } else {
        names.formUnion(properties(in: member.value))
      }
    }
  }
}
