import AutoLayout
import Geometry

/// An entry of a conflict's list and what it means.
struct LoggedConstraint {
  /// Its place in the list, from 0.
  var index: Int
  var constraint: ConsoleConstraint
  var origin: ConstraintOrigin
  /// Most often one; a visual format may say more, and a content size says most and least.
  var relations: [LoggedRelation]

  init(_ index: Int, _ constraint: ConsoleConstraint, _ names: ConflictNames) {
    self.index = index
    self.constraint = constraint
    origin = ConstraintOrigin(constraint)
    relations = constraint.relations(names)
  }
}

extension LoggedConstraint {
  var isUser: Bool { origin == .user }

  /// Whether it gives an item of its own a number for a size.
  var isConstantSize: Bool { relations.contains(where: \.isConstantSize) }

  var items: Set<String> {
    Set(relations.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
  }
}

extension [LoggedConstraint] {
  /// The axis of the first that has one; what clashes clashes along one axis, but for ratios.
  var axis: Axis? { lazy.flatMap(\.relations).compactMap(\.first.attribute.axis).first }
}
