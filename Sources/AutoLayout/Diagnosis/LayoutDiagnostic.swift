import ConstraintSolver

/// What the last solve of a ``LayoutEngine`` could not do as promised; see ``LayoutEngine/diagnostics``.
///
/// Ambiguities and conflicts are no diagnostics: they are properties of the constraints. A diagnostic says that what
/// the engine tells of the constraints may be wrong.
public enum LayoutDiagnostic: Hashable, Sendable {
  /// The frames are not the optimum, or only nearly.
  case solver(SolverDiagnostic)
  /// Required constraints clash, but the set that was found is no proof of it: it may lack members, or they could hold
  /// together. One of them was broken all the same; ``ConflictReport/broken`` names it.
  case unprovenConflict(ConflictReport)
  /// Required constraints clash, and none was found that could be broken. All frames are still those of the solve
  /// before.
  case unresolvedConflict
  /// The constraint is not in force because a number in it, such as an offset of a derived item, is NaN or infinite.
  case notFinite(ConstraintHandle)
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The diagnostic as an English sentence without a full stop; constraints are not named, for their names are the
  /// client's.
  public var description: String {
    switch self {
    case .solver(let diagnostic): diagnostic.description
    case .unprovenConflict: "a conflict was reported without proof that its constraints cannot be satisfied together"
    case .unresolvedConflict:
      "required constraints conflict, and Auto Layout cannot break any of them; views keep the frames of the previous layout"
    case .notFinite: "Auto Layout ignores a constraint, because a number of the constraint is not finite"
    }
  }
}
