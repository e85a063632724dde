import Foundation
import InterfaceBuilder
import Testing

@testable import Linting

/// The examples on the pages of rules are parts of the documents of Fixtures/lint, about which other tests say what is found.
@Suite struct RuleExampleTests {
  private static let fixtures = Repository.root.appendingPathComponent("Fixtures/lint")

  private func elements(_ rule: String, _ prefix: String) throws -> [[Element]] {
    let folder = Self.fixtures.appendingPathComponent(rule)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { name in
      name.hasPrefix(prefix) && (name.hasSuffix(".storyboard") || name.hasSuffix(".xib"))
    }.map { name in
      var elements: [Element] = []
      try Document.read(contentsOf: folder.appendingPathComponent(name).path).root.forEachInTree { elements.append($0) }
      return elements
    }
  }

  /// The tag's name and attributes.
  private func tag(_ line: String) throws -> (name: String, attributes: [(name: String, value: String)]) {
    let text = line.trimmingCharacters(in: .whitespaces)
    let closed = text.hasSuffix("/>") ? text : text.dropLast() + "/>"
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(closed)</objects></document>"
    let root = try Document.read(Data(document.utf8), file: "a.xib").root
    let element = try #require(root.child("objects")?.children.first)
    return (element.name, element.attributes)
  }

  /// Whether all lines are in one of the documents.
  private func holds(_ documents: [[Element]], _ lines: [String]) throws -> Bool {
    let tags = try lines.map(tag)
    return documents.contains { elements in
      tags.allSatisfy { tag in
        elements.contains { element in
          element.name == tag.name && tag.attributes.allSatisfy { element[$0.name] == $0.value }
        }
      }
    }
  }

  @Test(arguments: RuleSet.all.map(\.identifier)) func exampleTagsAreInTheRuleDocuments(_ rule: String) throws {
    let example = try #require(RuleSet.examples[rule])
    #expect(example.wrong != example.right)
    #expect(try holds(try elements(rule, "bad"), example.wrong))
    #expect(try holds(try elements(rule, "good"), example.right))
  }

  /// Rules with fixes have documents that say what is left.
  @Test(arguments: RuleSet.all.map(\.identifier)) func rulePageNamesItsFix(_ rule: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.appendingPathComponent(rule).path)
    #expect((RuleSet.examples[rule]?.fix != nil) == names.contains { $0.hasSuffix(".fixed") })
  }

  @Test func rulePageHasEverySection() throws {
    let page = ClippedTextRule.description.text
    let headings = ["\n\nWrong:\n", "\n\nRight:\n", "\n\nOptions:\n", "\n\nFix: ", "\n\nMore: https://"]
    var rest = page[...]
    for heading in headings {
      let found = try #require(rest.range(of: heading))
      rest = rest[found.upperBound...]
    }
    #expect(page.contains("disabled_rules: [clipped_text]"))
    let markdown = ClippedTextRule.description.markdown
    #expect(markdown.hasPrefix("## Clipped Text\n\n`clipped_text`, warning\n\n"))
    // Code is indented, so that no tag of an example is read as one of the page's.
    #expect(markdown.split(separator: "\n").filter { $0.contains("<") }.allSatisfy { $0.hasPrefix("    ") })
    #expect(MissingTrailingRule.description.text.contains("opt_in_rules: [missing_trailing]"))
  }
}
