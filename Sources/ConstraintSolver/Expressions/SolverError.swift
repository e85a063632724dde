/// Why the solver refused an input. The solver is unchanged when one of these is thrown.
public enum SolverError: Error, Equatable {
  /// A coefficient or constant is NaN or infinite.
  case nonFinite
  /// The expression mentions a variable that does not exist.
  case unknownVariable
  /// There is no constraint of that name.
  case unknownConstraint
}

/// Required constraints that cannot hold together.
///
/// The set is irreducible: leave out any one member and the others can hold.
public struct Conflict: Error, Equatable, Sendable {
  /// The constraints that clash, ascending.
  public let constraints: [ConstraintID]
  /// The variables whose lower bound takes part, ascending.
  public let variables: [Variable]
}
