import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

private let environment = ProcessInfo.processInfo.environment
private let corpusFolder = environment["TRELLIS_EDITED_CORPUS"]

/// Edits of documents that Xcode wrote. `Scripts/edits` runs these tests over the corpus; without it they are skipped.
@Suite(.enabled(if: corpusFolder != nil)) struct CorpusEditTests {
  private static let seed = environment["TRELLIS_SEED"].flatMap(UInt64.init) ?? 1

  /// The documents in an order that the seed decides.
  private static func documents() -> [String] {
    guard let folder = corpusFolder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .sorted()
    var generator = SeededGenerator(seed: seed)
    paths.shuffle(using: &generator)
    return paths.map { folder + "/" + $0 }
  }

  /// Each kind of edit and its inverse give the original bytes.
  @Test func inverses() throws {
    var (documents, made) = (0, [Int](repeating: 0, count: RandomEdits.kinds + 1))
    for path in Self.documents().prefix(1000) {
      let bytes = [UInt8](try Document.data(contentsOf: path))
      documents += 1
      var edits = RandomEdits(generator: SeededGenerator(seed: Self.seed &+ UInt64(documents)))
      for kind in made.indices {
        // Most edits of random objects are refused.
        for _ in 0..<10 {
          let draft = try Draft(bytes, file: path)
          guard let edit = edits.edit(kind, of: draft) else { break }
          guard (try? draft.apply(edit)) != nil else { continue }
          made[kind] += 1
          let (patch, changed) = (draft.patch, draft.bytes)
          if patch.inverse.applied(to: changed) != bytes { Issue.record("\(path): \(edit)") }
          break
        }
      }
    }
    print("seed \(Self.seed): \(documents) documents; edits of each kind taken back: \(made)")
    #expect(documents > 0)
  }

  /// Edits one after the other: 20,000 that are not refused.
  @Test func sequences() throws {
    var (made, refused, documents) = (0, 0, 0)
    while made < 20_000 {
      for path in Self.documents() where made < 20_000 {
        let bytes = [UInt8](try Document.data(contentsOf: path))
        guard bytes.count < 300_000 else { continue }
        documents += 1
        let draft = try Draft(bytes, file: path)
        var edits = RandomEdits(generator: SeededGenerator(seed: Self.seed &* 7919 &+ UInt64(documents)))
        for _ in 0..<40 {
          guard let edit = edits.edit(Int.random(in: 0...RandomEdits.kinds, using: &edits.generator), of: draft) else {
            continue
          }
          if try EditCheck.apply(edit, to: draft) { made += 1 } else { refused += 1 }
        }
        if draft.patch.inverse.applied(to: draft.bytes) != bytes { Issue.record("\(path)") }
      }
    }
    print("seed \(Self.seed): \(made) edits of \(documents) documents, \(refused) more refused")
  }
}
