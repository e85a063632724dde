import ConstraintSolver

/// A change after which a conflict is gone.
public struct Repair: Sendable {
  public enum Change: Hashable, Sendable {
    case setPriority(ConstraintHandle, Priority)
    /// Points; the constant with which the constraint just holds together with the others.
    case setConstant(ConstraintHandle, Double)
    case remove(ConstraintHandle)
    /// Takes away all rules that make an item follow its container: `translatesAutoresizingMaskIntoConstraints = false`.
    case stopTranslatingMask(ItemID)
  }

  public let change: Change
  /// How far edges and sizes of all items move from where they are while the broken constraint is left out, summed up; points.
  public let movement: Double
}

extension LayoutEngine {
  /// The conflicts in force, by age of the broken constraint, each irreducible. Meaningful after `solve()`.
  public var standingConflicts: [ConflictReport] {
    broken.sorted().compactMap { broken in
      let members = records[broken].reportedConflict
      guard !members.isEmpty else { return nil }
      let irreducible = irreducible(members, keeping: broken)
      // One that was broken in vain is in no smaller set; its own is the only account of it.
      return ConflictReport(constraints: irreducible.contains(broken) ? irreducible : members, broken: broken)
    }
  }

  /// The changes of one member that resolve a conflict: no member is broken any more, and nothing that was not broken before.
  ///
  /// Each was tried on a copy of the engine. The one that moves least comes first; among equals a lower priority comes
  /// before another constant, and that before removal, because they keep more of what was meant. What is imposed from outside,
  /// such as the size of the root, is no candidate. Costs up to four solves per member.
  public func repairs(of conflict: ConflictReport) -> [Repair] {
    var found: [(repair: Repair, rank: Int)] = []
    for change in conflict.constraints.flatMap({ candidates($0) }) {
      guard !found.contains(where: { $0.repair.change == change }),
        let movement = movement(ifResolving: conflict, change)
      else { continue }
      found.append((Repair(change: change, movement: movement), change.rank))
    }
    // Sums of many differences are equal but for noise.
    func rounded(_ x: Double) -> Double { (x * 1e4).rounded() }
    let order = found.enumerated().sorted { a, b in
      (rounded(a.element.repair.movement), a.element.rank, a.offset)
        < (rounded(b.element.repair.movement), b.element.rank, b.offset)
    }
    return order.map(\.element.repair)
  }

  private func candidates(_ handle: ConstraintHandle) -> [Repair.Change] {
    let record = records[handle]
    switch record.definition {
    case .wish: return [.setPriority(handle, .almostRequired)]
    // Only what follows a container can be let go.
    case .span(let rule): return rule.container == nil ? [] : [.stopTranslatingMask(rule.item)]
    case .relation:
      let constant = fittingConstant(handle).map { Repair.Change.setConstant(handle, $0) }
      return [.setPriority(handle, .almostRequired), constant, .remove(handle)].compactMap { $0 }
    }
  }

  /// The constant nearest to the present one with which the constraint holds together with the required ones.
  private func fittingConstant(_ handle: ConstraintHandle) -> Double? {
    var copy = self
    copy.setPriority(.highestOptional, of: handle)
    _ = copy.solve()
    guard !copy.isBroken(handle) else { return nil }
    let record = copy.records[handle]
    let constant = record.constant + copy.solver.value(of: record.expression)
    let whole = constant.rounded()
    return abs(constant - whole) < Self.noise ? whole : constant
  }

  private func movement(ifResolving conflict: ConflictReport, _ change: Repair.Change) -> Double? {
    var copy = self
    copy.apply(change)
    _ = copy.solve()
    guard copy.broken.isSubset(of: broken),
      conflict.constraints.allSatisfy({ !copy.isStillBroken($0) })
    else { return nil }
    return items.names.filter { items[$0].variables != nil }.reduce(0.0) { sum, id in
      sum + copy.alignmentRect(of: id).distance(to: alignmentRect(of: id))
    }
  }

  private mutating func apply(_ change: Repair.Change) {
    switch change {
    case .setPriority(let handle, let priority): setPriority(priority, of: handle)
    case .setConstant(let handle, let constant): setConstant(constant, of: handle)
    case .remove(let handle): removeConstraint(handle)
    case .stopTranslatingMask(let item): for handle in spans(of: item) { removeConstraint(handle) }
    }
  }
}

extension Repair.Change {
  fileprivate var rank: Int {
    switch self {
    case .stopTranslatingMask: 0
    case .setPriority: 1
    case .setConstant: 2
    case .remove: 3
    }
  }
}

extension Rect {
  fileprivate func distance(to other: Rect) -> Double {
    abs(x - other.x) + abs(y - other.y) + abs(width - other.width) + abs(height - other.height)
  }
}
