import Foundation
import Geometry
import LayoutReports
import AppHost
import Rendering
import Staging
import UIKit

extension StagedSubject {
  /// What messages call the subject.
  var title: String {
    let subject: AnyObject = window.rootViewController?.view === root ? window.rootViewController! : root
    return "\(type(of: subject))"
  }

  /// The text of a snapshot.
  func snapshot(_ strategy: LayoutStrategy) -> String {
    switch strategy.kind {
    case .frames: FrameSnapshot(self, tree: FrameTree.of(self).tree).text
    case .picture: SVGRenderer().render(scene)
    case .constraints:
      ConstraintLine.all(of: self).filter { !$0.isOfStackView }.map { $0.text + "\n" }.joined()
    case .conflicts: conflictLines.map { $0 + "\n" }.joined()
    case .noConflicts, .noAmbiguity, .noClippedText, .accessible: ""
    }
  }

  func compare(_ strategy: LayoutStrategy, with recorded: String, file: URL) -> SnapshotVerdict {
    switch strategy.kind {
    case .frames: return compareFrames(with: recorded, file: file)
    case .picture:
      let text = snapshot(strategy)
      guard text != recorded else { return .same { text } }
      return .differs(
        SnapshotDifference(
          text: text, lines: Self.lines(LineDifference(recorded, text), of: "elements of the picture"),
          picture: .init(caption: configuration.name, before: recorded, after: text)))
    case .constraints: return compareConstraints(with: recorded)
    case .conflicts, .noConflicts, .noAmbiguity, .noClippedText, .accessible:
      let text = snapshot(strategy)
      guard text != recorded else { return .same { text } }
      return .differs(
        SnapshotDifference(text: text, lines: Self.lines(LineDifference(recorded, text), of: "conflicts")))
    }
  }

  /// The first lines of each side.
  private static func lines(_ difference: LineDifference, of what: String) -> [String] {
    let shown = 4
    let (removed, added) = (difference.removed, difference.added)
    return ["\(removed.count) \(what) of the snapshot are missing, and \(added.count) are new"]
      + removed.prefix(shown).map { "line \($0.number) was \(VisibleText.line($0.text))" }
      + added.prefix(shown).map { "line \($0.number) is  \(VisibleText.line($0.text))" }
  }

  private func compareConstraints(with recorded: String) -> SnapshotVerdict {
    let lines = ConstraintLine.all(of: self).filter { !$0.isOfStackView }
    let changes = ConstraintChanges(from: recorded.split(separator: "\n").map { String($0) }, to: lines)
    let present = lines.compactMap { line in
      changes.words(line.text).map { words in "\(line.text)\(line.place.map { " at \($0)" } ?? ""), \(words)" }
    }
    let gone = changes.gone.map { "the removed constraint \($0)" }
    guard !present.isEmpty || !gone.isEmpty else { return .same { snapshot(.constraints) } }
    return .differs(SnapshotDifference(text: snapshot(.constraints), lines: present + gone))
  }

  // MARK: Frames

  private func compareFrames(with recorded: String, file: URL) -> SnapshotVerdict {
    let (tree, views) = FrameTree.of(self)
    let old: FrameSnapshot
    do throws(FrameSnapshot.FormError) { old = try FrameSnapshot(text: recorded) } catch {
      return .differs(
        SnapshotDifference(
          text: snapshot(.frames),
          lines: ["\(file.path):\(error.line):1: error: this line does not belong to a frame snapshot"]))
    }
    let differences = FrameDifference.all(old.tree, tree)
    guard !differences.isEmpty else { return .same { FrameSnapshot(self, tree: tree).text } }
    // Explaining costs a solve for each constraint; what is not shown needs no reason.
    let explained = 100
    let causes = FrameCauses(self, since: old)
    let entries = differences.enumerated().map { number, difference in
      let view = difference.index.map { views[$0] }
      return FrameReport.Entry(
        title: view.map { names.unique($0) } ?? difference.title, words: difference.words,
        causes: view.flatMap { number < explained ? causes.causes(of: difference, $0) : nil } ?? [],
        device: configuration.name)
    }
    return .differs(
      SnapshotDifference(
        text: FrameSnapshot(self, tree: tree).text, frames: entries,
        picture: FramePicture(before: old.tree, after: tree, differences).picture(caption: configuration.name)))
  }

  // MARK: Without snapshots

  /// What a strategy without a snapshot rules out, a text each.
  func problems(_ strategy: LayoutStrategy) -> [String] {
    switch strategy.kind {
    case .noConflicts:
      root.explainConflicts(names: names.tree).map { conflict in
        (["required constraints conflict, and iOS breaks this constraint: \(conflict.broken)"]
          + conflict.members.filter { $0 != conflict.broken }.map { "  with \($0)" }
          + conflict.repairs.prefix(3).map { "  possible fix: \($0.text)" }).joined(separator: "\n")
      }
    case .noAmbiguity:
      root.subtree.filter { !$0.isPartOfButton && $0.hasAmbiguousLayout }.map { view in
        "\(names.unique(view)) has an ambiguous layout, because the constraints do not set the frame"
      }
    case .noClippedText:
      clippedTexts(in: scene.root)
    case .accessible:
      AccessibilityAudit().problems(in: root, scene).map(\.description)
    case .frames, .picture, .constraints, .conflicts: []
    }
  }

  private var conflictLines: [String] {
    root.explainConflicts(names: names.tree).map { conflict in
      "iOS breaks \(conflict.broken.text), which conflicts with "
        + conflict.members.filter { $0 != conflict.broken }.map(\.text).joined(separator: "; ")
    }
  }

  private func clippedTexts(in view: ViewReport?) -> [String] {
    guard let view, !view.isHidden, view.alpha > 0 else { return [] }
    var texts: [String] = []
    if let fit = view.textFit, fit.isClipped {
      let (needed, room) = (Self.words(fit.needed), Self.words(fit.available))
      texts.append(
        "the text \"\(VisibleText.line(fit.text))\" is clipped: the text needs \(needed) points, but the view has only \(room) points"
      )
    }
    return texts + view.children.flatMap { clippedTexts(in: $0) }
  }

  private static func words(_ size: Size) -> String {
    "\(DecimalText.short(size.width)) × \(DecimalText.short(size.height))"
  }
}
