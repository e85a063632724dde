import ConstraintSolver

/// A constraint that wants an attribute to be elsewhere, and lost.
public struct Dissent: Sendable {
  public let handle: ConstraintHandle
  /// The constant for which the constraint would hold as things are, in points; it wants its own.
  public let actual: Double
  /// Where the attribute would be if the constraint came first among those that may give way; nil if it could not hold
  /// even then.
  public let valueIfObeyed: Double?
  /// What it loses to: required constraints with which it cannot hold together, no fewer; or else what would become worse
  /// at its own priority or above if it were obeyed.
  public let losesTo: [ConstraintHandle]
}

extension LayoutEngine {
  /// The optional and the broken constraints that do not hold and that matter to an attribute. Meaningful after `solve()`.
  ///
  /// Each is tried on a copy of the engine. One that could hold matters if the attribute would move; one that required
  /// constraints forbid matters if one of the user's among them also holds the attribute where it is. Costs a solve for each
  /// constraint that does not hold and is connected with the attribute.
  public func dissent(about id: ItemID, _ attribute: Attribute) -> [Dissent] {
    guard !needsSolving, let dependence = dependence(of: id, attribute) else { return [] }
    let holding = Set(dependence.influences.map(\.handle).filter { records[$0].source == .user })
    let reach = reach(of: value(of: attribute, id, directionOf: id))
    return violated.compactMap { handle in
      let record = records[handle]
      guard record.expression.terms.contains(where: { reach.contains($0.variable) }) else { return nil }
      let actual = record.constant + solver.value(of: record.expression)
      if record.isBroken {
        let others = record.reportedConflict.filter { $0 != handle }
        guard !holding.isDisjoint(with: others) else { return nil }
        return Dissent(handle: handle, actual: actual, valueIfObeyed: nil, losesTo: others)
      }
      var copy = self
      copy.setPriority(.highestOptional, of: handle)
      _ = copy.solve()
      if copy.violation(of: handle) < Self.noise {
        let value = copy.solver.value(of: copy.value(of: attribute, id, directionOf: id))
        guard abs(value - dependence.value) > Self.noise else { return nil }
        return Dissent(
          handle: handle, actual: actual, valueIfObeyed: value, losesTo: worsened(in: copy, byObeying: handle))
      }
      let opponents = opponents(of: handle)
      guard !holding.isDisjoint(with: opponents) else { return nil }
      return Dissent(handle: handle, actual: actual, valueIfObeyed: nil, losesTo: opponents)
    }
  }

  /// The variables that can move when those of an expression do: what constraints connect, but for what is fixed for itself,
  /// as the root is.
  private func reach(of expression: LinearExpression) -> Set<Variable> {
    var fixed: Set<Variable> = []
    var neighbours: [Variable: [ConstraintHandle]] = [:]
    for handle in records.names {
      let record = records[handle]
      let terms = record.expression.terms
      if terms.count == 1, record.row != nil, record.relation == .equal, record.priority.isRequired {
        fixed.insert(terms[0].variable)
      }
      for term in terms { neighbours[term.variable, default: []].append(handle) }
    }
    var reached = Set(expression.terms.map(\.variable)).subtracting(fixed)
    var pending = Array(reached)
    while let variable = pending.popLast() {
      for handle in neighbours[variable] ?? [] {
        for term in records[handle].expression.terms
        where !fixed.contains(term.variable) && reached.insert(term.variable).inserted { pending.append(term.variable) }
      }
    }
    return reached
  }

  /// By age.
  private var violated: [ConstraintHandle] {
    records.names.filter { violation(of: $0) > Self.noise }
  }

  private func worsened(in other: LayoutEngine, byObeying handle: ConstraintHandle) -> [ConstraintHandle] {
    let priority = priority(of: handle)
    return records.names.filter {
      $0 != handle && self.priority(of: $0) >= priority && other.violation(of: $0) > violation(of: $0) + Self.noise
    }
  }

  /// The required constraints that forbid an optional one: an irreducible set together with it.
  private func opponents(of handle: ConstraintHandle) -> [ConstraintHandle] {
    guard let row = records[handle].row else { return [] }
    var solver = solver
    solver.setPriority(.required, of: row)
    do throws(Conflict) {
      try solver.solve()
      return []
    } catch {
      let members = error.constraints.compactMap { recordOfRow[$0] }.sorted()
      return irreducible(members, keeping: handle).filter { $0 != handle }
    }
  }
}
