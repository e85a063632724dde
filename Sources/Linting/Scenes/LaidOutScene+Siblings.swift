import Geometry
import InterfaceBuilder

// Two views of a scene, and what holds one of them and not the other one.

extension LaidOutScene {
  /// The ways down to two views, each from the outermost view that does not hold the other one; empty for a view that holds the other
  /// one. Linear in the depth.
  func paths(to first: LaidOutView, _ second: LaidOutView) -> ([LaidOutView], [LaidOutView]) {
    let (one, other) = (path(to: first), path(to: second))
    let common = zip(one, other).prefix { $0 == $1 }.count
    return (one.dropFirst(common).map { views[$0] }, other.dropFirst(common).map { views[$0] })
  }

  /// The indices of the views from the root to the view.
  private func path(to view: LaidOutView) -> [Int] {
    var path = [view.index]
    while let index = views[path[path.count - 1]].parent { path.append(index) }
    return path.reversed()
  }

  /// The two siblings of which one is or holds one view, and the other the other one; nil if one view is in the other.
  func siblings(holding first: LaidOutView, _ second: LaidOutView) -> (LaidOutView, LaidOutView)? {
    let (one, other) = paths(to: first, second)
    return one.first.flatMap { own in other.first.map { (own, $0) } }
  }

  /// Whether the author laid the two over each other: constraints keep their centers together, or of two containers one covers, where
  /// it was drawn, more than half of the other, as one page of a screen does another.
  func areMeantToOverlap(_ view: LaidOutView, _ other: LaidOutView) -> Bool {
    guard let (one, another) = siblings(holding: view, other) else { return false }
    if let id = one.report.id, let second = another.report.id {
      let centers = document.constraints(on: id).filter {
        $0.attribute(of: second) != nil && $0.firstAttribute == $0.secondAttribute && $0.relation == .equal
      }
      if Set(centers.map(\.firstAttribute)).isSuperset(of: [.centerX, .centerY]) { return true }
    }
    guard one.index != view.index, another.index != other.index, let drawn = one.designed, let second = another.designed
    else { return false }
    return max(drawn.share(of: second), second.share(of: drawn)) > 0.5
  }

  /// Whether the program knows both siblings that are or hold the views by outlets, and one of them holds others: it may show one of
  /// two parts of a screen.
  func areAlternatives(_ view: LaidOutView, _ other: LaidOutView) -> Bool {
    guard let siblings = siblings(holding: view, other) else { return false }
    let both = [siblings.0, siblings.1]
    return both.contains { holdsContent($0) }
      && both.allSatisfy { $0.report.id.map { !document.outletNames(of: $0).isEmpty } ?? false }
  }
}
