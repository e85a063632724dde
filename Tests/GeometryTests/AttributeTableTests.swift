import Foundation
import Geometry
import Testing

/// `Evidence/attributes.tsv` tells scripts where attributes lie.
@Suite struct AttributeTableTests {
  /// The words, the axis, what the attribute is measured on, the part of the way from the left or top, and whether it follows the reading direction.
  private var table: String {
    let rows = LayoutAttribute.allCases.dropFirst().map { attribute in
      [
        attribute.word, attribute.axis == .horizontal ? "horizontal" : "vertical", "\(attribute.base)",
        "\(attribute.part)", attribute.isDirectional ? "yes" : "no",
      ].joined(separator: "\t")
    }
    return (["word\taxis\tbase\tpart\tdirectional"] + rows).joined(separator: "\n") + "\n"
  }

  @Test func theTableIsTheRule() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Evidence/attributes.tsv")
    #expect(try String(contentsOf: file.standardized, encoding: .utf8) == table)
  }
}
