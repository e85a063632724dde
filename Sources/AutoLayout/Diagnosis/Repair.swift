import ConstraintSolver

/// A change after which a conflict is gone.
public struct Repair: Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// The constraint gets a lower priority, 999.
    case setPriority(ConstraintHandle, Priority)
    /// The constraint gets the constant, in points, nearest to its own with which it holds together with the others.
    case setConstant(ConstraintHandle, Double)
    /// The constraint is removed.
    case remove(ConstraintHandle)
    /// All rules that make the item follow its container are removed: `translatesAutoresizingMaskIntoConstraints =
    /// false`.
    case stopTranslatingMask(ItemID)
  }

  /// The change.
  public let change: Change
  /// How far the items move, in points, from where they are while the broken constraint is left out: the sum of the
  /// changes of x, y, width and height over all items with variables.
  public let movement: Double
}

extension LayoutEngine {
  /// The conflicts because of which constraints are broken, by age of the broken constraint, whether they were reported
  /// before or not. Each is irreducible. Call it after ``solve()``. A conflict that needs the rule that no size is negative costs a
  /// solve for each member, of the members alone.
  public var standingConflicts: [ConflictReport] { broken.sorted().compactMap { standingConflict(of: $0) } }

  /// The conflict because of which a constraint is broken; nil if it is in force. Costs as ``standingConflicts`` does for one.
  public func standingConflict(of handle: ConstraintHandle) -> ConflictReport? {
    guard broken.contains(handle), let conflict = reported[handle] else { return nil }
    let members = conflict.members
    guard conflict.hasBounds else { return ConflictReport(constraints: members, broken: handle) }
    let irreducible = irreducible(members, keeping: handle)
    // A constraint may be broken in vain: the others of its set clash without it. Then the whole set has to do.
    return ConflictReport(constraints: irreducible.contains(handle) ? irreducible : members, broken: handle)
  }

  /// The changes of one member that resolve a conflict: afterwards no member is broken, and no other constraint that is
  /// not broken now. Of more than 24 members, or fewer in an engine of thousands, the broken one and those that were added last
  /// are changed.
  ///
  /// Each was tried on a copy of the engine. The change that moves the items least comes first. Of those that move them
  /// equally, an item that stops following its container comes first, then a lower priority, another constant and
  /// removal, because what comes first keeps more of what was meant. Rules that do not follow a container, such as the
  /// size of the root, are not changed.
  ///
  /// - Complexity: Up to four solves for each of at most 24 members; other conflicts of the engine cost nothing. Where the engine
  ///   is hard to solve, no more is tried once that took as many steps as the solves of the engine itself.
  public func repairs(of conflict: ConflictReport) -> [Repair] {
    var found: [(repair: Repair, rank: Int)] = []
    var effort = Effort(most: max(Self.affordableSteps, solver.statistics.iterations))
    for subject in subjects(of: conflict) where !effort.isSpent {
      for change in candidates(subject, of: conflict, &effort) where !effort.isSpent {
        guard !found.contains(where: { $0.repair.change == change }),
          let movement = movement(ifResolving: conflict, change, &effort)
        else { continue }
        found.append((Repair(change: change, movement: movement), change.rank))
      }
    }
    // Sums of many differences that ought to be equal differ by rounding errors.
    func rounded(_ x: Double) -> Double { (x * 1e4).rounded() }
    let order = found.enumerated().sorted { a, b in
      (rounded(a.element.repair.movement), a.element.rank, a.offset)
        < (rounded(b.element.repair.movement), b.element.rank, b.offset)
    }
    return order.map(\.element.repair)
  }

  /// The members whose change is tried: the broken one, then those that were added last, which are most likely in the
  /// way of what was there before.
  private func subjects(of conflict: ConflictReport) -> [ConstraintHandle] {
    let most = min(Self.maximumSubjects, max(Self.minimumSubjects, Self.affordableRows / max(1, recordOfRow.count)))
    let others = conflict.constraints.filter { $0 != conflict.broken }.suffix(most - 1)
    return conflict.constraints.filter { $0 == conflict.broken } + others
  }

  /// A person reads a handful of repairs. Of a chain of hundreds all members are alike.
  private static let maximumSubjects = 24
  private static let minimumSubjects = 6
  /// What is tried costs in proportion to the rows of the engine: so many in all.
  private static let affordableRows = 12_000
  /// A trial in a layout takes a few steps.
  private static let affordableSteps = 1_000

  /// The steps that trials took, and those that they may take.
  private struct Effort {
    let most: Int
    private var steps = 0

    init(most: Int) { self.most = most }

    var isSpent: Bool { steps >= most }

    mutating func add(_ trial: LayoutEngine, of engine: LayoutEngine) {
      steps += trial.solver.statistics.iterations - engine.solver.statistics.iterations
    }
  }

  /// The changes of a member that are worth trying.
  private func candidates(
    _ handle: ConstraintHandle, of conflict: ConflictReport, _ effort: inout Effort
  ) -> [Repair.Change] {
    let record = records[handle]
    switch record.definition {
    case .wish: return [.setPriority(handle, .almostRequired)]
    // Only a frame that follows a container can stop doing so.
    case .span(let rule): return rule.container == nil ? [] : [.stopTranslatingMask(rule.item)]
    case .relation:
      let constant = fittingConstant(handle, among: conflict.constraints, &effort)
      let change = constant.map { Repair.Change.setConstant(handle, $0) }
      return [.setPriority(handle, .almostRequired), change, .remove(handle)].compactMap { $0 }
    }
  }

  /// The constant nearest to the present one with which the constraint holds together with the required ones. `members`
  /// are those it clashes with, and itself.
  private func fittingConstant(
    _ handle: ConstraintHandle, among members: [ConstraintHandle], _ effort: inout Effort
  ) -> Double? {
    var copy = self
    copy.setPriority(.highestOptional, of: handle)
    // If others clash even without it, no constant helps.
    _ = copy.solve(retrying: Set(members), until: { !broken.contains($0.broken) })
    effort.add(copy, of: self)
    guard !copy.needsSolving, !copy.isBroken(handle) else { return nil }
    let record = copy.records[handle]
    let constant = record.constant + copy.solver.value(of: copy.expression(of: record))
    let whole = constant.rounded()
    return abs(constant - whole) < Self.noise ? whole : constant
  }

  /// The movement after a change; nil if the change does not resolve the conflict.
  private func movement(
    ifResolving conflict: ConflictReport, _ change: Repair.Change, _ effort: inout Effort
  ) -> Double? {
    var copy = self
    copy.apply(change)
    let members = Set(conflict.constraints)
    _ = copy.solve(retrying: members, until: { !broken.contains($0.broken) || members.contains($0.broken) })
    effort.add(copy, of: self)
    guard !copy.needsSolving, copy.broken.isSubset(of: broken), members.allSatisfy({ !copy.isStillBroken($0) }) else {
      return nil
    }
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
  /// The order of changes that move the items equally.
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
