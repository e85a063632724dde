import ConstraintSolver

extension LayoutEngine {
  /// Finds the optimum for all items. Where required constraints clash, it breaks one of each conflict.
  ///
  /// Constraints that were broken before are tried again first if a member of their conflicts changed or is gone. What could
  /// not be done as promised is in ``diagnostics``. Does nothing if nothing changed since the last call.
  ///
  /// - Returns: The conflicts that were not reported before, in the order in which they were met.
  /// - Complexity: If only constants changed and no constraint begins or ceases to bind, linear in the variables that
  ///   move. Otherwise linear in the engine, and once more for each conflict.
  public mutating func solve() -> [ConflictReport] { solve(retrying: broken) }

  /// Solves as ``solve()`` does, but of the broken constraints tries only some again; the others stay broken.
  ///
  /// A question about one of many conflicts then costs as much as if it were the only one.
  ///
  /// - Returns: The conflicts that were not reported before, in the order in which they were met.
  /// - Complexity: As ``solve()``, but for what is broken and not tried.
  public mutating func solve(retrying retried: Set<ConstraintHandle>) -> [ConflictReport] {
    guard needsSolving else { return [] }
    settlePlacements()
    var retried = broken.intersection(retried)
    // All or none: which one of overlapping conflicts is broken depends on the others that are tried.
    if retried.allSatisfy(isBoundToFail) { retried = [] }
    solveCount += 1
    broken.subtract(retried)
    for handle in retried.union(notFinite).sorted() { install(handle) }
    diagnostics = notFinite.sorted().map { .notFinite($0) }
    var reports: [ConflictReport] = []
    while true {
      do throws(Conflict) {
        try solver.solve()
        break
      } catch {
        guard let report = resolve(error) else {
          diagnostics.append(.unresolvedConflict)
          break
        }
        records[report.broken].reportedConflictHasBounds = !error.variables.isEmpty || !error.isProven
        if !error.isProven { diagnostics.append(.unprovenConflict(report)) }
        records[report.broken].provenIn = isProof(error, of: report) ? solveCount : nil
        if remember(report) { reports.append(report) }
      }
    }
    for handle in reported where !isStillBroken(handle) {
      if records.contains(handle) { records[handle].reportedConflict = [] }
      reported.remove(handle)
    }
    diagnostics += solver.diagnostics.map(LayoutDiagnostic.solver)
    needsSolving = false
    return reports
  }

  /// Breaks one constraint of a conflict; nil if no constraint is in it, only bounds of variables. That is possible for
  /// an unproven conflict alone.
  private mutating func resolve(_ conflict: Conflict) -> ConflictReport? {
    let members = conflict.constraints.compactMap { recordOfRow[$0] }.sorted()
    guard let victim = victim(among: members) else { return nil }
    if let row = records[victim].row {
      solver.removeConstraint(row)
      recordOfRow[row] = nil
    }
    records[victim].row = nil
    records[victim].isBroken = true
    broken.insert(victim)
    return ConflictReport(constraints: members, broken: victim)
  }

  /// Whether the constraints of a report contradict each other, whatever else there is.
  private func isProof(_ conflict: Conflict, of report: ConflictReport) -> Bool {
    conflict.isProven && report.constraints.count == conflict.constraints.count
  }

  /// Whether the constraint cannot hold, because nothing changed about the members of its conflict since that was proven. Without
  /// this, each pass over a layout with many conflicts would find all of them again.
  private func isBoundToFail(_ handle: ConstraintHandle) -> Bool {
    guard let proof = records[handle].provenIn, records[handle].changedIn <= proof else { return false }
    return records[handle].reportedConflict.allSatisfy { member in
      guard member != handle else { return true }
      guard let record = records.find(member) else { return false }
      return record.row != nil && record.changedIn <= proof
    }
  }

  /// Keeps a conflict, so that it is reported once; whether it was not reported before.
  private mutating func remember(_ report: ConflictReport) -> Bool {
    if records[report.broken].reportedConflict == report.constraints { return false }
    records[report.broken].reportedConflict = report.constraints
    reported.insert(report.broken)
    return true
  }
}
