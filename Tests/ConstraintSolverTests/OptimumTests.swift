@testable import ConstraintSolver
import Testing

/// Cases small enough to solve by hand.
@Suite("Optimum")
struct OptimumTests {
  @Test("nothing moves without a reason")
  func initialValues() throws {
    var solver = Solver()
    let x = solver.addVariable(value: 7)
    let y = solver.addVariable(value: 3)
    _ = try solver.addConstraint(x - 5, .greaterThanOrEqual)
    #expect(solver.value(of: x) == 7)
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test("a view inset in its parent")
  func inset() throws {
    var solver = Solver()
    let (px, pw, x, w) = (solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(px - 0, .equal)
    _ = try solver.addConstraint(pw - 320, .equal)
    _ = try solver.addConstraint(x - px - 20, .equal)
    let trailing = try solver.addConstraint(x + w - px - pw + 20, .equal)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: w) == 280)
    try solver.setConstant(40, of: trailing)
    try solver.solve()
    #expect(solver.value(of: w) == 260)
    #expect(solver.statistics.iterations == 0)
  }

  @Test("one constraint at 251 beats any number at 250", arguments: [1, 10, 100, 1000])
  func lexicographicTrap(count: Int) throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addConstraint(LinearExpression(x), .equal, priority: Priority(251))
    for _ in 0..<count {
      let y = solver.addVariable()
      _ = try solver.addConstraint(y - x, .equal)
      _ = try solver.addConstraint(y - 100, .equal, priority: Priority(250))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test("within a level the sum of errors counts: a median, not a mean")
  func median() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for target in [0.0, 10, 100] { _ = try solver.addConstraint(x - target, .equal, priority: .defaultLow) }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("a constraint that cannot hold still pulls")
  func asCloseAsPossible() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addConstraint(x - 50, .lessThanOrEqual)
    let wish = try solver.addConstraint(x - 80, .equal, priority: .fittingSizeLevel)
    try solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: wish) == 30)
    #expect(solver.slack(of: wish) == -30)
  }

  @Test("hugging and resistance: the label with the lower priority gives way")
  func contentSize() throws {
    var solver = Solver()
    let a = solver.addVariable(lowerBound: 0)
    let b = solver.addVariable(lowerBound: 0)
    let total = try solver.addConstraint(a + b - 300, .equal)
    for (v, hug) in [(a, Priority(251)), (b, Priority(250))] {
      _ = try solver.addConstraint(v - 100, .lessThanOrEqual, priority: hug)
      _ = try solver.addConstraint(v - 100, .greaterThanOrEqual, priority: .defaultHigh)
    }
    try solver.solve()
    #expect(solver.value(of: a) == 100)
    #expect(solver.value(of: b) == 200)
    try solver.setConstant(-150, of: total)
    try solver.solve()
    #expect(solver.value(of: a) + solver.value(of: b) == 150)
  }

  @Test("a lower bound is required")
  func lowerBound() throws {
    var solver = Solver()
    let w = solver.addVariable(lowerBound: 0, value: -3)
    _ = try solver.addConstraint(w + 10, .equal, priority: Priority(999))
    try solver.solve()
    #expect(solver.value(of: w) == 0)
  }

  @Test("a changed priority changes who wins")
  func setPriority() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let one = try solver.addConstraint(x - 1, .equal, priority: Priority(300))
    let two = try solver.addConstraint(x - 2, .equal, priority: Priority(200))
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    solver.setPriority(Priority(400), of: two)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
    solver.setPriority(.required, of: one)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("Beale's example, on which careless rules cycle")
  func beale() throws {
    // max 3/4 a − 150 b + 1/50 c − 6 d; the optimum is 1/20 at a = 1/25, c = 1.
    var solver = Solver()
    let v = (0..<4).map { _ in solver.addVariable(lowerBound: 0) }
    _ = try solver.addConstraint(0.25 * v[0] - 60 * v[1] - 0.04 * v[2] + 9 * v[3], .lessThanOrEqual)
    _ = try solver.addConstraint(0.5 * v[0] - 90 * v[1] - 0.02 * v[2] + 3 * v[3], .lessThanOrEqual)
    _ = try solver.addConstraint(v[2] - 1, .lessThanOrEqual)
    let profit = 0.75 * v[0] - 150 * v[1] + 0.02 * v[2] - 6 * v[3]
    _ = try solver.addConstraint(profit - 1000, .greaterThanOrEqual, priority: .defaultLow)
    try solver.solve()
    #expect(abs(solver.value(of: profit) - 0.05) < 1e-9)
    #expect(solver.statistics.giveUps == 0)
    #expect(solver.diagnostics.isEmpty)
  }

  @Test("coordinates of ten million and multipliers of a ten-thousandth")
  func magnitudes() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(x - 1e7, .equal)
    _ = try solver.addConstraint(y - 1e-4 * x, .equal)
    _ = try solver.addConstraint(z - 1e4 * y, .equal)
    try solver.solve()
    #expect(abs(solver.value(of: y) - 1000) < 1e-6)
    #expect(abs(solver.value(of: z) - 1e7) < 1e-3)
  }

  @Test("removed variables leave no trace and their index is used again")
  func removeVariable() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let link = try solver.addConstraint(y - x - 1, .equal)
    try solver.solve()
    solver.removeConstraint(link)
    solver.removeVariable(x)
    #expect(solver.brokenInvariant() == nil)
    #expect(solver.addVariable(value: 4).index == x.index)
    try solver.solve()
    #expect(solver.value(of: y) == 1)
  }

  @Test("the dump shows the basis")
  func dump() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.addConstraint(y - x - 8, .equal)
    _ = try solver.addConstraint(y - 100, .lessThanOrEqual, priority: .defaultLow)
    try solver.solve()
    #expect(
      solver.description == """
        x1 = 8 | +1·x0 +1·s0
        s1 = 8 in [-inf, 100] @250 | +1·x0 +1·s0
        x0 = 0
        s0 = 8 in [8, 8] required
        """)
  }
}
