extension Solver {
  /// What the last solve that changed anything could not do as promised; empty if the values are the optimum.
  ///
  /// The next ``solve()`` with something to do begins with an empty list. A solve that ends in a ``Conflict`` publishes
  /// nothing, and what is doubtful about it is told by ``Conflict/isProven``.
  public var diagnostics: [SolverDiagnostic] { complaints }

  /// Adds a diagnostic unless it is there already: a solve may meet the same limit several times.
  mutating func note(_ diagnostic: SolverDiagnostic) {
    if !complaints.contains(diagnostic) { complaints.append(diagnostic) }
  }
}
