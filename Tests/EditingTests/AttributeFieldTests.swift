import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// The fields of the attributes inspector, against what Interface Builder wrote.
@Suite struct AttributeFieldTests {
  private static let corpus: String? = {
    let shared =
      ProcessInfo.processInfo.environment["TRELLIS_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("shared")
    let folder = shared.appendingPathComponent("corpus/documents").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  /// How often documents give a field a value.
  private struct Count {
    var values = 0
    /// Those that hold anyway.
    var usual = 0
    /// Those that the field does not offer.
    var odd: Set<String> = []
  }

  @Test(.enabled(if: corpus != nil, "no corpus; get it with Scripts/corpus/fetch-corpus"))
  func fieldsOfferWhatDocumentsSay() throws {
    var counts: [AttributeField: Count] = [:]
    let folder = try #require(Self.corpus)
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    for file in files {
      guard let document = try? Document.read(contentsOf: "\(folder)/\(file)") else { continue }
      document.root.forEachInTree { element in
        for field in AttributeSection.sections(of: element.kind).flatMap(\.fields) {
          guard let value = field.value(in: element) else { continue }
          counts[field, default: Count()].values += 1
          if value == field.usual { counts[field]?.usual += 1 }
          if !Self.offers(field, value) { counts[field]?.odd.insert(value) }
        }
      }
    }
    #expect(counts.values.reduce(0) { $0 + $1.values } > 100_000)
    for (field, count) in counts {
      #expect(count.odd.isEmpty, "\(field.title) does not offer \(count.odd.sorted())")
      // A word such as `natural` is written although it holds anyway. A dozen flags are from documents that people wrote by hand.
      if case .words = field.kind { continue }
      #expect(
        count.usual * 10 <= max(count.values, 20),
        "\(field.name) is said \(count.usual) of \(count.values) times though it holds anyway")
    }
  }

  private static func offers(_ field: AttributeField, _ value: String) -> Bool {
    switch field.kind {
    case .flag: value == "YES" || value == "NO"
    case .number: Double(value) != nil
    case .words(let words): words.contains(value)
    case .text, .font, .color, .image, .object, .numbers, .flags: true
    }
  }

  /// The names that Xcode's inspector shows.
  @Test(arguments: [
    ("scaleToFill", "Scale To Fill"), ("scaleAspectFit", "Aspect Fit"), ("TopLeft", "Top Left"),
    ("fillEqually", "Fill Equally"), ("forceRightToLeft", "Force Right To Left"), ("tailTruncation", "Truncate Tail"),
    ("IBUITableViewCellStyleValue1", "Right Detail"),
  ])
  func wordsHaveTitles(word: String, title: String) { #expect(AttributeField.title(ofWord: word) == title) }

  /// A title may be that of a state or of a configuration, a text an element of its own.
  @Test func textsAreFoundWhereDocumentsHaveThem() throws {
    func value(_ name: String, _ xml: String) throws -> String? {
      let document = try Document.read(
        Data("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(xml)</objects></document>".utf8),
        file: "a.xib")
      let element = try #require(document.element(id: "a"))
      let fields = AttributeSection.sections(of: element.kind).flatMap(\.fields)
      return try #require(fields.first { $0.name == name }).value(in: element)
    }
    #expect(try value("title", #"<button id="a"><state key="normal" title="Go"/></button>"#) == "Go")
    #expect(
      try value(
        "title",
        #"<button id="a"><state key="normal" title="A"/><buttonConfiguration key="configuration" title="B"/></button>"#)
        == "B")
    #expect(try value("text", #"<label id="a"><string key="text">two\#nlines</string></label>"#) == "two\nlines")
    #expect(try value("numberOfLines", #"<label id="a"/>"#) == nil)
  }
}
