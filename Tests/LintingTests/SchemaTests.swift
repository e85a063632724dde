import Foundation
import Testing

@testable import Linting

/// `trellis.schema.json`, which editors use for `.trellis.yml`.
@MainActor
@Suite struct SchemaTests {
  private static let file = Repository.root.appendingPathComponent("trellis.schema.json")

  @Test func schemaFileEqualsThePrintedSchema() throws {
    let text = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    #expect(text == ConfigurationSchema.text + "\n", "trellis rules --schema > trellis.schema.json")
  }

  @Test func schemaHasExactlyTheConfigurationKeys() throws {
    let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
    #expect(schema["additionalProperties"] as? Bool == false)
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(LintConfiguration.keys + RuleSet.all.map(\.identifier)))
    let matrix = try #require((properties["matrix"] as? [String: [[String: Any]]])?["anyOf"]?.last)
    #expect(Set((matrix["properties"] as? [String: Any] ?? [:]).keys) == Set(Matrix.keys))
  }

  /// Every value that the schema lists is one that the reader takes.
  @Test func configurationReadsEveryValueOfTheSchema() throws {
    let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let lists = (properties["matrix"]?["anyOf"] as? [[String: Any]])?.last?["properties"] as? [String: [String: Any]]
    var offered = properties.flatMap { key, value in choices(in: value).map { "\(key): \($0)" } }
    offered += (lists ?? [:]).flatMap { key, value in choices(in: value).map { "matrix: {\(key): [\($0)]}" } }
    #expect(offered.count > 100)
    for yaml in offered { _ = try LintConfiguration(yaml: yaml, file: yaml) }
  }

  /// The values of a property that is a choice, or a list of such.
  private func choices(in property: [String: Any]) -> [String] {
    let own = property["enum"] as? [String] ?? []
    return own + (property["anyOf"] as? [[String: Any]] ?? []).flatMap { $0["enum"] as? [String] ?? [] }
  }

  /// The example for continuous integration is one that a user can begin with.
  @Test func exampleConfigurationIsRead() throws {
    let file = Repository.root.appendingPathComponent("Examples/CI/trellis.yml")
    let yaml = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(try LintConfiguration(yaml: yaml, file: "trellis.yml").included == ["App"])
  }
}
