import Checking
import Editing
import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Linting
import Merging
import PropertyLists
import Staging

/// What a layout knows of a merge and the merge does not: the frames that the constraints of both sides give together, and whether they
/// contradict each other or leave something open.
///
/// Only scenes that both sides changed are laid out. A frame is written where the engine is known to agree with Xcode: where it gives, for
/// the version of each side that has the view, just the frame that is stored there. Other frames stay as the merge has them.
@MainActor
package struct MergedLayout {
  /// What it changes and tells.
  package struct Result: Sendable {
    /// The document.
    package var bytes: [UInt8]
    /// What should be known.
    package var notes: [DocumentNote] = []
    /// The ids of the views whose frames were written.
    package var views: [String] = []
  }

  /// Scenes with more views are not laid out, and none after those that have as many altogether: nobody waits for a merge. A note says so.
  package static let mostViews = 1500

  private let base: Document?
  private let ours, theirs, merged: Document
  private let bytes: [UInt8]
  private let file: String
  /// The result with the frames that are written.
  private let draft: Draft

  /// - Parameters:
  ///   - base: nil or empty if both sides added the document.
  ///   - merged: the result of the merge.
  ///   - file: what messages call the document.
  /// - Returns: nil if a document cannot be laid out, such as one for macOS.
  package init?(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], merged: [UInt8], file: String) {
    func document(_ bytes: [UInt8]) -> Document? { try? Document.read(Data(bytes), file: file) }
    guard let one = document(ours), let other = document(theirs), let result = document(merged),
      let draft = try? Draft(result)
    else { return nil }
    self.draft = draft
    (self.ours, self.theirs, self.merged) = (one, other, result)
    self.base = base.flatMap { $0.isEmpty ? nil : document($0) }
    (bytes, self.file) = (merged, file)
  }

  /// - Parameter writesFrames: whether frames may be changed; otherwise it only tells. Costs a few layouts for each scene that both sides
  ///   changed.
  package func run(writesFrames: Bool) -> Result {
    var result = Result(bytes: bytes)
    let scenes = contestedScenes()
    if scenes.isEmpty { return result }
    var views = 0
    for scene in scenes {
      guard let id = scene.reportID else { continue }
      let count = scene.allRoots.reduce(0) { $0 + $1.tree.count }
      guard views + count <= Self.mostViews else {
        result.notes.append(note(Self.tooMany(count, before: views), id, [id], kind: "notLaidOut"))
        continue
      }
      views += count
      if writesFrames { writeFrames(of: id, &result) }
      addFindings(of: id, &result)
    }
    return result
  }

  /// - Parameter before: the views of the scenes that are laid out already.
  private static func tooMany(_ count: Int, before: Int) -> String {
    let whole = before > 0 && count <= mostViews ? ", and the scenes before contain \(before)" : ""
    return
      "the scene has \(count) views\(whole), more than the limit of \(mostViews) for the layout of a merge; to update frames, use Xcode, and to find conflicts, run trellis check"
  }

  // MARK: Scenes

  /// The scenes of the result that differ from those of both sides.
  private func contestedScenes() -> [Scene] {
    func element(_ document: Document?, _ scene: Scene) -> Element? {
      document?.scenes.first { $0.reportID == scene.reportID }?.element
    }
    func isSame(_ one: Element, _ other: Element) -> Bool {
      one.name == other.name && one.text == other.text && one.children.count == other.children.count
        && one.attributes.count == other.attributes.count
        && zip(one.attributes, other.attributes).allSatisfy { $0 == $1 }
        && zip(one.children, other.children).allSatisfy(isSame)
    }
    return merged.scenes.filter { scene in
      guard scene.reportID != nil, let one = element(ours, scene), let other = element(theirs, scene) else {
        return false
      }
      return !isSame(scene.element, one) && !isSame(scene.element, other)
    }
  }

  // MARK: Frames

  /// Frames by the ids of views.
  private func stored(_ document: Document, _ scene: String) -> [String: ViewElement] {
    var views: [String: ViewElement] = [:]
    for part in document.scenes where part.reportID == scene {
      for view in part.allRoots.flatMap(\.tree) where views[view.id] == nil { views[view.id] = view }
    }
    return views
  }

  private func laidOut(_ document: Document, _ scene: String) -> [String: Rect] {
    var options = StageOptions()
    options.scene = scene
    var frames: [String: Rect] = [:]
    for report in Stage(document, on: .canvas, options: options).layOut().scenes {
      var pending = [report.root].compactMap { $0 }
      while let view = pending.popLast() {
        if let id = view.id, frames[id] == nil { frames[id] = view.frame }
        pending += view.children
      }
    }
    return frames
  }

  private func writeFrames(of scene: String, _ result: inout Result) {
    let before = base.map { stored($0, scene) }
    let (own, others, drawn) = (stored(ours, scene), stored(theirs, scene), stored(merged, scene))
    let contested = drawn.keys.filter { id in
      guard let one = own[id]?.frame, let other = others[id]?.frame else { return false }
      return one != other && one != before?[id]?.frame && other != before?[id]?.frame
    }
    // A side moved something where the other did: what lies around it may have to follow both.
    let isMoved = [own, others].allSatisfy { side in side.contains { $0.value.frame != before?[$0.key]?.frame } }
    guard isMoved else { return }
    let (one, other, frames) = (laidOut(ours, scene), laidOut(theirs, scene), laidOut(merged, scene))
    func isKnown(_ id: String) -> Bool {
      var isThere = false
      for (views, frames) in [(own, one), (others, other)] {
        guard let view = views[id] else { continue }
        guard let stored = view.frame, let frame = frames[id], !view.isMisplaced, !view.isAmbiguous,
          stored.isSame(frame)
        else { return false }
        isThere = true
      }
      return isThere
    }
    var changed: [String] = []
    var kept: [String] = []
    let order = merged.scenes.filter { $0.reportID == scene }.flatMap(\.allRoots).flatMap(\.tree).map(\.id)
    for id in order {
      guard let stored = drawn[id]?.frame, let frame = frames[id] else { continue }
      if stored.isSame(frame) { continue }
      if isKnown(id), (try? draft.apply(.setFrame(id, to: frame.written))) != nil {
        changed.append(id)
      } else if contested.contains(id) {
        kept.append(id)
      }
    }
    if !changed.isEmpty {
      result.bytes = draft.bytes
      result.views += changed
      result.notes.append(
        note(
          "the merge updated the \(changed.count == 1 ? "frame of a view" : "frames of \(changed.count) views") to match the merged constraints",
          scene, changed))
    }
    if !kept.isEmpty {
      result.notes.append(
        note(
          "both sides moved \(kept.count == 1 ? "a view" : "\(kept.count) views"), so the stored \(kept.count == 1 ? "frame" : "frames") may not match the merged constraints; to update \(kept.count == 1 ? "the frame" : "the frames"), use Update Frames in Xcode",
          scene, kept))
    }
  }

  // MARK: Conflicts and ambiguities

  private func linter(for document: Document) -> Linter {
    let device = document.device.flatMap { LayoutConfiguration(device: $0.id, orientation: $0.orientation.rawValue) }
    let usual = LayoutConfiguration(device: "retina6_1", orientation: "portrait")
    var linter = Linter(rules: .constraintProblems, configurations: [device ?? usual].compactMap { $0 })
    linter.givesHints = false
    return linter
  }

  /// What is found in the result and in neither side, with what would help.
  private func addFindings(of scene: String, _ result: inout Result) {
    guard let document = try? draft.document() else { return }
    func findings(_ document: Document) -> [Finding] {
      var options = StageOptions()
      options.scene = scene
      return linter(for: merged).lint(document, options: options).findings
    }
    let found = findings(document)
    if found.isEmpty { return }
    let new = found.new(since: findings(ours) + findings(theirs))
    if new.isEmpty { return }
    let item = BatchItem(document: document, source: BatchSource(file: file, data: Data(result.bytes)))
    let search = RepairSearch(linter(for: merged), item)
    for finding in new.prefix(5) {
      let repair = search.repairs(of: finding, among: found).first
      let fix = repair.map { ". Possible fix: \($0.summary)" } ?? ""
      result.notes.append(
        note(
          "the merge causes a new problem in line \(finding.line): \(finding.message)\(fix)", scene,
          [finding.elementID].compactMap { $0 }, kind: finding.rule))
    }
  }

  private func note(_ text: String, _ scene: String, _ ids: [String], kind: String = "frames") -> DocumentNote {
    let part = merged.kind == .storyboard ? merged.scenes.first { $0.reportID == scene } : nil
    let place =
      part?.controller?.element["userLabel"] ?? part?.controller?.element["customClass"]
      ?? part?.controller?.element["title"]
    return DocumentNote(place: place, text: text, kind: kind, ids: [], paths: ids.map { "#\($0)" })
  }
}

extension Rect {
  /// Whether frames are the same as far as Xcode writes them.
  fileprivate func isSame(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 0.01 }
  }

  /// Without digits that lie below a millionth of a point.
  fileprivate var written: Rect {
    func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
