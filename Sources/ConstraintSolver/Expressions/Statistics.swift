/// Counters of a ``Solver``, for tests and reports.
public struct Statistics: Sendable, Equatable {
  /// Exchanges of a basic and a tight symbol since the solver was created.
  public var pivots = 0
  /// Steps of the optimisation since the solver was created, with and without an exchange.
  public var iterations = 0
  /// How often the basis was factorised anew because rounding errors had grown.
  public var refactorizations = 0
  /// How often an optimisation stopped before its optimum; each time, the solve told ``SolverDiagnostic/stoppedEarly``.
  public var giveUps = 0
  /// Constraints.
  public var rows = 0
  /// Variables.
  public var columns = 0
  /// Stored coefficients, of the constraints and of the factors of the basis.
  public var nonzeros = 0
}
