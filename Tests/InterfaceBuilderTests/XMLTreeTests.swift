import Foundation
import Synchronization
import Testing

@testable import InterfaceBuilder

/// What elements know of the bytes that they were read from.
struct XMLTreeTests {
  private static let text = """
    <?xml version="1.0"?>
    <!-- < -->
    <a é = 'x>&amp;y'
       b="1" ><b c=""/>é<![CDATA[<]]>
      <c></c ><!-- </a> --></a>

    """

  private func read(_ bytes: [UInt8]) throws -> (tree: XMLTree, root: Element) { try XMLTree.read(Data(bytes)) }

  @Test(arguments: [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func rangesAreThoseOfTheFile(_ mark: [UInt8]) throws {
    let (tree, root) = try read(mark + Array(Self.text.utf8))
    func text(_ range: Range<Int>?) -> String? { range.map { String(decoding: tree.bytes[$0], as: UTF8.self) } }
    #expect(text(root.startTag) == "<a é = 'x>&amp;y'\n   b=\"1\" >")
    #expect(text(root.range)?.hasPrefix("<a é") ?? false)
    #expect(text(root.range)?.hasSuffix("<c></c ><!-- </a> --></a>") ?? false)
    #expect(tree.values(of: root).map { text($0) } == ["x>&amp;y", "1"])
    #expect(root.children.map { text($0.range) } == ["<b c=\"\"/>", "<c></c >"])
    #expect(root.children.map { text($0.startTag) } == ["<b c=\"\"/>", "<c>"])
    #expect(tree.values(of: root.children[0]).map { text($0) } == [""])
    #expect(root.position == SourcePosition(line: 3, column: 1))
    #expect(tree.markLength == mark.count && !tree.isTranscoded)
  }

  @Test func everyPlaceOfATagHasItsElement() throws {
    let (tree, root) = try read(Array(Self.text.utf8))
    root.forEachInTree { element in #expect(tree.element(at: element.position) === element) }
    #expect(tree.element(at: SourcePosition(line: 3, column: 2)) == nil)
    #expect(tree.element(at: SourcePosition(line: 1, column: 1)) == nil)
    #expect(tree.element(at: SourcePosition(line: 9, column: 1)) == nil)
  }

  @Test func otherAttributesHaveNoPlaces() throws {
    let (tree, root) = try read(Array("<a b=\"1\"><c/></a>".utf8))
    let changed = root.replacing(attributes: [("b", "2"), ("c", "3")])
    #expect(tree.values(of: changed).isEmpty)
    #expect(changed.range == root.range && changed.position == root.position)
    let emptied = root.replacing(children: [])
    #expect(Array(tree.values(of: emptied)) == Array(tree.values(of: root)))
    let made = Element(name: "x", position: SourcePosition(line: 1, column: 1))
    #expect(made.range == nil && made.startTag == nil)
  }

  @Test func utf16IsNotTheFile() throws {
    let data = try #require("<a b=\"1\"/>".data(using: .utf16))
    let (tree, root) = try XMLTree.read(data)
    #expect(tree.isTranscoded && root["b"] == "1")
    #expect(tree.bytes == Array("<a b=\"1\"/>".utf8))
  }

  @Test func fragmentsAreReadUpToTheFirstMistake() {
    func shape(_ elements: [Element]) -> String {
      elements.map { "\($0.name)\($0.range == nil ? "!" : "")(\(shape($0.children)))" }.joined()
    }
    func shape(_ text: String) -> String { shape(XMLTree(fragment: Array(text.utf8)).roots) }
    #expect(shape("<a/>\n<b><c/></b>") == "a()b(c())")
    #expect(shape("<a><b>x</b><c d=\"\"") == "a!(b())")
    #expect(shape("<a><b></a>") == "a!(b!())")
    #expect(shape("") == "" && shape("x<a/>") == "")
  }

  /// What tests count: one reading for a document, none for what is made of it.
  @Test func readingsAreTold() throws {
    let count = Mutex(0)
    try XMLReading.$observer.withValue({ count.withLock { $0 += 1 } }) {
      let document = try xib("<view id=\"a\"/>")
      _ = document.resolved(for: .init(horizontal: .compact, vertical: .regular)).element(id: "a")
    }
    #expect(count.withLock { $0 } == 1)
  }
}
