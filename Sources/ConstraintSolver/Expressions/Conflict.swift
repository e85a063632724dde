/// Required constraints that cannot hold together.
///
/// The set is irreducible: leave out any one member and the others can hold. This is so wherever ``isProven`` is true.
public struct Conflict: Error, Hashable, Sendable {
  /// The constraints that clash, in ascending order.
  public let constraints: [ConstraintID]
  /// The variables whose lower bound takes part in the clash, in ascending order.
  public let variables: [Variable]
  /// Whether the set was checked to be a proof: multiples of its members, added up, say something that is false, such
  /// as 0 ≥ 5.
  ///
  /// It is false if the search for the set reached its limit on steps, or if coefficients differ so much in size (by
  /// more than 10⁹) that a member was taken for a rounding error. Then the set is a guess: it may lack members or have
  /// too many, and it may even be without constraints. Where it has some, removing one of them and solving again
  /// remains a way on.
  public internal(set) var isProven: Bool

  init(constraints: [ConstraintID], variables: [Variable], isProven: Bool = true) {
    self.constraints = constraints
    self.variables = variables
    self.isProven = isProven
  }
}
