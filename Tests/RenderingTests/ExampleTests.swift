import Foundation
import Testing

/// The examples are documents for people and fixtures for the loader: both need them to be in order.
@Suite struct ExampleTests {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths under the repository's root, in order.
  static func files(in folder: String, extension suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: repository.appending(path: folder).path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  static func check(_ path: String) throws -> XMLCheck { XMLCheck(try text(of: path)) }

  @Test func examplesAreFound() {
    #expect(Self.files(in: "Examples", extension: ".storyboard").count >= 15)
  }

  @Test(arguments: files(in: "Examples", extension: ".storyboard"))
  func exampleStoryboardIsWellFormed(path: String) throws {
    let check = try Self.check(path)
    #expect(check.error == nil)
    let ids = check.ids
    #expect(Set(ids).count == ids.count, "an id is used twice")
    for id in ids { #expect(id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil, "\(id)") }
    #expect(Set(check.references).subtracting(ids).sorted() == [])
    #expect(Set(check.colorNames).subtracting(check.resourceNames).sorted() == [])
  }

  @Test(arguments: files(in: "Examples", extension: ".storyboard"))
  func exampleConstraintsReferToTheirScene(path: String) throws {
    for constraint in try Self.check(path).elements(named: "constraint") {
      let attributes = constraint.attributes
      #expect(attributes["firstAttribute"] != nil)
      #expect((attributes["secondItem"] == nil) == (attributes["secondAttribute"] == nil))
      #expect(constraint.parent == "constraints")
    }
  }

  @Test(arguments: files(in: "Fixtures/examples", extension: ".frames"))
  func framesNameViewsOfTheirExample(path: String) throws {
    let name = path.dropFirst("Fixtures/examples/".count).dropLast(".frames".count)
    let example = name.hasPrefix("Recipe") ? "Examples/Recipes/\(name).storyboard" : "Examples/\(name)/Main.storyboard"
    let ids = Set(try Self.check(example).ids)
    let lines = try Self.text(of: path).split(separator: "\n")
    #expect(lines.first?.hasPrefix("source: derived: ") == true)
    var sections = 0
    for line in lines.dropFirst() where !line.hasPrefix("#") && line != "tolerance: pixel" {
      if line.wholeMatch(of: /.+ (portrait|landscape) \d+x\d+@[123]x/) != nil {
        sections += 1
        continue
      }
      let parts = line.split(separator: " ")
      #expect(sections > 0 && parts.count == 5 && parts.dropFirst().allSatisfy { Double($0) != nil }, "\(line)")
      #expect(ids.contains(String(parts[0])), "\(parts[0]) is not in the storyboard")
    }
    #expect(sections > 0)
  }
}

extension XMLCheck {
  /// Of objects and scenes; the ids of device and document types are of another kind.
  var ids: [String] {
    elements.filter { $0.name != "device" }.compactMap { $0.attributes["id"] ?? $0.attributes["sceneID"] }
  }

  var references: [String] {
    let keys = ["firstItem", "secondItem", "reference", "destination", "initialViewController"]
    return elements.flatMap { element in keys.compactMap { element.attributes[$0] } }
  }

  var colorNames: [String] {
    elements(named: "color").compactMap { $0.attributes["systemColor"] }
  }

  var resourceNames: Set<String> {
    Set(elements.filter { $0.parent == "resources" }.compactMap { $0.attributes["name"] })
  }
}
