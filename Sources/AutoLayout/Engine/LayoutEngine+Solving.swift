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
    solve(retrying: retried, until: { _ in false })
  }

  /// Solves as ``solve(retrying:)`` does, up to the first conflict that decides the caller's question. The engine has no optimum
  /// then: ``needsSolving`` stays true.
  mutating func solve(
    retrying retried: Set<ConstraintHandle>, until isDecided: (ConflictReport) -> Bool
  ) -> [ConflictReport] {
    guard needsSolving else { return [] }
    settlePlacements()
    lowerStaleRecords()
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
        noteChanges()
        break
      } catch {
        guard let report = resolve(error) else {
          diagnostics.append(.unresolvedConflict)
          break
        }
        if !error.isProven { diagnostics.append(.unprovenConflict(report)) }
        if remember(report, error) { reports.append(report) }
        if isDecided(report) { return reports }
      }
    }
    for handle in reported.keys where !isStillBroken(handle) { reported[handle] = nil }
    diagnostics += solver.diagnostics.map(LayoutDiagnostic.solver)
    endEngagements()
    noteChanges(ofResting: restingVariables)
    restOnBounds()
    noteChanges(ofResting: restingVariables)
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

  /// Whether trying the constraint again comes to the same, because nothing changed about the members of its conflict since that was
  /// proven: they are in force, or were broken in the same solve. Without this, each pass over a layout with many conflicts would find
  /// all of them again.
  private func isBoundToFail(_ handle: ConstraintHandle) -> Bool {
    guard let conflict = reported[handle], let proof = conflict.provenIn else { return false }
    return conflict.members.allSatisfy { member in
      guard let record = records.find(member), record.changedIn <= proof else { return false }
      return record.row != nil || reported[member]?.provenIn == proof
    }
  }

  /// Keeps a conflict, so that it is reported once; whether it was not reported before.
  private mutating func remember(_ report: ConflictReport, _ conflict: Conflict) -> Bool {
    let known = reported[report.broken]?.members
    // The constraints contradict each other, whatever else there is.
    let isProof = conflict.isProven && report.constraints.count == conflict.constraints.count
    reported[report.broken] = StandingConflict(
      members: report.constraints, hasBounds: !conflict.variables.isEmpty || !conflict.isProven,
      provenIn: isProof ? solveCount : nil)
    return known != report.constraints
  }
}
