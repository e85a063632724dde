import Foundation
import Testing

@testable import InterfaceBuilder

/// Where the shared corpus is, if it is.
enum Corpus {
  static let folder: URL? = {
    let shared =
      ProcessInfo.processInfo.environment["TRELLIS_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")
    let folder = shared.appendingPathComponent("corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static let missing: Comment = "no corpus; get it with Scripts/corpus/fetch-corpus"

  static func paths() throws -> [String] {
    let documents = try #require(folder).appendingPathComponent("documents")
    let files = FileManager.default.enumerator(atPath: documents.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted()
  }

  static func path(_ file: String) throws -> String {
    try #require(folder).appendingPathComponent("documents").appendingPathComponent(file).path
  }

  static func lines<Line: Decodable>(_ name: String, of type: Line.Type) throws -> [Line] {
    let data = try Data(contentsOf: #require(folder).appendingPathComponent(name))
    return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Line.self, from: $0) }
  }

  struct SceneLine: Decodable {
    var f: String
    var s: Int
    var xcode: String
    var kind: String
    var golden: Bool
    var insets: [String: Double]?
  }

  struct ViewLine: Decodable {
    var f: String
    var s: Int
    var id: String?
    var tag: String
    var role: String
    var frame: [Double]?
  }
}

@Suite(.enabled(if: Corpus.folder != nil, Corpus.missing), .serialized)
struct CorpusTests {
  /// One reading for all tests.
  static let documents: [String: Document] = {
    var documents: [String: Document] = [:]
    for file in (try? Corpus.paths()) ?? [] {
      do {
        documents[file] = try Document.read(contentsOf: Corpus.path(file))
      } catch {
        Issue.record("\(file): \(error)")
      }
    }
    return documents
  }()

  @Test func everyDocumentIsReadWithoutDoubt() throws {
    #expect(try Self.documents.count == Corpus.paths().count)
    let doubtful = Self.documents.filter { !$0.value.diagnostics.isEmpty }.keys
    // A fixture of a linter, broken on purpose.
    #expect(doubtful.map { URL(fileURLWithPath: $0).lastPathComponent } == ["DuplicateID.xib"])
  }

  @Test func everyViewIsFoundInItsScene() throws {
    var views: [String: [Int: [String: ViewElement]]] = [:]
    for (file, document) in Self.documents {
      for scene in document.scenes {
        for view in scene.allRoots.flatMap(\.tree) {
          views[file, default: [:]][scene.index, default: [:]][view.id] = view
        }
      }
    }
    var missing: [String] = []
    let lines = try Corpus.lines("views.jsonl", of: Corpus.ViewLine.self)
    // Content views of old collection view cells have no id.
    for line in lines {
      guard let id = line.id else { continue }
      guard let view = views[line.f]?[line.s]?[id], view.tag == line.tag else {
        missing.append("\(line.f) \(line.tag) \(id)")
        continue
      }
      if let frame = line.frame, let own = view.frame { #expect([own.x, own.y, own.width, own.height] == frame) }
    }
    #expect(missing.isEmpty, "\(missing.count) of \(lines.count) not found: \(missing.prefix(10))")
  }

  @Test func generationsAgreeWithTheIndex() throws {
    for line in try Corpus.lines("scenes.jsonl", of: Corpus.SceneLine.self) {
      let document = try #require(Self.documents[line.f])
      #expect("\(document.xcode.major)" == line.xcode, "\(line.f) \(document.toolsVersion ?? "")")
      #expect(document.kind.rawValue == line.kind)
    }
  }

  /// Resolving for the canvas leaves out the views that the index calls uninstalled, and no other.
  @Test func uninstalledViewsAreResolvedAway() throws {
    let uninstalled = try Corpus.lines("views.jsonl", of: Corpus.ViewLine.self).filter { $0.role == "uninstalled" }
    let expected = Dictionary(grouping: uninstalled, by: \.f).mapValues { Set($0.compactMap(\.id)) }
    for (file, document) in Self.documents {
      let resolved = document.resolved(for: document.canvasSizeClasses)
      let before = Set(document.scenes.flatMap(\.allRoots).flatMap(\.tree).map(\.id))
      let after = Set(resolved.scenes.flatMap(\.allRoots).flatMap(\.tree).map(\.id))
      #expect(before.subtracting(after) == expected[file] ?? [], "\(file)")
    }
  }

  /// The share of predicted safe-area insets within half a point of those the stored frames imply.
  @Test func safeAreasAgreeWithTheFrames() throws {
    var total: [String: Int] = [:]
    var right: [String: Int] = [:]
    for line in try Corpus.lines("scenes.jsonl", of: Corpus.SceneLine.self) {
      guard line.golden, let xcode = Int(line.xcode), (9...16).contains(xcode), let insets = line.insets else {
        continue
      }
      let document = try #require(Self.documents[line.f])
      let scene = try #require(document.scenes.first { $0.index == line.s })
      let predicted = document.canvasSafeArea(of: scene)
      let edges = [
        "top": predicted.top, "bottom": predicted.bottom, "leading": predicted.left, "trailing": predicted.right,
      ]
      for (edge, value) in insets {
        total[edge, default: 0] += 1
        if let own = edges[edge], abs(own - value) <= 0.5 { right[edge, default: 0] += 1 }
      }
    }
    for (edge, least) in ["top": 0.99, "bottom": 0.985, "leading": 0.999, "trailing": 0.999] {
      let share = Double(right[edge] ?? 0) / Double(total[edge] ?? 1)
      #expect(share >= least, "\(edge): \(right[edge] ?? 0) of \(total[edge] ?? 0)")
    }
  }

  /// Our parser and Foundation's see the same elements, attributes and text.
  @Test func agreesWithFoundation() throws {
    for file in try Corpus.paths().enumerated().filter({ $0.offset.isMultiple(of: 40) }).map(\.element) {
      let data = try Data(contentsOf: URL(fileURLWithPath: Corpus.path(file)))
      let foundation = FoundationTree(data)
      var own: [String] = []
      Self.documents[file]?.root.forEachInTree {
        own.append(FoundationTree.line($0.name, Dictionary($0.attributes) { a, _ in a }))
      }
      #expect(own == foundation.lines, "\(file)")
    }
  }
}
