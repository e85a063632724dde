import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// Pairs of versions of documents of the corpus, each made by edits of its own: what `Scripts/experiments/merge-pairs` merges. It says by an
/// environment variable where they are written; without it the test is skipped.
@Suite(.enabled(if: EditedCorpus.pairs != nil)) struct CorpusPairTests {
  static let count = ProcessInfo.processInfo.environment["TRELLIS_PAIRS_COUNT"].flatMap(Int.init) ?? 2000

  /// Edits that are not refused, up to six for each side.
  @Test func pairs() throws {
    let folder = URL(fileURLWithPath: EditedCorpus.pairs ?? "")
    var generator = SeededGenerator(seed: EditedCorpus.seed)
    let documents = EditedCorpus.documents.filter {
      let size = (try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int) ?? 0
      return size > 2000 && size < 80_000
    }.shuffled(using: &generator)
    var written = 0
    var edits = 0
    for number in 0..<(Self.count * 3) where written < Self.count && !documents.isEmpty {
      let path = documents[number % documents.count]
      let bytes = [UInt8](try Document.data(contentsOf: path))
      var versions: [[UInt8]] = []
      for side in 0..<2 as Range<UInt64> {
        guard let draft = try? Draft(bytes, file: path) else { break }
        // As the verbs of a side do: ids that the other side does not make.
        draft.seedIDs(with: [UInt8(side)])
        var random = RandomEdits(
          generator: SeededGenerator(seed: EditedCorpus.seed &* 104_729 &+ UInt64(number) * 2 &+ side))
        let wanted = Int.random(in: 1...6, using: &random.generator)
        var made = 0
        for _ in 0..<60 where made < wanted {
          let kind = Int.random(in: 0...RandomEdits.kinds, using: &random.generator)
          guard let edit = random.edit(kind, of: draft), Self.isMade(edit, in: draft), (try? draft.apply(edit)) != nil
          else { continue }
          made += 1
        }
        edits += made
        if made > 0 { versions.append(draft.bytes) }
      }
      guard versions.count == 2, versions[0] != bytes, versions[1] != bytes else { continue }
      let place = folder.appendingPathComponent("\(written)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, version) in zip(["base", "ours", "theirs"], [bytes] + versions) {
        try Data(version).write(to: place.appendingPathComponent("\(name).storyboard"))
      }
      written += 1
    }
    print("seed \(EditedCorpus.seed): \(written) pairs of versions, \(edits) edits")
    #expect(written > 0)
  }

  /// Whether Interface Builder makes such an edit: it connects objects, and no connections or devices.
  private static func isMade(_ edit: Edit, in draft: Draft) -> Bool {
    guard case .addOutlet(let source, _, let target) = edit else { return true }
    let connections: Set<String> = ["outlet", "outletCollection", "action", "segue", "device"]
    return draft.tree.root.subtree.allSatisfy { node in
      guard let id = draft.id(of: node), id == source || id == target else { return true }
      return !connections.contains(node.name)
    }
  }
}
