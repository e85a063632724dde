import ConstraintSolver

/// How a quantity changes when an open one does.
public struct Motion: Hashable, Sendable {
  public let item: ItemID
  public let quantity: Quantity
  /// Points for each point of the open one.
  public let rate: Double
}

/// A change after which an open quantity has one value only.
public enum Settlement: Sendable {
  /// Says what is the case today.
  case constraint(Constraint)
  /// Decides a tie between contents: one hugs or resists by 1 more; `value` is what the quantity becomes, in points.
  case priority(ConstraintHandle, Priority, value: Double)
}

extension LayoutEngine {
  /// What moves together with an open quantity: as it grows by 1, or if it cannot grow, as it falls by 1. The quantity itself
  /// comes first, then by age of items; nil if it is not open. Meaningful after `solve()`.
  ///
  /// It is the way to one end of the range; where more is open, other ways may lead there too.
  public func motion(of id: ItemID, _ quantity: Quantity) -> [Motion]? {
    guard let variable = items.find(id)?.variables?[quantity], solver.isUndetermined(variable),
      let direction = solver.directionOfFreedom(of: variable)
        ?? solver.directionOfFreedom(of: variable, towards: -1)
    else { return nil }
    let owners = variableOwners
    let moved = direction.sorted { ($0.key != variable ? 1 : 0, $0.key) < ($1.key != variable ? 1 : 0, $1.key) }
    return moved.compactMap { variable, rate in
      owners[variable].map { Motion(item: $0.item, quantity: $0.quantity, rate: rate) }
    }
  }

  /// What would settle an open quantity, each tried on a copy of the engine: no longer open, and no new conflict.
  ///
  /// First priorities, where contents of equal priority are tied; then a constraint that keeps the quantity as it is,
  /// measured from the leading or top edge of `container` if it is a place. Costs two solves per tied content.
  public func settlements(of id: ItemID, _ quantity: Quantity, in container: ItemID) -> [Settlement] {
    guard let motion = motion(of: id, quantity) else { return [] }
    var found: [Settlement] = tiedWishes(among: motion).compactMap { handle in
      guard let priority = Priority(rawValue: priority(of: handle).rawValue + 1), !priority.isRequired else {
        return nil
      }
      guard let value = value(ofSettled: id, quantity, by: { $0.setPriority(priority, of: handle) }) else { return nil }
      return .priority(handle, priority, value: value)
    }
    let constraint = keeping(id, quantity, in: container)
    if value(ofSettled: id, quantity, by: { _ = $0.addConstraint(constraint) }) != nil {
      found.append(.constraint(constraint))
    }
    return found
  }

  /// Wishes for sizes that move, as strong as another such wish of the same kind.
  private func tiedWishes(among motion: [Motion]) -> [ConstraintHandle] {
    let moving = motion.filter(\.quantity.isSize).flatMap { motion in
      items[motion.item].wishes.along(motion.quantity.axis)
    }
    return moving.filter { handle in
      moving.contains {
        $0 != handle && priority(of: $0) == priority(of: handle)
          && records[$0].relation == records[handle].relation
      }
    }
  }

  private func keeping(_ id: ItemID, _ quantity: Quantity, in container: ItemID) -> Constraint {
    let attribute: Attribute
    switch quantity {
    case .minX: attribute = .leading
    case .minY: attribute = .top
    case .width: attribute = .width
    case .height: attribute = .height
    }
    var constraint = Constraint(id, attribute, .equal)
    if !quantity.isSize {
      constraint.second = container
      constraint.secondAttribute = attribute
    }
    // What is missing with the constant 0 is the constant.
    constraint.constant = solver.value(of: lowered(.relation(constraint)).0)
    return constraint
  }

  /// The value after a change that settles the quantity; nil if the change does not.
  private func value(
    ofSettled id: ItemID, _ quantity: Quantity, by change: (inout LayoutEngine) -> Void
  ) -> Double? {
    guard let variable = items[id].variables?[quantity] else { return nil }
    var copy = self
    change(&copy)
    _ = copy.solve()
    guard copy.broken.isSubset(of: broken), !copy.solver.isUndetermined(variable) else { return nil }
    return copy.solver.value(of: variable)
  }
}
