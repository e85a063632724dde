import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// The corpus that `Scripts/experiments/edits` names, and the seed of what is drawn.
enum EditedCorpus {
  private static let environment = ProcessInfo.processInfo.environment
  static let folder = environment["TRELLIS_EDITED_CORPUS"]
  /// Where pairs of versions are written for `Scripts/experiments/merge-pairs`.
  static let pairs = environment["TRELLIS_PAIRS"]
  static let seed = environment["TRELLIS_SEED"].flatMap(UInt64.init) ?? 1

  /// The paths of all documents, sorted.
  static let documents: [String] = {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/" + $0 }
  }()
}

/// Edits of documents that Xcode wrote. `Scripts/experiments/edits` runs these tests over the corpus; without it they are skipped.
@Suite(.enabled(if: EditedCorpus.folder != nil)) struct CorpusEditTests {
  /// The documents in an order that the seed decides.
  private static func documents() -> [String] {
    var generator = SeededGenerator(seed: EditedCorpus.seed)
    return EditedCorpus.documents.shuffled(using: &generator)
  }

  /// Each kind of edit and its inverse give the original bytes.
  @Test func inverses() throws {
    var (documents, made) = (0, [Int](repeating: 0, count: RandomEdits.kinds + 1))
    // Some documents have no object for a kind, or refuse what was drawn of it: others take their place.
    for path in Self.documents() where made.contains(where: { $0 < 1000 }) {
      let bytes = [UInt8](try Document.data(contentsOf: path))
      documents += 1
      var edits = RandomEdits(generator: SeededGenerator(seed: EditedCorpus.seed &+ UInt64(documents)))
      for kind in made.indices where made[kind] < 1000 {
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
    print(
      "seed \(EditedCorpus.seed): \(documents) documents; documents in which an edit of each kind was taken back: \(made)"
    )
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
        var edits = RandomEdits(generator: SeededGenerator(seed: EditedCorpus.seed &* 7919 &+ UInt64(documents)))
        for _ in 0..<40 {
          guard let edit = edits.edit(Int.random(in: 0...RandomEdits.kinds, using: &edits.generator), of: draft) else {
            continue
          }
          if try EditCheck.apply(edit, to: draft) { made += 1 } else { refused += 1 }
        }
        if draft.patch.inverse.applied(to: draft.bytes) != bytes { Issue.record("\(path)") }
      }
    }
    print("seed \(EditedCorpus.seed): \(made) edits of \(documents) documents, \(refused) more refused")
  }
}
