/// A multiple of one variable.
public struct Term: Sendable, Hashable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor, which must be finite when the term is given to a ``Solver``; a factor of 0 makes the term void.
  public var coefficient: Double

  /// The product of a variable and a coefficient.
  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
