import ConstraintSolver
import Testing

@Suite("Freedom")
struct FreedomTests {
  @Test("a variable nobody mentions is free")
  func unbounded() {
    var solver = Solver()
    let x = solver.addVariable()
    #expect(solver.freedom(of: x) == -.infinity ... .infinity)
    #expect(solver.isUndetermined(x))
  }

  @Test("a lower bound bounds freedom")
  func halfBounded() {
    var solver = Solver()
    let w = solver.addVariable(lowerBound: 0)
    #expect(solver.freedom(of: w) == 0 ... .infinity)
  }

  @Test("two labels of equal hugging are ambiguous, of different hugging are not")
  func equalHugging() throws {
    var solver = Solver()
    let a = solver.addVariable(lowerBound: 0)
    let b = solver.addVariable(lowerBound: 0)
    _ = try solver.addConstraint(a + b - 300, .equal)
    let hugs = try [a, b].map { try solver.addConstraint($0 - 100, .lessThanOrEqual, priority: .defaultLow) }
    for v in [a, b] { _ = try solver.addConstraint(v - 100, .greaterThanOrEqual, priority: .defaultHigh) }
    try solver.solve()
    #expect(solver.freedom(of: a) == 100...200)
    #expect(solver.isUndetermined(b))
    solver.setPriority(Priority(rawValue: 251)!, of: hugs[0])
    try solver.solve()
    #expect(solver.freedom(of: a) == 100...100)
    #expect(!solver.isUndetermined(a))
    #expect(!solver.isUndetermined(b))
  }

  @Test("opposite wishes of one level leave the range between them")
  func betweenWishes() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addConstraint(x - 10, .equal, priority: .defaultLow)
    _ = try solver.addConstraint(x - 20, .equal, priority: .defaultLow)
    try solver.solve()
    #expect(solver.freedom(of: x) == 10...20)
  }

  @Test("asking does not change the answer")
  func isPure() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.addConstraint(x + y - 10, .equal)
    try solver.solve()
    let before = (solver.value(of: x), solver.value(of: y))
    #expect(solver.isUndetermined(x))
    #expect(before == (solver.value(of: x), solver.value(of: y)))
  }
}
