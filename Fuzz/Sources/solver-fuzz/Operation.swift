import ConstraintSolver

/// One call of the solver. Variables and constraints are numbered as they are created, and no number is used twice.
///
/// The description is a literal of the same shape in `FuzzFindingsTests`, so that an input becomes a test by copying.
enum Operation {
  case variable(lowerBound: Double?, value: Double)
  case dropVariable(Int)
  case add([Summand], Double, Relation, Float)
  case remove(Int)
  case setConstant(Double, of: Int)
  case setPriority(Float, of: Int)
  case solve
  /// Asks how far a variable can move.
  case ask(Int)
  /// Keeps a copy of the solver.
  case keep
  /// Exchanges the solver and the kept copy.
  case exchange
  /// Offers an input that the solver must refuse.
  case refuse(Refused)

  /// A multiple of a variable.
  struct Summand {
    var variable: Int
    var coefficient: Double
  }

  enum Refused: UInt8, CaseIterable {
    case coefficient, constant, newConstant, missingVariable, missingConstraint, overflow
  }
}

extension Operation: CustomStringConvertible {
  var description: String {
    switch self {
    case .variable(let lowerBound, let value):
      ".variable(lowerBound: \(lowerBound.map { "\($0)" } ?? "nil"), value: \(value))"
    case .dropVariable(let v): ".dropVariable(\(v))"
    case .add(let terms, let constant, let relation, let priority):
      ".add([\(terms.map { "(\($0.variable), \($0.coefficient))" }.joined(separator: ", "))], \(constant), "
        + ".\(relation), \(priority))"
    case .remove(let c): ".remove(\(c))"
    case .setConstant(let constant, let c): ".setConstant(\(constant), of: \(c))"
    case .setPriority(let priority, let c): ".setPriority(\(priority), of: \(c))"
    case .solve: ".solve"
    case .ask(let v): ".ask(\(v))"
    case .keep: ".keep"
    case .exchange: ".exchange"
    case .refuse(let input): ".refuse(.\(input))"
    }
  }
}
