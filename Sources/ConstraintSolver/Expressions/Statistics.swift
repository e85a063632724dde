/// Counters of a ``Solver``, for tests and reports.
public struct Statistics: Sendable, Equatable {
  /// How often a basic and a tight symbol were exchanged since the solver was created.
  public var pivots = 0
  /// How many steps the optimizations took since the solver was created, with and without an exchange.
  public var iterations = 0
  /// How often the basis was factorised anew because rounding errors had grown.
  public var refactorizations = 0
  /// How often an optimization stopped before its optimum; each time, the solve told ``SolverDiagnostic/stoppedEarly``.
  public var giveUps = 0
  /// How many constraints there are.
  public var rows = 0
  /// How many variables there are.
  public var columns = 0
  /// How many coefficients are stored, those of the constraints and those of the factors of the basis.
  public var nonzeros = 0
}
