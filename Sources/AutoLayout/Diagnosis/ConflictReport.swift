/// Required constraints that cannot hold together, and the one the engine gave up to go on.
public struct ConflictReport: Hashable, Sendable {
  /// An irreducible set: without any one of them the others can hold. In the order of their addition to the engine.
  public var constraints: [ConstraintHandle]
  public var broken: ConstraintHandle

  public init(constraints: [ConstraintHandle], broken: ConstraintHandle) {
    self.constraints = constraints
    self.broken = broken
  }
}
