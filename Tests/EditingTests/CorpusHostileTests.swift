import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names, ids and values that nobody would give, in documents that Xcode wrote. `Scripts/experiments/edits` runs this test over the corpus; without
/// it it is skipped.
@Suite(.enabled(if: EditedCorpus.folder != nil)) struct CorpusHostileTests {
  /// Texts that are syntax somewhere else stay texts: a document that was edited with one of them differs from one that was edited with
  /// a plain text in the values alone that hold it, as an independent reader of XML tells.
  @Test func hostileTextsStayTexts() throws {
    var generator = SeededGenerator(seed: EditedCorpus.seed)
    var (made, refused) = (0, 0)
    for path in EditedCorpus.documents.shuffled(using: &generator) where made < 2000 {
      let bytes = [UInt8](try Document.data(contentsOf: path))
      guard bytes.count < 150_000 else { continue }
      for place in HostilePlace.allCases {
        let text = HostilePlace.text(&generator)
        let seed = generator.next()
        guard let hostile = try Self.edited(bytes, path, place, text, seed) else {
          refused += 1
          continue
        }
        let plain = try #require(try Self.edited(bytes, path, place, HostilePlace.plain, seed))
        made += 1
        let (one, other) = (XMLShape(plain), XMLShape(hostile))
        let differing = zip(one.values, other.values).filter { $0 != $1 }
        let isText = differing.allSatisfy {
          $1 == $0.replacingOccurrences(of: HostilePlace.plain, with: text) && $0 != $1
        }
        if one.error != nil || other.error != nil || one.names != other.names || differing.isEmpty || !isText {
          Issue.record("\(path): \(place) \(text.debugDescription): \(other.error ?? "")")
        }
      }
    }
    print("seed \(EditedCorpus.seed): \(made) hostile texts written, \(refused) refused")
    #expect(made >= 1000)
  }

  /// The bytes after an edit; nil if it is refused, of which nothing may be left, or if the document has no object for it.
  private static func edited(
    _ bytes: [UInt8], _ path: String, _ place: HostilePlace, _ text: String, _ seed: UInt64
  ) throws -> [UInt8]? {
    let draft = try Draft(bytes, file: path)
    var generator = SeededGenerator(seed: seed)
    guard let edit = place.edit(text, draft, &generator) else { return nil }
    guard (try? draft.apply(edit)) != nil else {
      #expect(draft.bytes == bytes)
      return nil
    }
    return draft.bytes
  }
}

/// Where a text of the user's gets into a document.
private enum HostilePlace: CaseIterable {
  case label, identifier, text, newID, newText, newAttribute, constraintID, guide, attributeName, multiplier, property
  case variation

  static let plain = "plainText"

  private static let tokens =
    [
      "\"", "'", "<", ">", "&", "\"/><x a=\"", "'/><x a='", "]]>", "<![CDATA[", "<!--", "-->", "--", "<?xml?>", "&amp;",
      "&#0;", "&#x41;", "&undefined;", "\n", "\r\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}",
      "\u{301}",
      "🙂", "\u{10FFFD}", "\u{1}", "\u{1B}[31m", "\u{FFFE}", "%0A::error::", "$(id)", "`id`", "\\", "\\\"", "/", "#2",
      "a.b = c + 1", " ", "", "\u{0}", "</document>", String(repeating: "x", count: 300),
    ]

  static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &generator)).map { _ in tokens.randomElement(using: &generator) ?? "" }.joined()
      + "z"
  }

  func edit(_ text: String, _ draft: Draft, _ generator: inout SeededGenerator) -> Edit? {
    let nodes = draft.tree.root.subtree
    let views = nodes.filter { draft.isView($0) && draft.id(of: $0) != nil }
    func id(_ list: [SourceNode]) -> String? { list.randomElement(using: &generator).flatMap { draft.id(of: $0) } }
    let constraint = id(nodes.filter { $0.name == "constraint" && draft.id(of: $0) != nil })
    guard let view = id(views) else { return nil }
    switch self {
    case .label: return .setAttribute(view, name: "userLabel", to: text)
    case .identifier:
      return constraint.map {
        var change = ConstraintChange()
        change.identifier = text
        return .changeConstraint($0, change)
      }
    case .text: return id(views.filter { ["label", "button"].contains($0.name) }).map { .setText($0, to: text) }
    case .newID: return .addView(NewView(.label, id: text), into: view, at: nil)
    case .newText:
      var new = NewView(.button)
      (new.label, new.text) = (text, text)
      return .addView(new, into: view, at: nil)
    case .newAttribute:
      var new = NewView(.view)
      new.attributes = ["customClass": text]
      return .addView(new, into: view, at: nil)
    case .constraintID:
      var new = NewConstraint(.init(view, .width), constant: 4321)
      (new.id, new.identifier) = (text, text)
      return .addConstraint(new)
    case .guide: return .addGuide(into: view, id: text, name: text)
    case .attributeName: return .setAttribute(view, name: text + "<", to: "YES")
    case .multiplier:
      var new = NewConstraint(.init(view, .width), .init(view, .height))
      new.multiplier = text
      return .addConstraint(new)
    case .property: return .addOutlet(from: view, property: text, to: view)
    case .variation:
      return constraint.map { .vary($0, name: "identifier", to: text, for: VariedClasses(width: .compact)) }
    }
  }
}

/// What an independent reader makes of a document: the elements with the names of their attributes, and the values in the same order.
private final class XMLShape: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var values: [String] = []
  private(set) var error: String?

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "not well-formed" }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let sorted = attributes.sorted { $0.key < $1.key }
    names.append(([elementName] + sorted.map(\.key)).joined(separator: " "))
    values += sorted.map(\.value)
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    names.append("/")
  }
}
