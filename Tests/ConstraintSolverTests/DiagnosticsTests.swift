@testable import ConstraintSolver
import Testing

@Suite("Diagnostics")
struct DiagnosticsTests {
  /// Two labels of the README that share 300 points, solved; one more required constraint needs one step.
  private func labelsWithOneStepToGo() throws -> (solver: Solver, a: Variable) {
    var solver = Solver()
    let a = solver.addVariable()
    let b = solver.addVariable()
    _ = try solver.addConstraint(a + b - 300, .equal)
    _ = try solver.addConstraint(a - 100, .lessThanOrEqual, priority: Priority(251))
    _ = try solver.addConstraint(b - 100, .lessThanOrEqual, priority: Priority(250))
    try solver.solve()
    _ = try solver.addConstraint(a - 250, .greaterThanOrEqual)
    return (solver, a)
  }

  @Test("a solve that reaches the optimum has nothing to tell")
  func nothing() throws {
    var (solver, a) = try labelsWithOneStepToGo()
    try solver.solve()
    #expect(solver.value(of: a) == 250)
    #expect(solver.diagnostics.isEmpty)
  }

  @Test("without the step it needs, a solve says that it stopped early, and the next one with the step does not")
  func stoppedEarly() throws {
    var (solver, a) = try labelsWithOneStepToGo()
    solver.limits.steps = 0
    try solver.solve()
    #expect(solver.diagnostics == [.stoppedEarly])
    #expect(solver.statistics.giveUps == 1)
    // The values published violate a required constraint: a is at 100, where it was, and not at 250.
    #expect(solver.value(of: a) == 100)
    // Nothing changed, nothing is solved, and the values are still those.
    try solver.solve()
    #expect(solver.diagnostics == [.stoppedEarly])
    solver.limits.steps = nil
    _ = try solver.addConstraint(a - 1000, .lessThanOrEqual)
    try solver.solve()
    #expect(solver.diagnostics.isEmpty)
    #expect(solver.value(of: a) == 250)
  }

  @Test("a run of steps of length zero that is as long as a cycle is told as one")
  func stoppedInCycle() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    _ = try solver.addConstraint(x - y, .lessThanOrEqual)
    try solver.solve()
    // Raising x is blocked at once by x ≤ y: a step of length zero, which ties x to y. The second step raises both to
    // 5.
    _ = try solver.addConstraint(x + y - 10, .greaterThanOrEqual, priority: .defaultHigh)
    var full = solver
    try full.solve()
    #expect(full.statistics.iterations == 2)
    #expect(full.value(of: x) == 5 && full.value(of: y) == 5)
    #expect(full.diagnostics.isEmpty)
    // Were one step of length zero as suspicious as five hundred, this would be the end.
    solver.limits.steps = 1
    solver.limits.idleSteps = 0
    try solver.solve()
    #expect(solver.diagnostics == [.stoppedInCycle])
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 0)
  }

  @Test("equations that hold up to rounding only are told where no rounding is allowed")
  func inaccurate() throws {
    var solver = Solver()
    let x = solver.addVariable()
    // In doubles 49 · (1 / 49) is the number before 1.
    _ = try solver.addConstraint(49 * x - 1, .equal)
    var exact = solver
    exact.limits.residual = 0
    try exact.solve()
    #expect(exact.diagnostics == [.inaccurate(error: 1 - 1.0.nextDown)])
    try solver.solve()
    #expect(solver.diagnostics.isEmpty)
  }

  @Test("whatever the limits, a solve without a diagnostic is optimal")
  func honesty() throws {
    var found: [SolverDiagnostic: Int] = [:]
    var optimal = 0
    for seed in 1...400 {
      var random = LCG(seed: UInt32(seed) &* 7919)
      var model = Model()
      for _ in 0..<6 { model.addVariable(lowerBound: random.next(2) == 0 ? 0 : nil) }
      func addOne() {
        let (i, j) = (random.next(6), random.next(6))
        // Constants of 0, 10 and 20 make many breakpoints coincide.
        let expression = model.variables[i] - model.variables[j] * Double(random.next(2)) - Double(10 * random.next(3))
        model.add(expression, Relation(rawValue: Int8(random.next(3) - 1))!, Priority(Float(1 + random.next(4))))
      }
      for _ in 0..<12 { addOne() }
      try model.solver.solve()
      for _ in 0..<3 { addOne() }
      model.solver.limits.steps = random.next(4)
      model.solver.limits.idleSteps = random.next(2)
      try model.solver.solve()
      for diagnostic in model.solver.diagnostics { found[diagnostic, default: 0] += 1 }
      guard model.solver.diagnostics.isEmpty else { continue }
      optimal += 1
      var other = model.fresh()
      try other.solver.solve()
      #expect(other.solver.diagnostics.isEmpty)
      #expect(model.sums().required < 1e-6)
      #expect(zip(model.sums().soft, other.sums().soft).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
    }
    // All three outcomes take place, or the test would say nothing.
    #expect(optimal > 20 && found[.stoppedEarly, default: 0] > 20 && found[.stoppedInCycle, default: 0] > 0)
  }

  @Test("a search for a conflict that is cut short gives a guess and says so")
  func unprovenForLackOfSteps() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let wish = try solver.addConstraint(x - 15, .equal, priority: .defaultHigh)
    // Neighbors, so that two new constraints are few and no basis from scratch is made.
    for _ in 0..<6 {
      let y = solver.addVariable()
      _ = try solver.addConstraint(y - 1, .equal)
    }
    try solver.solve()
    let least = try solver.addConstraint(x - 20, .greaterThanOrEqual)
    let most = try solver.addConstraint(x - 10, .lessThanOrEqual)
    // With x at 15 both are violated by 5, and moving x helps one as much as it harms the other. One exchange puts x at
    // 20, and then `most` shows what clashes.
    var full = solver
    #expect(throws: Conflict(constraints: [least, most], variables: [])) { try full.solve() }
    // Without the exchange the search ends at `least`, which nothing but the wish holds down: that clashes with
    // nothing.
    solver.limits.steps = 1
    #expect(throws: Conflict(constraints: [wish, least].sorted(), variables: [], isProven: false)) {
      try solver.solve()
    }
  }

  @Test("a conflict whose members are lost among rounding errors is not called proven")
  func unprovenForLackOfDigits() throws {
    var solver = Solver()
    let width = solver.addVariable(lowerBound: 0)
    // width = −50, which its bound of 0 forbids. Seen from the constraint, width has the coefficient 5·10⁻¹⁰, which
    // counts as zero.
    let id = try solver.addConstraint(2e9 * width + 1e11, .equal)
    #expect(throws: Conflict(constraints: [], variables: [width], isProven: false)) { try solver.solve() }
    solver.removeConstraint(id)
    let sound = try solver.addConstraint(2e8 * width + 1e10, .equal)
    #expect(throws: Conflict(constraints: [sound], variables: [width])) { try solver.solve() }
  }
}
