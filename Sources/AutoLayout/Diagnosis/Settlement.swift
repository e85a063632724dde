import ConstraintSolver

/// How a quantity moves together with an ambiguous one.
public struct Motion: Hashable, Sendable {
  /// The item whose quantity moves.
  public let item: ItemID
  /// The quantity that moves.
  public let quantity: Quantity
  /// By how many points the quantity changes for each point by which the ambiguous one does.
  public let rate: Double
}

/// A change after which an ambiguous quantity has one value only.
public enum Settlement: Sendable {
  /// A constraint to be added: it pins the quantity at its current value.
  case constraint(Constraint)
  /// A content that is to hug its size, or resist compression, by 1 less or more than now, which decides a tie with other
  /// contents. `value` is what the quantity becomes, in points.
  case priority(ConstraintHandle, Priority, value: Double)
}

/// Which priority of a content decides.
package enum ContentPriority: CaseIterable {
  /// Content hugging: who has it least stretches.
  case hugging
  /// Compression resistance: who has it least is compressed.
  case compressionResistance
}

extension LayoutEngine {
  /// Whether an item has a content along an axis.
  package func hasContent(_ id: ItemID, along axis: Axis) -> Bool { items[id].wishes[axis, .hugging] != nil }

  /// Lowers a priority of an item's content by 1; false if the item has no content along the axis, or the priority is the lowest or
  /// required.
  package mutating func lower(_ kind: ContentPriority, of id: ItemID, along axis: Axis) -> Bool {
    guard let handle = items[id].wishes[axis, kind == .hugging ? .hugging : .resistance],
      !priority(of: handle).isRequired, let lower = Priority(rawValue: priority(of: handle).rawValue - 1)
    else { return false }
    setPriority(lower, of: handle)
    return true
  }

  /// The quantities that move together with an ambiguous one as it grows by 1, or, if it cannot grow, as it falls by 1.
  /// The quantity itself comes first, the others follow by age; nil if it is not ambiguous. Call it after ``solve()``.
  ///
  /// This is one way to an end of the quantity's range. Where other quantities are ambiguous too, there may be more.
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

  /// The changes after which an ambiguous quantity is not ambiguous any more and no new conflict exists; empty if it is
  /// not ambiguous now. Each was tried on a copy of the engine.
  ///
  /// Priorities come first, one for each of the contents that are tied with each other: that which hugs its size less than the
  /// others stretches, that which resists compression more keeps its size. Then comes a constraint that pins the quantity at its
  /// current value, measured from the leading or top edge of `container` if it is a place.
  ///
  /// - Complexity: Two solves and four optimizations for each tied content, half of that for the constraint.
  public func settlements(of id: ItemID, _ quantity: Quantity, in container: ItemID) -> [Settlement] {
    guard let motion = motion(of: id, quantity) else { return [] }
    var found: [Settlement] = tiedWishes(among: motion).compactMap { handle in
      // Of more than two that are tied, the only one that differs has to be the weaker one.
      let steps: [Float] = records[handle].relation == .lessThanOrEqual ? [-1, 1] : [1, -1]
      for step in steps {
        guard let priority = Priority(rawValue: priority(of: handle).rawValue + step), !priority.isRequired,
          let value = value(ofSettled: id, quantity, by: { $0.setPriority(priority, of: handle) })
        else { continue }
        return .priority(handle, priority, value: value)
      }
      return nil
    }
    let constraint = keeping(id, quantity, in: container)
    if value(ofSettled: id, quantity, by: { _ = $0.addConstraint(constraint) }) != nil {
      found.append(.constraint(constraint))
    }
    return found
  }

  /// The constraints for hugging or resistance of contents that move and are tied: another of them has the same
  /// priority and the same relation.
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

  /// The constraint that pins a quantity at its current value.
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
    // By how much the constraint is violated with the constant 0 is the constant.
    constraint.constant = solver.value(of: lowered(.relation(constraint)))
    return constraint
  }

  /// The value of a quantity after a change that leaves it unambiguous; nil if the change does not, or breaks a
  /// constraint.
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
