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

  init(_ index: Int, _ constraint: ConsoleConstraint, _ origin: ConstraintOrigin, _ names: ConflictNames) {
    self.index = index
    self.constraint = constraint
    self.origin = origin
    relations = constraint.relations(names)
  }
}

extension LoggedConstraint {
  var isUser: Bool { origin == .user }

  /// Whether its class does not tell whose it is.
  var isPlain: Bool { constraint.isPlain && constraint.identifier == nil }

  /// The entries of a conflict; who made one is seen from all of them.
  static func list(_ constraints: [ConsoleConstraint], _ names: ConflictNames) -> [LoggedConstraint] {
    let origins = ConstraintOrigin.origins(of: constraints, names)
    return constraints.indices.map { LoggedConstraint($0, constraints[$0], origins[$0], names) }
  }

  /// Whether it gives an item of its own a number for a size.
  var isConstantSize: Bool { relations.contains(where: \.isConstantSize) }

  /// The relation that gives an item a number for a size, whatever the number.
  var constantSize: LoggedRelation? { relations.first(where: \.isConstantSize) }

  /// Whether it gives an item a size of nothing: 0, or the smallest number there is, as for headers (2.22507e-308).
  var isEmptySize: Bool {
    relations.contains { $0.isConstantSize && $0.relation == .equal && $0.constant < 1 && $0.constant >= 0 }
  }

  var items: Set<String> {
    Set(relations.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
  }
}

extension [LoggedConstraint] {
  /// The axis of the first that has one; what clashes clashes along one axis, but for ratios.
  var axis: Axis? { lazy.flatMap(\.relations).compactMap(\.first.attribute.axis).first }
}
