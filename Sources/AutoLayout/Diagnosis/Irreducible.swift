import ConstraintSolver

extension LayoutEngine {
  /// Those of some required constraints without which the others could hold, given that no size is negative; `kept` stays if
  /// anything can be left out instead of it.
  ///
  /// The solver's sets are proofs, and a constraint in one may stand for a size that the bound of zero forbids as well: `b`
  /// between `a` and an edge that `a` touches clashes whatever its width, and then the width is left out here. Costs a solve
  /// for each constraint, of these constraints alone.
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

  /// A solver with nothing but some constraints, all required, and the bounds of sizes.
  private func alone(_ handles: [ConstraintHandle]) -> (Solver, rows: [ConstraintHandle: ConstraintID]) {
    var solver = Solver()
    var rows: [ConstraintHandle: ConstraintID] = [:]
    var copies: [Variable: Variable] = [:]
    let owners = variableOwners
    for handle in handles {
      let record = records[handle]
      let terms = record.expression.terms.map { term in
        let isSize = owners[term.variable]?.quantity.isSize ?? false
        let copy = copies[term.variable] ?? solver.addVariable(lowerBound: isSize ? 0 : -.infinity)
        copies[term.variable] = copy
        return Term(copy, term.coefficient)
      }
      // What the engine took once, is finite.
      rows[handle] = try? solver.addConstraint(
        LinearExpression(terms: terms, constant: record.expression.constant), record.relation)
    }
    return (solver, rows)
  }
}
