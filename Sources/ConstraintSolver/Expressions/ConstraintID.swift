/// Names a constraint of a ``Solver``.
///
/// ``Solver/addConstraint(_:_:priority:)`` hands the name out. It is valid for that solver and for copies of it, until
/// the constraint is removed; a later constraint may then get the same name.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// A small number, counted from 0, by which an array can be indexed.
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }

  /// Whether the number of `a` is the smaller one. Names that were not reused are ordered by the age of their
  /// constraints.
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool {
    a.index < b.index
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The letter c and the number: `c12`.
  public var description: String { "c\(index)" }
}
