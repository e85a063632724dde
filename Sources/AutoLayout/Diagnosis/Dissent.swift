import ConstraintSolver

/// A constraint that is violated, and that would give an attribute another value if it held.
public struct Dissent: Sendable {
  /// The constraint.
  public let handle: ConstraintHandle
  /// The constant with which the constraint would hold at the present values, in points.
  public let actual: Double
  /// The value, in points, that the attribute would have if the constraint had the highest priority below required; nil
  /// if it could not hold even then, and for a broken constraint.
  public let valueIfObeyed: Double?
  /// A minimal set of required constraints that rules the constraint out; otherwise, constraints of equal or higher
  /// priority that it would worsen. In ascending order.
  public let losesTo: [ConstraintHandle]
}

extension LayoutEngine {
  /// The violated constraints, optional or broken, that matter to an attribute, by age. Empty if something changed
  /// since the last ``solve()``.
  ///
  /// Each is tried on a copy of the engine. A constraint that could hold matters if the attribute would then have
  /// another value. One that required constraints rule out matters if a constraint of the user's among those also
  /// determines the present value.
  ///
  /// - Complexity: One or two solves for each violated constraint that is connected with the attribute.
  public func dissent(about id: ItemID, _ attribute: Attribute) -> [Dissent] {
    guard !needsSolving, let dependence = dependence(of: id, attribute) else { return [] }
    let holding = Set(dependence.influences.map(\.handle).filter { records[$0].source == .user })
    let reach = reach(of: value(of: attribute, id, directionOf: id))
    return violated.compactMap { handle in
      let record = records[handle]
      guard expression(of: record).terms.contains(where: { reach.contains($0.variable) }) else { return nil }
      let actual = record.constant + solver.value(of: expression(of: record))
      if record.isBroken {
        let others = (reported[handle]?.members ?? []).filter { $0 != handle }
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

  /// The variables that constraints connect with those of an expression. Connections through a variable that one
  /// required constraint fixes by itself, as it does the size of the root, do not count.
  private func reach(of expression: LinearExpression) -> Set<Variable> {
    var fixed: Set<Variable> = []
    var neighbors: [Variable: [ConstraintHandle]] = [:]
    for handle in records.names {
      let record = records[handle]
      let terms = rowTerms.terms(at: record.terms)
      if terms.count == 1, record.row != nil, record.relation == .equal, record.priority.isRequired {
        fixed.insert(terms[0].variable)
      }
      for term in terms { neighbors[term.variable, default: []].append(handle) }
    }
    var reached = Set(expression.terms.map(\.variable)).subtracting(fixed)
    var pending = Array(reached)
    while let variable = pending.popLast() {
      for handle in neighbors[variable] ?? [] {
        for term in rowTerms.terms(at: records[handle].terms)
        where !fixed.contains(term.variable) && reached.insert(term.variable).inserted { pending.append(term.variable) }
      }
    }
    return reached
  }

  /// The constraints that do not hold, by age.
  private var violated: [ConstraintHandle] {
    records.names.filter { violation(of: $0) > Self.noise }
  }

  /// The constraints of at least the priority of `handle` that are violated more in another engine than in this one, by
  /// age.
  private func worsened(in other: LayoutEngine, byObeying handle: ConstraintHandle) -> [ConstraintHandle] {
    let priority = priority(of: handle)
    return records.names.filter {
      $0 != handle && self.priority(of: $0) >= priority && other.violation(of: $0) > violation(of: $0) + Self.noise
    }
  }

  /// The required constraints that rule an optional one out: without any of them it could hold.
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
