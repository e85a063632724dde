// Sums, differences and multiples of expressions, variables and numbers. None of them merges terms of equal variables;
// see ``LinearExpression/normalized``. Each costs O(number of terms of its result).

extension LinearExpression {
  /// The sum; the terms of `a` come first.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference; the terms of `a` come first.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + -b
  }

  /// The expression with the opposite sign.
  public static prefix func - (a: LinearExpression) -> LinearExpression {
    a * -1
  }

  /// The expression multiplied by a number, its constant too.
  public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }

  /// The expression multiplied by a number, its constant too.
  public static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    a * factor
  }

  /// The expression divided by a number, its constant too. Dividing by 0 gives coefficients that a ``Solver`` refuses.
  public static func / (a: LinearExpression, divisor: Double) -> LinearExpression {
    LinearExpression(
      terms: a.terms.map { Term($0.variable, $0.coefficient / divisor) }, constant: a.constant / divisor)
  }

  /// The expression and one more term, with the coefficient 1.
  public static func + (a: LinearExpression, b: Variable) -> LinearExpression { a + LinearExpression(b) }
  /// The variable as the first term, with the coefficient 1, and the expression.
  public static func + (a: Variable, b: LinearExpression) -> LinearExpression { LinearExpression(a) + b }
  /// The expression and one more term, with the coefficient −1.
  public static func - (a: LinearExpression, b: Variable) -> LinearExpression { a - LinearExpression(b) }
  /// The variable as the first term, with the coefficient 1, less the expression.
  public static func - (a: Variable, b: LinearExpression) -> LinearExpression { LinearExpression(a) - b }

  /// The expression with a number added to its constant.
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(terms: a.terms, constant: a.constant + b)
  }
  /// The expression with a number added to its constant.
  public static func + (a: Double, b: LinearExpression) -> LinearExpression { b + a }
  /// The expression with a number taken from its constant.
  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }
  /// The number less the expression.
  public static func - (a: Double, b: LinearExpression) -> LinearExpression { -b + a }

  /// Appends the terms of `b` and adds its constant.
  public static func += (a: inout LinearExpression, b: LinearExpression) {
    a.terms += b.terms
    a.constant += b.constant
  }

  /// Appends the terms of `b` with the opposite sign and subtracts its constant.
  public static func -= (a: inout LinearExpression, b: LinearExpression) {
    a += -b
  }
}

extension Variable {
  /// The sum of two variables, as two terms even if they are the same variable.
  public static func + (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) + LinearExpression(b) }
  /// The difference of two variables, as two terms even if they are the same variable.
  public static func - (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) - LinearExpression(b) }
  /// The variable and a constant.
  public static func + (a: Variable, b: Double) -> LinearExpression { LinearExpression(a) + b }
  /// The variable and a constant of the opposite sign.
  public static func - (a: Variable, b: Double) -> LinearExpression { LinearExpression(a) - b }
  /// The variable and a constant.
  public static func + (a: Double, b: Variable) -> LinearExpression { LinearExpression(b) + a }
  /// A constant less the variable.
  public static func - (a: Double, b: Variable) -> LinearExpression { a - LinearExpression(b) }
  /// A multiple of the variable.
  public static func * (a: Variable, factor: Double) -> LinearExpression {
    LinearExpression(terms: [Term(a, factor)])
  }
  /// A multiple of the variable.
  public static func * (factor: Double, a: Variable) -> LinearExpression { a * factor }
  /// A fraction of the variable. Dividing by 0 gives a coefficient that a ``Solver`` refuses.
  public static func / (a: Variable, divisor: Double) -> LinearExpression { LinearExpression(a) / divisor }
  /// The variable with the coefficient −1.
  public static prefix func - (a: Variable) -> LinearExpression { a * -1 }
}
