extension LinearExpression {
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + -b
  }

  public static prefix func - (a: LinearExpression) -> LinearExpression {
    a * -1
  }

  public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }

  public static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    a * factor
  }

  public static func / (a: LinearExpression, divisor: Double) -> LinearExpression {
    LinearExpression(
      terms: a.terms.map { Term($0.variable, $0.coefficient / divisor) }, constant: a.constant / divisor)
  }

  public static func + (a: LinearExpression, b: Variable) -> LinearExpression { a + LinearExpression(b) }
  public static func + (a: Variable, b: LinearExpression) -> LinearExpression { LinearExpression(a) + b }
  public static func - (a: LinearExpression, b: Variable) -> LinearExpression { a - LinearExpression(b) }
  public static func - (a: Variable, b: LinearExpression) -> LinearExpression { LinearExpression(a) - b }

  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(terms: a.terms, constant: a.constant + b)
  }
  public static func + (a: Double, b: LinearExpression) -> LinearExpression { b + a }
  public static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }
  public static func - (a: Double, b: LinearExpression) -> LinearExpression { -b + a }

  public static func += (a: inout LinearExpression, b: LinearExpression) {
    a.terms += b.terms
    a.constant += b.constant
  }

  public static func -= (a: inout LinearExpression, b: LinearExpression) {
    a += -b
  }
}

extension Variable {
  public static func + (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) + LinearExpression(b) }
  public static func - (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) - LinearExpression(b) }
  public static func + (a: Variable, b: Double) -> LinearExpression { LinearExpression(a) + b }
  public static func - (a: Variable, b: Double) -> LinearExpression { LinearExpression(a) - b }
  public static func + (a: Double, b: Variable) -> LinearExpression { LinearExpression(b) + a }
  public static func - (a: Double, b: Variable) -> LinearExpression { a - LinearExpression(b) }
  public static func * (a: Variable, factor: Double) -> LinearExpression {
    LinearExpression(terms: [Term(a, factor)])
  }
  public static func * (factor: Double, a: Variable) -> LinearExpression { a * factor }
  public static func / (a: Variable, divisor: Double) -> LinearExpression { LinearExpression(a) / divisor }
  public static prefix func - (a: Variable) -> LinearExpression { a * -1 }
}
