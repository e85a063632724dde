import ConstraintSolver

extension LayoutEngine {
  /// Brings every item to the optimum. Where required constraints clash, breaks one of each clash and goes on.
  ///
  /// Constraints broken earlier are tried again first, because what they clashed with may be gone. Returns the conflicts
  /// that were not reported before, in the order they were met. No effect and no cost if nothing changed.
  public mutating func solve() -> [ConflictReport] {
    guard needsSolving else { return [] }
    for index in broken.sorted() { install(index) }
    broken = []
    var reports: [ConflictReport] = []
    while true {
      do throws(Conflict) {
        try solver.solve()
        break
      } catch {
        guard let report = resolve(error) else { break }
        if let report = report.unreported { reports.append(report) }
      }
    }
    for index in reported where records[Int(index)]?.isBroken != true {
      records[Int(index)]?.reportedConflict = []
      reported.remove(index)
    }
    didSolve()
    return reports
  }

  /// Breaks one constraint of a clash; nil if there is none to break, which only bounds of variables could cause.
  private mutating func resolve(_ conflict: Conflict) -> (unreported: ConflictReport?, Void)? {
    let members = conflict.constraints.compactMap { recordOfRow[$0].map { ConstraintHandle(index: $0) } }.sorted()
    guard let victim = victim(among: members) else { return nil }
    let row = records[Int(victim.index)]!.row!
    solver.removeConstraint(row)
    recordOfRow[row] = nil
    records[Int(victim.index)]!.row = nil
    records[Int(victim.index)]!.isBroken = true
    broken.insert(victim.index)
    if records[Int(victim.index)]!.reportedConflict == members { return (nil, ()) }
    records[Int(victim.index)]!.reportedConflict = members
    reported.insert(victim.index)
    return (ConflictReport(constraints: members, broken: victim), ())
  }
}
