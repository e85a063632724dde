/// A sum of multiples of variables and a constant.
///
/// Operators only append terms; a variable may occur several times. ``normalized`` merges them.
public struct LinearExpression: Sendable {
  /// The multiples of variables, in the order in which they were written. A variable may occur several times.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// The sum of some terms and a constant; without arguments, zero.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable itself.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable, 1)])
  }

  /// A number, which depends on no variable.
  public init(_ constant: Double) {
    self.init(terms: [], constant: constant)
  }

  /// The same function with every variable at most once, in order of first occurrence, and no zero coefficient.
  ///
  /// Terms of one variable that cancel vanish only if their sum is exactly 0.
  ///
  /// - Complexity: O(*k*²) without allocating where there is nothing to do and *k* is at most sixteen, O(*k*) on
  ///   average otherwise.
  public var normalized: LinearExpression {
    if isNormalized { return self }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    var position: [Variable: Int] = [:]
    for term in terms {
      if let known = position[term.variable] {
        merged[known].coefficient += term.coefficient
      } else {
        position[term.variable] = merged.count
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return LinearExpression(terms: merged, constant: constant)
  }

  /// Whether ``normalized`` has nothing to do. Always false for long expressions, which would take long to compare.
  var isNormalized: Bool {
    if terms.count > Thresholds.comparedTerms { return false }
    return terms.withUnsafeBufferPointer { terms in
      for i in terms.indices {
        if terms[i].coefficient == 0 { return false }
        for j in 0..<i where terms[j].variable == terms[i].variable { return false }
      }
      return true
    }
  }

  /// Whether every coefficient and the constant are finite numbers.
  var isFinite: Bool {
    if !constant.isFinite { return false }
    for term in terms where !term.coefficient.isFinite { return false }
    return true
  }
}
