import ConstraintSolver
import Testing

@Suite("Expressions and input")
struct ExpressionTests {
  @Test("equal variables merge, zeros vanish, order of first occurrence stays")
  func normalized() {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let e = (2 * x + y - 3 * x + 4 - y).normalized
    #expect(e.terms == [Term(x, -1)])
    #expect(e.constant == 4)
  }

  @Test("priorities lie in (0, 1000]", arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
  func refusedPriority(rawValue: Float) {
    #expect(Priority(rawValue: rawValue) == nil)
  }

  @Test("numbers that are not finite are refused")
  func nonFinite() throws {
    var solver = Solver()
    let x = solver.addVariable()
    #expect(throws: SolverError.nonFinite) { try solver.addConstraint(x * .nan, .equal) }
    #expect(throws: SolverError.nonFinite) { try solver.addConstraint(x + .infinity, .equal) }
    #expect(throws: SolverError.nonFinite) { try solver.addConstraint(x * 1e308 + x * 1e308, .equal) }
    let id = try solver.addConstraint(x - 1, .equal)
    #expect(throws: SolverError.nonFinite) { try solver.setConstant(.nan, of: id) }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("names of things that do not exist are refused")
  func unknown() throws {
    var solver = Solver()
    var other = Solver()
    let x = other.addVariable()
    #expect(throws: SolverError.unknownVariable) { try solver.addConstraint(x - 1, .equal) }
    let id = try other.addConstraint(x - 1, .equal)
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(0, of: id) }
  }
}
