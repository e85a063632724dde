import Geometry
import InterfaceBuilder
import LayoutReports

/// The views of a scene whose size on an axis is not decided: constraints leave it open, or it follows from which one of a
/// conflict is broken. What is wrong there has a finding of its own.
struct OpenSizes {
  private let scene: LaidOutScene
  private var open: [Axis: Set<String>] = [:]

  /// Linear in the number of constraints.
  init(_ scene: LaidOutScene) {
    self.scene = scene
    for axis in Axis.allCases {
      let size = axis.size
      let ambiguous = scene.report.ambiguities.filter { $0.open.contains(size) && !$0.isScrollableContent }
      open[axis] = Set(ambiguous.flatMap { [$0.viewID].compactMap { $0 } + ($0.rivals[size] ?? []) })
        .union(viewsOfConflicts(axis))
    }
  }

  /// Whether the size of the view on the axis is open.
  ///
  /// - Parameter isBroken: whether the view's height follows from its width, as that of text in several lines does.
  func contains(_ view: LaidOutView, _ axis: Axis, isBroken: Bool) -> Bool {
    guard let id = view.report.id else { return false }
    if open[axis]?.contains(id) ?? false { return true }
    return isBroken && (open[.horizontal]?.contains(id) ?? false)
  }

  /// The views in conflicts on the axis, what is in them, and what is tied to either: the root, which keeps its size, is none of
  /// them.
  private func viewsOfConflicts(_ axis: Axis) -> Set<String> {
    let root = scene.views.first?.report.id
    var pending = scene.report.conflicts.flatMap { items(of: $0, axis) }
    var found: Set<String> = []
    while let id = pending.popLast() {
      guard id != root, found.insert(id).inserted, let view = scene.view(id) else { continue }
      pending += view.report.children.compactMap(\.id)
      if let stack = scene.superview(of: view), stack.kind == .stackView {
        pending += [stack.report.id].compactMap { $0 }
      }
      for constraint in scene.document.constraints(on: id) where constraint.firstAttribute.axis == axis {
        pending += views(of: constraint).filter { $0 != root }
      }
    }
    return found
  }

  private func items(of conflict: ConflictReport, _ axis: Axis) -> [String] {
    let constraints = conflict.constraintIDs.compactMap { scene.document.constraint($0) }
    let named = constraints.filter { $0.firstAttribute.axis == axis }.flatMap { views(of: $0) }
    let wanted: Set<String> = axis == .horizontal ? ["minX", "width"] : ["minY", "height"]
    let sized = conflict.members.filter { wanted.contains($0.quantity ?? "") }.compactMap(\.viewID)
    return named + sized
  }

  private func views(of constraint: ConstraintElement) -> [String] {
    let second = constraint.secondAttribute == nil ? nil : constraint.secondItem ?? constraint.ownerID
    return [constraint.firstItem ?? constraint.ownerID, second].compactMap { $0 }
      .compactMap { scene.document.view(ofItem: $0)?.element.id }
  }
}
