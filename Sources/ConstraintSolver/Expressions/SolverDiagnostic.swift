/// What a solve that published its values could not do as promised; see ``Solver/diagnostics``.
///
/// None is to be expected from any layout. Each means that numbers differ too much in size for the arithmetic, or that
/// the solver has a defect.
public enum SolverDiagnostic: Hashable, Sendable {
  /// The optimization stopped at its limit on steps, or its equations could not be solved even after they were
  /// factorised anew.
  ///
  /// The values may violate constraints, required ones included, more than they must.
  case stoppedEarly
  /// The optimization stopped in a cycle of steps that rounding errors drive and that get nowhere.
  ///
  /// The values satisfy the equations, but constraints may be violated more than they must.
  case stoppedInCycle
  /// The values satisfy the equations as they were given only up to `error`, in the unit of the constraints (points in
  /// a layout), which is more than rounding explains.
  case inaccurate(error: Double)
}

extension SolverDiagnostic: CustomStringConvertible {
  /// The diagnostic as an English sentence without a full stop.
  public var description: String {
    switch self {
    case .stoppedEarly: "the solver stopped before it had found the optimum"
    case .stoppedInCycle: "the solver stopped in a cycle of rounding errors"
    case .inaccurate(let error): "the solution satisfies its equations only up to \(error)"
    }
  }
}
