/// Required constraints that cannot hold together, and the one that the engine breaks because of that.
public struct ConflictReport: Hashable, Sendable {
  /// An irreducible set: without any one of them the others can hold. In ascending order.
  public var constraints: [ConstraintHandle]
  /// The member that is not in force; see ``ConflictVictims``.
  public var broken: ConstraintHandle

  /// A conflict of those constraints, of which `broken` is one.
  public init(constraints: [ConstraintHandle], broken: ConstraintHandle) {
    self.constraints = constraints
    self.broken = broken
  }
}
