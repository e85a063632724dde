import ConstraintSolver

extension LayoutEngine {
  /// An irreducible part of some required constraints that clash, given that no size is negative. `kept` is in it
  /// unless the part clashes without it.
  ///
  /// The solver's own sets are irreducible together with the bounds in them; a smaller set may clash together with
  /// other bounds. If `b` lies between `a` and an edge that `a` touches, that clashes because the width of `b` is not
  /// negative, and a constraint on that width in the solver's set is left out here. Costs a solve for each constraint,
  /// of these constraints alone.
  func irreducible(_ handles: [ConstraintHandle], keeping kept: ConstraintHandle) -> [ConstraintHandle] {
    var (solver, rows) = alone(handles)
    for handle in handles.filter({ $0 != kept }) + [kept] {
      guard let row = rows[handle] else { continue }
      var copy = solver
      copy.removeConstraint(row)
      do throws(Conflict) { try copy.solve() } catch {
        solver = copy
        rows[handle] = nil
      }
    }
    return handles.filter { rows[$0] != nil }
  }

  /// A solver with nothing but some constraints, all required, and with the bounds of their sizes.
  private func alone(_ handles: [ConstraintHandle]) -> (Solver, rows: [ConstraintHandle: ConstraintID]) {
    var solver = Solver()
    var rows: [ConstraintHandle: ConstraintID] = [:]
    var copies: [Variable: Variable] = [:]
    let owners = variableOwners
    for handle in handles {
      let record = records[handle]
      let terms = rowTerms.terms(at: record.terms).map { term in
        let isSize = owners[term.variable]?.quantity.isSize ?? false
        let copy = copies[term.variable] ?? solver.addVariable(lowerBound: isSize ? 0 : -.infinity)
        copies[term.variable] = copy
        return Term(copy, term.coefficient)
      }
      // The engine's solver took the same numbers, so they are finite.
      rows[handle] = try? solver.addConstraint(
        LinearExpression(terms: terms, constant: record.rowConstant), record.relation)
    }
    return (solver, rows)
  }
}
