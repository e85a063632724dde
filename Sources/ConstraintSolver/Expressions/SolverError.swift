/// Why the solver refused an input. The solver is unchanged when one of these is thrown.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant is NaN or infinite.
  case nonFinite
  /// The expression mentions a variable that does not exist.
  case unknownVariable
  /// There is no constraint of that name.
  case unknownConstraint
}
