@testable import ConstraintSolver

extension Model {
  /// Offers an input that must be refused with the right error and without a trace.
  mutating func checkRefusal(of input: Operation.Refused) throws(Ending) {
    guard let v = variables.first?.variable, let c = constraints.first?.id else { return }
    let before = solver.description
    var error: SolverError?
    do throws(SolverError) { try offer(input, v, c) } catch let refusal { error = refusal }
    let expected: SolverError =
      switch input {
      case .coefficient, .constant, .newConstant, .overflow: .nonFinite
      case .missingVariable: .unknownVariable
      case .missingConstraint: .unknownConstraint
      }
    try expect(error == expected, "\(input) is refused by \(error.map { "\($0)" } ?? "nothing")")
    try expect(solver.description == before, "\(input) left a trace")
  }

  private mutating func offer(_ input: Operation.Refused, _ v: Variable, _ c: ConstraintID) throws(SolverError) {
    let huge = Double.greatestFiniteMagnitude
    let noConstraint = ConstraintID(index: 999)
    switch input {
    case .coefficient: _ = try solver.addConstraint(.nan * v, .equal)
    case .constant: _ = try solver.addConstraint(v + .infinity, .equal)
    case .newConstant: try solver.setConstant(-.infinity, of: c)
    case .overflow: _ = try solver.addConstraint(huge * v + huge * v, .equal)
    case .missingVariable: _ = try solver.addConstraint(v + Variable(index: 999), .equal)
    case .missingConstraint:
      solver.removeConstraint(noConstraint)
      solver.setPriority(.defaultLow, of: noConstraint)
      try solver.setConstant(0, of: noConstraint)
    }
  }
}
