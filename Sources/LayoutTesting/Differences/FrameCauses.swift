import AutoLayout
import LayoutReports
import Staging
import UIKit

/// Why views are elsewhere than a snapshot says: of what their edges depend on, that which has changed since.
@MainActor
struct FrameCauses {
  private let snapshot: FrameSnapshot
  private let changes: ConstraintChanges
  private let contents: [String: String]
  private let environment: [String]
  private let names: SubjectNames
  private let tree: LaidOutTree?

  init(_ subject: StagedSubject, since snapshot: FrameSnapshot) {
    self.snapshot = snapshot
    changes = ConstraintChanges(from: snapshot.constraints, to: ConstraintLine.all(of: subject))
    contents = FrameSnapshot.contents(of: subject)
    environment = FrameSnapshot.environment(of: subject)
    names = subject.names
    tree = LaidOutTree(of: subject.root, names: subject.names.tree)
  }

  /// In words that go after "because of". Where nothing that the snapshot notes has changed, what decides the edge.
  func causes(of difference: FrameDifference, _ view: UIView) -> [String] {
    let steps = difference.changedEdges.flatMap { influences(on: view, $0) }
    let changed = unique(steps.compactMap { step in changes.words(step.text).map { "\(step), \($0)" } })
    if !changed.isEmpty { return changed }
    let resized = unique(steps.filter(\.isContent).compactMap(contentChange))
    if !resized.isEmpty { return resized }
    let name = names.unique(view)
    let gone = changes.gone.filter { " \($0)".contains(" \(name).") }
    if !gone.isEmpty { return gone.map { "\($0), which was removed" } }
    let moved = zip(snapshot.environment, environment).filter { $0 != $1 }.map { "\($1), which was \($0)" }
    if !moved.isEmpty { return moved }
    // A stack view that hides or shows a view, or gets one, has other constraints.
    let others = changes.gone.prefix(1).map { "\($0), which was removed" }
    if let first = steps.first(where: { $0.kind != .imposed }) {
      return others + ["\(first), which sets this value"]
    }
    return others.isEmpty ? ["a frame that is set in code"] : others
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// `the content of title, 210 × 41, which was 180 × 41`
  private func contentChange(_ step: ConstraintMention) -> String? {
    let name = step.text.components(separatedBy: step.text.contains(".width ") ? ".width " : ".height ")[0]
    guard let new = contents[name], let old = snapshot.contents[name], old != new else { return nil }
    return "the content of \(name), which is \(new) and was \(old)"
  }

  /// The binding constraints behind an edge, the nearest first. Where the superview lies is no reason for a place in it.
  private func influences(on view: UIView, _ edge: LayoutAttribute) -> [ConstraintMention] {
    guard let tree = tree?.lettingContentDecideRow(around: view) else { return [] }
    let own = mentions(view, edge, tree)
    guard !edge.isSize, let superview = view.superview else { return own }
    let outer = Set(mentions(superview, edge == .right ? .left : edge == .bottom ? .top : edge, tree))
    let inner = own.filter { !outer.contains($0) }
    return inner.isEmpty ? own : inner
  }

  private func mentions(
    _ view: UIView, _ attribute: LayoutAttribute, _ tree: LaidOutTree
  ) -> [ConstraintMention] {
    guard let item = tree.item(of: view, NSLayoutConstraint.Attribute(attribute)),
      let dependence = tree.engine.dependence(of: item, attribute)
    else { return [] }
    return dependence.influences.sorted { $0.distance < $1.distance }.map { tree.mention($0.handle) }
  }
}

extension ConstraintMention {
  fileprivate var isContent: Bool { kind == .contentHugging || kind == .compressionResistance }
}
