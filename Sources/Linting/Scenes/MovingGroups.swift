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
}

extension LaidOutView {
  /// The axis along which the two are apart in Interface Builder, so that movement along it brings them together; the vertical one
  /// if they are apart along both.
  func axisOfMovement(_ other: LaidOutView) -> Axis {
    guard let own = designed, let others = other.designed else { return .vertical }
    return min(own.maxY, others.maxY) - max(own.y, others.y) <= 2 ? .vertical : .horizontal
  }
}
