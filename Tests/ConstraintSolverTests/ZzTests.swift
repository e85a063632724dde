@testable import ConstraintSolver
import Testing
@Test func zz() throws {
  var s = Solver()
  let v = (0..<3).map { _ in s.addVariable() }
  func e(_ t: [(Int, Double)], _ c: Double) -> LinearExpression { LinearExpression(terms: t.map { Term(v[$0.0], $0.1) }, constant: c) }
  func p(_ x: Float) -> Priority { Priority(rawValue: x)! }
  _ = try s.addConstraint(e([(2, -10000.0), (2, -0.5), (2, 1.0), (0, 1.0)], -15.0), .greaterThanOrEqual, priority: p(250))
  _ = try s.addConstraint(e([(2, 0.001), (2, 0.001), (0, 1.0)], -100.0), .greaterThanOrEqual, priority: p(999.9))
  _ = try s.addConstraint(e([(2, 0.001), (2, -0.5), (2, 0.001), (2, 0.001)], 42.0), .greaterThanOrEqual, priority: p(1))
  _ = try s.addConstraint(e([(2, 1.0)], -15.0), .greaterThanOrEqual)
  _ = try s.addConstraint(e([(2, 0.001), (2, 0.001), (0, 1.0)], -92.0), .greaterThanOrEqual, priority: p(999.9))
  _ = try s.addConstraint(e([(0, 0.001), (1, 2.0)], 5.0), .equal, priority: p(250))
  _ = try s.addConstraint(e([(2, 0.001), (2, 0.001), (0, 0.001)], -100.0), .greaterThanOrEqual, priority: p(999.9))
  try s.solve()
  print(s.description, s.statistics, s.optimizer.isPriced, s.tolerance, s.brokenInvariant() as Any)
}
