import Geometry
import InterfaceBuilder
import LayoutReports

/// The views that Xcode marked as ambiguous, that are settled here, and that move with a view that is not.
///
/// A view moves with another one along an axis if constraints tie them, or what is between them, and if what is open of the other one
/// is open along that axis. The edges of a superview tie nothing: they stay. A view whose place and size along the axis are given by
/// numbers and by edges of the superview does not move at all: its mark is older than its constraints.
struct MarkedCompanions {
  private var companions: [String: [ViewElement]] = [:]

  /// Linear in the constraints of the scene, if it has a marked view that is settled.
  init(in scene: LaidOutScene) {
    let open = scene.report.ambiguities.filter { !$0.isScrollableContent }
    let openIDs = Set(open.compactMap(\.viewID))
    let marked = scene.views.compactMap { $0.element?.element }.filter { $0.isAmbiguous && !openIDs.contains($0.id) }
    guard !marked.isEmpty, !open.isEmpty else { return }
    for axis in Axis.allCases {
      let moving = open.filter { $0.open.contains(axis.size) || $0.open.contains(axis.position) }
      guard !moving.isEmpty else { continue }
      var groups = scene.groups(along: axis, around: Set(moving.compactMap(\.viewID)))
      var heads: [Int: String] = [:]
      for id in moving.compactMap(\.viewID) {
        guard let view = scene.view(id) else { continue }
        let head = groups.head(of: view.index)
        if heads[head] == nil { heads[head] = id }
      }
      for element in marked where !scene.document.isFixed(element, along: axis) {
        guard let view = scene.view(element.id), let id = heads[groups.head(of: view.index)],
          !companions.values.contains(where: { $0.contains { $0.id == element.id } })
        else { continue }
        companions[id, default: []].append(element)
      }
    }
  }

  /// The marked views that are told with a finding about the view, without those that are told already.
  func views(marked id: String, besides others: [Finding.Place]) -> [Finding.Place] {
    let known = Set(others.compactMap(\.elementID))
    return (companions[id] ?? []).filter { !known.contains($0.id) }.map { Finding.Place($0) }
  }
}

extension LaidOutScene {
  /// The views of the scene that constraints along the axis tie to each other. A view is tied to its superview only if that is one of
  /// the moving ones, or a stack view.
  fileprivate func groups(along axis: Axis, around moving: Set<String>) -> DisjointSets {
    var groups = DisjointSets(count: views.count)
    for constraint in document.constraints
    where constraint.secondAttribute != nil && constraint.firstAttribute.axis == axis {
      guard
        let first = document.view(ofItem: constraint.firstItem ?? constraint.ownerID).flatMap({ view($0.element.id) }),
        let second = document.view(ofItem: constraint.secondItem ?? constraint.ownerID).flatMap({ view($0.element.id) })
      else { continue }
      let outer = isInside(first, second) ? second : isInside(second, first) ? first : nil
      if let outer, !moving.contains(outer.report.id ?? "") { continue }
      groups.join(first.index, second.index)
    }
    for view in views where view.kind == .stackView {
      for child in subviews(of: view) where child.element?.element.role == .subview {
        groups.join(view.index, child.index)
      }
    }
    return groups
  }
}

extension LintedDocument {
  /// Whether required constraints of the view with numbers, and with edges of its superview, give both its place and its size.
  fileprivate func isFixed(_ view: ViewElement, along axis: Axis) -> Bool {
    guard let linted = self.view(view.id), let outer = superview(of: linted)?.element else { return true }
    var parts: Set<ConstraintElement.Attribute> = []
    for constraint in constraints(on: view.id) {
      guard constraint.priority == 1000, constraint.relation == .equal, !constraint.isPlaceholder,
        let own = constraint.attribute(of: view.id), own.axis == axis
      else { continue }
      if constraint.secondAttribute == nil {
        parts.insert(own)
        continue
      }
      let items = [constraint.firstItem ?? constraint.ownerID, constraint.secondItem ?? constraint.ownerID]
      if items.allSatisfy({ item in
        self.view(ofItem: item).map { [view.id, outer.id].contains($0.element.id) } ?? false
      }) {
        parts.insert(own)
      }
    }
    return parts.count > 1
  }
}
