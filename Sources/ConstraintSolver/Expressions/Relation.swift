/// How the expression of a constraint compares with zero. The raw values are those of `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Sendable {
  /// The expression is zero or negative; by how much it exceeds zero is the violation.
  case lessThanOrEqual = -1
  /// The expression is zero; its magnitude is the violation.
  case equal = 0
  /// The expression is zero or positive; by how much it falls short of zero is the violation.
  case greaterThanOrEqual = 1
}
