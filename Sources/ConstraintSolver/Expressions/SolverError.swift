/// Why a ``Solver`` refused an input. It is unchanged when one of these is thrown.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or a constant is NaN or infinite, or becomes so when the terms of equal variables are added up.
  case nonFinite
  /// The expression mentions a variable that the solver does not have: it was removed, or is another solver's.
  case unknownVariable
  /// The solver has no constraint of that name.
  case unknownConstraint
}
