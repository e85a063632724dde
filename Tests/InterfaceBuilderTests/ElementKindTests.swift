import Foundation
import Testing

@testable import InterfaceBuilder

/// The registry of tags against the tags that documents hold. source: Fixtures/interface/tags.txt, counted in documents of Xcode.
struct ElementKindTests {
  /// The sections of the list, with the tags in each.
  static let sections: [String: [String]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/interface/tags.txt")
    var sections: [String: [String]] = [:]
    var section = ""
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        section = String(line.dropFirst().dropLast())
      } else if let tag = line.split(separator: " ").first {
        sections[section, default: []].append(String(tag))
      }
    }
    return sections
  }()

  @Test func kindsOfTheListAreInTheRegistry() throws {
    let kinds = try #require(Self.sections["kinds"])
    #expect(kinds.count > 50)
    #expect(kinds.filter { ElementKind(tag: $0) == nil } == [])
  }

  @Test func otherTagsOfTheListAreNot() {
    let others = Self.sections.filter { $0.key != "kinds" }.flatMap(\.value)
    #expect(others.count > 100)
    #expect(others.filter { ElementKind(tag: $0) != nil } == [])
  }

  @Test(.enabled(if: Corpus.folder != nil, Corpus.missing))
  func everyTagOfTheCorpusIsInTheList() {
    let known = Set(Self.sections.values.joined())
    var unknown: Set<String> = []
    for document in CorpusTests.documents.values {
      document.root.forEachInTree { if !known.contains($0.name) { unknown.insert($0.name) } }
    }
    #expect(unknown == [])
  }

  @Test(arguments: ElementKind.allCases)
  func rowsAreConsistent(kind: ElementKind) {
    #expect(ElementKind(tag: kind.rawValue) == kind)
    #expect(!kind.className.isEmpty && !kind.libraryName.isEmpty)
    let roles = [ElementTraits.view, .controller, .gestureRecognizer].filter(kind.has)
    #expect(roles.count <= 1)
    // What concerns views is said of views only, and what users touch is something they see.
    if !kind.has(.view) { #expect(kind.traits.subtracting([.controller, .gestureRecognizer]).isEmpty) }
    if kind.has(.control) { #expect(kind.has(.content)) }
    if kind.has(.adjustsFont) { #expect(kind.has(.text)) }
  }

  @Test func unknownTagsKeepTheirName() throws {
    let document = try xib(
      #"<hologramView id="h"><rect key="frame" x="1" y="2" width="3" height="4"/></hologramView>"#)
    let view = try #require(document.scenes.first?.rootView)
    #expect(view.kind == nil && view.tag == "hologramView" && view.displayName == "Hologram View")
    #expect(!view.has(.view))
  }

  @Test func attributesKeepTheirWords() {
    for attribute in ConstraintElement.Attribute.known {
      #expect(ConstraintElement.Attribute(word: attribute.word) == attribute)
    }
    #expect(ConstraintElement.Attribute(word: "sideways") == .unknown("sideways"))
    #expect(ConstraintElement.Attribute(word: "sideways").word == "sideways")
  }

  @Test(
    arguments: [
      ("TopLeft", .topLeft), ("scaleAspectFit", .scaleAspectFit),
    ] as [(String, ViewElement.ContentMode)])
  func contentModesMayBeginWithACapital(word: String, mode: ViewElement.ContentMode) {
    #expect(ViewElement.ContentMode(word: word) == mode)
  }

  @Test func unknownWordsCountAsAbsent() throws {
    let stack = try #require(
      StackViewElement(try element(#"<stackView distribution="anyhow" alignment="slanted"/>"#)))
    #expect(stack.distribution == .fill && stack.alignment == .fill)
    let button = try #require(
      ButtonElement(try element(#"<button buttonType="round"><state key="melting" title="x"/></button>"#)))
    #expect(button.buttonType == .custom && button.states.isEmpty)
    let cell = try #require(TableViewCellElement(try element(#"<tableViewCell style="IBUITableViewCellStyleX"/>"#)))
    #expect(cell.style == nil && cell.accessoryType == .none)
  }

  @Test func paragraphsHaveWordsOfTheirOwn() throws {
    let style = ParagraphStyleElement(try element(#"<paragraphStyle lineBreakMode="truncatingTail"/>"#))
    #expect(style.lineBreakMode == .tailTruncation)
  }
}
