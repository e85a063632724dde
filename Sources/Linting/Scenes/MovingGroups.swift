import Geometry
import InterfaceBuilder

/// Which siblings move together along an axis: constraints tie them, or what is in them, to each other.
struct MovingGroups {
  private var groups: [Axis: DisjointSets] = [:]

  /// Linear in the constraints, times the depth of the views.
  init(_ scene: LaidOutScene) {
    for axis in Axis.allCases { groups[axis] = DisjointSets(count: scene.views.count) }
    for constraint in scene.document.constraints {
      guard let axis = constraint.firstAttribute.axis, constraint.secondAttribute != nil,
        constraint.firstAttribute != .width, constraint.firstAttribute != .height,
        let one = scene.view(ofItem: constraint.firstItem ?? constraint.ownerID),
        let other = scene.view(ofItem: constraint.secondItem ?? constraint.ownerID),
        let siblings = scene.siblings(holding: one, other)
      else { continue }
      groups[axis]?.join(siblings.0.index, siblings.1.index)
    }
  }

  /// What names the groups of two views that lie over each other: all pairs between two groups have one cause.
  mutating func cause(of first: LaidOutView, _ second: LaidOutView, in scene: LaidOutScene) -> Set<String> {
    guard let siblings = scene.siblings(holding: first, second) else { return [] }
    let axis = first.axisOfMovement(second)
    let own = [siblings.0.index, siblings.1.index]
    let heads = own.map { groups[axis]?.head(of: $0) ?? $0 }
    // Inside one group it is the two views that do not suit each other.
    let names = heads[0] == heads[1] ? own : heads
    return Set(names.map { scene.views[$0].report.id ?? "\($0)" })
  }
}

extension LaidOutScene {
  /// The view of the item, or the one that owns the guide.
  fileprivate func view(ofItem id: String) -> LaidOutView? { document.view(ofItem: id).flatMap { view($0.element.id) } }

  /// The two siblings of which one is or holds one view, and the other the other one; nil if one view is in the other.
  fileprivate func siblings(holding first: LaidOutView, _ second: LaidOutView) -> (LaidOutView, LaidOutView)? {
    let (one, other) = (path(to: first), path(to: second))
    let common = zip(one, other).prefix { $0 == $1 }.count
    return common < one.count && common < other.count ? (views[one[common]], views[other[common]]) : nil
  }

  /// The indices of the views from the root to the view.
  private func path(to view: LaidOutView) -> [Int] {
    var path = [view.index]
    var next = view.parent
    while let index = next {
      path.append(index)
      next = views[index].parent
    }
    return path.reversed()
  }
}

extension LaidOutScene {
  /// Whether the author laid the two over each other: constraints keep their centres together, or of two containers one covers, where
  /// it was drawn, more than half of the other, as one page of a screen does another.
  func areMeantToOverlap(_ view: LaidOutView, _ other: LaidOutView) -> Bool {
    guard let (one, another) = siblings(holding: view, other) else { return false }
    if let id = one.report.id, let second = another.report.id {
      let centres = document.constraints(on: id).filter {
        $0.attribute(of: second) != nil && $0.firstAttribute == $0.secondAttribute && $0.relation == .equal
      }
      if Set(centres.map(\.firstAttribute)).isSuperset(of: [.centerX, .centerY]) { return true }
    }
    guard one.index != view.index, another.index != other.index, let drawn = one.designed,
      let second = another.designed,
      let shared = drawn.intersection(second)
    else { return false }
    let smaller = min(drawn.width * drawn.height, second.width * second.height)
    return shared.width * shared.height > smaller / 2
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

extension LaidOutView {
  /// The axis along which the two are apart in Interface Builder, so that movement along it brings them together; the vertical one
  /// if they are apart along both.
  func axisOfMovement(_ other: LaidOutView) -> Axis {
    guard let own = designed, let others = other.designed else { return .vertical }
    return min(own.maxY, others.maxY) - max(own.y, others.y) <= 2 ? .vertical : .horizontal
  }
}
