import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// The table of attributes, against what Interface Builder wrote.
@Suite struct AttributeVocabularyTests {
  /// Documents of this repository, and those of the corpus where it is.
  private static let folders: [String] = {
    let repository = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let shared =
      ProcessInfo.processInfo.environment["TRELLIS_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? repository.deletingLastPathComponent().appendingPathComponent("shared")
    return [
      repository.appendingPathComponent("Examples").path, shared.appendingPathComponent("corpus/documents").path,
    ].filter { FileManager.default.fileExists(atPath: $0) }
  }()

  /// No attribute that a document has may be refused, nor its value.
  @Test func attributesOfDocumentsAreKnown() throws {
    var refused: [String: Int] = [:]
    var count = 0
    for folder in Self.folders {
      let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      for file in files {
        guard let document = try? Document.read(contentsOf: "\(folder)/\(file)") else { continue }
        document.root.forEachInTree { element in
          guard element["id"] != nil, !["constraint", "object", "array", "adaptation"].contains(element.name) else {
            return
          }
          let isView = element.kind?.has(.view) ?? (element.child("rect", key: "frame") != nil)
          for attribute in element.attributes where attribute.name != "id" && attribute.name != "key" {
            count += 1
            guard let holding = AttributeVocabulary.holding(attribute.name, in: element.name, isView: isView) else {
              refused["\(element.name) \(attribute.name)", default: 0] += 1
              continue
            }
            if AttributeVocabulary.objection(to: attribute.value, for: attribute.name, holding) != nil {
              refused["\(element.name) \(attribute.name)=\(attribute.value)", default: 0] += 1
            }
          }
        }
      }
    }
    #expect(count > 1000)
    #expect(refused.isEmpty, "\(refused)")
  }

  /// What the inspector offers can be set.
  @Test func fieldsOfTheInspectorAreKnown() {
    for kind in ElementKind.allCases {
      for field in AttributeSection.sections(of: kind).flatMap(\.fields) {
        if field.name == "title", kind == .button { continue }
        let holding = AttributeVocabulary.holding(field.name, in: kind.rawValue, isView: true)
        let parts = AttributeVocabulary.parts(of: kind.rawValue, isView: true).filter { $0.key == field.name }
        switch field.kind {
        case .font, .color:
          #expect(!parts.isEmpty, "\(kind.rawValue) \(field.name)")
          continue
        case .image:
          #expect(!parts.isEmpty || holding == .text, "\(kind.rawValue) \(field.name)")
          continue
        case .flag, .number, .words, .text, .object, .numbers, .flags: break
        }
        switch (field.kind, holding) {
        case (.flag, .flag?), (.text, .text?), (.number, .number?), (.number, .whole?): break
        case (.words(let offered), .words(let known)?):
          #expect(Set(offered).isSubset(of: known), "\(kind.rawValue) \(field.name)")
        default: Issue.record("\(kind.rawValue) \(field.name) is \(String(describing: holding))")
        }
      }
    }
  }

  /// What the library writes can be set again.
  @Test func attributesOfTheLibraryAreKnown() {
    for kind in ViewLibrary.kinds {
      guard let template = ViewLibrary.template(kind) else { continue }
      for (name, value) in Array(template.common) + Array(template.own) {
        let holding = AttributeVocabulary.holding(name, in: kind.rawValue, isView: true)
        #expect(
          holding.map { AttributeVocabulary.objection(to: value, for: name, $0) == nil } == true, "\(kind) \(name)")
      }
    }
  }

  @Test(arguments: [
    ("wibble", "3", "a label has no known attribute wibble; known attributes are text, "),
    ("numberofLines", "3", "a label has no known attribute numberofLines; did you mean numberOfLines?"),
    (
      "backgroundColor", "black",
      "backgroundColor of a label is not an attribute but an element, <color key=\"backgroundColor\">; to set the color, write backgroundColor="
    ),
    (
      "font", "System,23",
      "a label has no known attribute font; fontDescription of a label is not an attribute but an element, "
    ),
    ("contentMode", "middle", "contentMode must be one of scaleToFill, scaleAspectFit, "),
    ("textAlignment", "middle", "textAlignment must be one of natural, left, center, right, justified, not \"middle\""),
    ("contentMode", "centre", "not \"centre\"; did you mean center?"),
    ("numberOfLines", "many", "numberOfLines must be a whole number, not \"many\""),
    ("numberOfLines", "1.5", "numberOfLines must be a whole number, not 1.5"),
    ("alpha", "inf", "alpha must be a number, not \"inf\""),
    ("alpha", "2", "alpha must be from 0 to 1, not 2"),
    ("hidden", "true", "hidden must be YES or NO, not \"true\""),
    ("placeholderIntrinsicWidth", "wide", "must be a number, or infinite, not \"wide\""),
  ]) func anAttributeThatIsNoneIsRefusedWithAdvice(_ name: String, _ value: String, _ message: String) throws {
    let draft = try Samples.draft()
    let before = draft.bytes
    for edit in [
      Edit.setAttribute("label", name: name, to: value),
      .vary("label", name: name, to: value, for: VariedClasses(width: .regular)),
    ] {
      let error = #expect(throws: EditError.self) { try draft.apply(edit) }
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
      #expect(draft.bytes == before)
    }
  }

  @Test func otherObjectsHaveTheirOwn() throws {
    let draft = try Samples.draft()
    func message(_ id: String, _ name: String, _ value: String) -> String {
      do throws(EditError) {
        try draft.apply(.setAttribute(id, name: name, to: value))
        return "done"
      } catch { return error.message }
    }
    #expect(
      message("vc1", "simulatedSize", "freeform").contains(
        "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\">"))
    #expect(message("vc1", "modalPresentationStyle", "formsheet").hasSuffix("did you mean formSheet?"))
    #expect(message("vc1", "title", "Start") == "done")
    #expect(message("out-la-bel", "destination", "nobody").contains("must be the ID of an object"))
    #expect(
      message("blu-wi-dth", "wibble", "3").hasPrefix(
        "a constraint has no attribute wibble; the attributes are constant, "))
    #expect(message("blu-wi-dth", "constnt", "3").hasSuffix("did you mean constant?"))
    #expect(message("blu-wi-dth", "placeholder", "perhaps") == "placeholder must be YES or NO, not \"perhaps\"")
    #expect(message("blu-wi-dth", "firstItem", "gray").contains("cannot be changed"))
  }

  /// What a document has is taken away even if no table knows it.
  @Test func anAttributeThatIsThereCanBeRemoved() throws {
    let draft = try Samples.draft(Array(Samples.scene.replacing("id=\"gray\"", with: "wibble=\"3\" id=\"gray\"").utf8))
    try draft.apply(.setAttribute("gray", name: "wibble", to: nil))
    #expect(String(decoding: draft.bytes, as: UTF8.self) == Samples.scene)
  }
}
