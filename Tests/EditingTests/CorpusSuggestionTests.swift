import Foundation
import Geometry
import InterfaceBuilder
import Staging
import Testing

@testable import Editing

private let environment = ProcessInfo.processInfo.environment
private let suggestedCorpus = environment["TRELLIS_SUGGESTED_CORPUS"]

/// Scenes whose constraints were all cleared, and then suggested again from the frames that Xcode stored. `Scripts/experiments/suggestions` runs
/// this over the corpus; without it it is skipped.
@MainActor @Suite(.enabled(if: suggestedCorpus != nil)) struct CorpusSuggestionTests {
  private struct Line: Decodable {
    var f: String
    var s: Int
    var golden: Bool
    var root_id: String?
    var constraints: Int
  }

  @Test func goldenScenes() throws {
    let corpus = try #require(suggestedCorpus)
    let count = environment["TRELLIS_SCENES"].flatMap(Int.init) ?? 500
    let seed = environment["TRELLIS_SEED"].flatMap(UInt64.init) ?? 2027
    let isReset = environment["TRELLIS_RESET"] != nil
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: corpus + "/scenes.jsonl")), as: UTF8.self)
    let decoder = JSONDecoder()
    var lines = text.split(separator: "\n").compactMap { try? decoder.decode(Line.self, from: Data($0.utf8)) }
      .filter { $0.golden && $0.constraints > 0 && $0.root_id != nil }
    var generator = SeededGenerator(seed: seed)
    lines.shuffle(using: &generator)
    var (tried, good, framed, clean, few, already) = (0, 0, 0, 0, 0, 0)
    var (authors, ours) = (0, 0)
    var leaving: [String: (author: Int, ours: Int)] = [:]
    for line in lines.prefix(count) {
      let path = corpus + "/documents/" + line.f
      guard let bytes = try? [UInt8](Document.data(contentsOf: path)),
        let trial = try? SuggestionTrial(bytes, path, line.root_id ?? "", isReset)
      else {
        print("left out: \(line.f) \(line.s)")
        continue
      }
      tried += 1
      authors += trial.authorsConstraints
      ours += trial.constraints
      let isFramed = trial.misplaced.isEmpty
      let isClean = trial.open.isEmpty && trial.conflicts == 0
      let isFew = Double(trial.constraints) <= 1.3 * Double(trial.authorsConstraints)
      if isFramed { framed += 1 }
      if isClean { clean += 1 }
      if isFew { few += 1 }
      if trial.authorsMisplaced == 0 { already += 1 }
      if isFramed && isClean { good += 1 }
      for (name, counts) in trial.leaving {
        leaving[name, default: (0, 0)].author += counts.author
        leaving[name, default: (0, 0)].ours += counts.ours
      }
      for (name, counts) in trial.leaving where counts.ours > counts.author {
        print("\(line.f) scene \(line.s) \(line.root_id ?? ""): leaving on \(name): \(counts)")
      }
      if !isFramed || !isClean || !isFew {
        print(
          "\(line.f) scene \(line.s) \(line.root_id ?? ""): misplaced \(trial.misplaced.prefix(4)) of author \(trial.authorsMisplaced), open \(trial.open.prefix(4)), conflicts \(trial.conflicts), constraints \(trial.constraints) of author \(trial.authorsConstraints)"
        )
      }
    }
    print(
      "seed \(seed): \(tried) scenes; frames and no issue: \(good), frames: \(framed) (author's \(already)), no ambiguity or conflict: \(clean), at most 1.3 times as many: \(few); constraints \(ours), the authors' \(authors)"
    )
    print(
      "views that leave their superview, authors' and ours: \(leaving.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.author) \($0.value.ours)" })"
    )
    #expect(tried > 0)
    for (name, counts) in leaving { #expect(counts.ours <= counts.author, "\(name)") }
    #expect(Double(good) >= 0.9 * Double(tried))
    #expect(Double(ours) <= 1.3 * Double(authors))
  }
}

/// A scene, cleared and suggested again.
@MainActor
private struct SuggestionTrial {
  var authorsConstraints = 0
  var constraints = 0
  var authorsMisplaced = 0
  var misplaced: [String] = []
  var open: [String] = []
  var conflicts = 0
  var leaving: [String: (author: Int, ours: Int)] = [:]

  init(_ bytes: [UInt8], _ path: String, _ root: String, _ isReset: Bool) throws {
    let draft = try Draft(bytes, file: path)
    let performer = Performer(draft)
    let views = try draft.view(root).subtree.filter(draft.isView)
    // What the author left without constraints is none of the suggestions' business.
    let ids = Set(views.filter { draft.value("fixedFrame", of: $0) != "YES" }.compactMap { draft.id(of: $0) })
    let placed = Dictionary(
      views.compactMap { view in draft.id(of: view).flatMap { id in draft.frame(of: view).map { (id, $0) } } },
      uniquingKeysWith: { first, _ in first })
    func count() -> Int {
      draft.constraints.filter { draft.superview(of: $0).flatMap { draft.id(of: $0) }.map(ids.contains) ?? false }.count
    }
    let before = try LaidOutDraft(draft, StageOptions())
    authorsConstraints = count()
    let constrained = Set(draft.constraints.flatMap(draft.items).compactMap { draft.id(of: $0) })
    func wrong(_ layout: LaidOutDraft) -> [String] {
      ids.filter { id in
        guard constrained.contains(id) || draft.superview(of: draft.nodes[id]!).map({ $0.name == "stackView" }) ?? false
        else { return false }
        guard id != root, let drawn = placed[id], drawn != .zero, let frame = layout.frames[id] else { return false }
        return abs(drawn.x - frame.x) > 1 || abs(drawn.y - frame.y) > 1 || abs(drawn.width - frame.width) > 1
          || abs(drawn.height - frame.height) > 1
      }.sorted().map { id in
        "\(id) \(draft.nodes[id]!.name) \(placed[id].map { "\(Int($0.x)),\(Int($0.y)),\(Int($0.width)),\(Int($0.height))" } ?? "") \(layout.frames[id].map { "\(Int($0.x)),\(Int($0.y)),\(Int($0.width)),\(Int($0.height))" } ?? "")"
      }
    }
    authorsMisplaced = wrong(before).count
    let authors = try draft.document()
    if isReset {
      _ = try performer.resolve(Array(ids), .reset)
    } else {
      try performer.clear(ids)
      _ = try performer.addMissing(to: ids)
    }
    let after = try LaidOutDraft(draft, StageOptions())
    constraints = count()
    misplaced = wrong(after)
    let inside = after.open.filter { ids.contains($0.key) }
    open =
      inside.map { "\($0.key) \($0.value.map(\.rawValue).sorted())" }
      + after.openContents.filter(ids.contains).map { "\($0) content" }
    conflicts = after.clashing.isEmpty ? 0 : after.conflicts
    if before.conflicts > 0 { conflicts = max(0, conflicts - before.conflicts) }
    let ours = try draft.document()
    for name in ["iPhone SE (1st generation)", "iPad Pro (12.9-inch)"] {
      guard let configuration = LayoutConfiguration(device: name) else { continue }
      for isRightToLeft in [false, true] {
        var configuration = configuration
        configuration.isRightToLeft = isRightToLeft
        let key = name + (isRightToLeft ? " right to left" : "")
        leaving[key] = (leavers(authors, configuration, ids), leavers(ours, configuration, ids))
      }
    }
  }

  /// The number of views that are not inside their superview, by more than half a point.
  private func leavers(_ document: Document, _ configuration: LayoutConfiguration, _ ids: Set<String>) -> Int {
    var count = 0
    for scene in Stage(document, on: .device(configuration)).layOut().scenes {
      var pending = scene.root.map { [$0] } ?? []
      while let view = pending.popLast() {
        for child in view.children {
          if let id = child.id, ids.contains(id),
            !["UIScrollView", "UITableView", "UICollectionView"].contains(view.className),
            child.frame.x < -0.5 || child.frame.y < -0.5 || child.frame.x + child.frame.width > view.frame.width + 0.5
              || child.frame.y + child.frame.height > view.frame.height + 0.5
          {
            count += 1
          }
        }
        pending += view.children
      }
    }
    return count
  }
}
