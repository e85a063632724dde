import ConstraintSolver
import Testing

/// The example of the solver's README: two labels share a width, the first hugs more.
private struct Labels {
  var solver = Solver()
  let a: Variable
  let b: Variable
  let total: ConstraintID
  let hugA: ConstraintID
  let hugB: ConstraintID

  init() throws {
    a = solver.addVariable()
    b = solver.addVariable()
    total = try solver.addConstraint(a + b - 300, .equal)
    hugA = try solver.addConstraint(a - 100, .lessThanOrEqual, priority: Priority(rawValue: 251)!)
    hugB = try solver.addConstraint(b - 100, .lessThanOrEqual, priority: Priority(rawValue: 250)!)
    try solver.solve()
  }
}

@Suite("Explanations")
struct ExplanationTests {
  @Test("b = 300 − 100 depends on the total and on how wide a wants to be")
  func sensitivity() throws {
    let labels = try Labels()
    let s = labels.solver.sensitivity(of: labels.b)
    // The constant of a + b − 300 is −300: growing by 1 makes b one narrower. That of a − 100 makes a narrower, b
    // wider.
    #expect(s.constraints.map(\.constraint) == [labels.total, labels.hugA])
    #expect(s.constraints.map(\.rate) == [-1, 1])
    #expect(s.variables.isEmpty)
    #expect(s.remainder == 0)
    #expect(-300 * s.constraints[0].rate + -100 * s.constraints[1].rate == labels.solver.value(of: labels.b))
  }

  @Test("a variable that only stays says so")
  func stay() throws {
    var solver = Solver()
    let x = solver.addVariable(value: 7)
    let y = solver.addVariable()
    _ = try solver.addConstraint(y - 2 * x - 1, .equal)
    try solver.solve()
    let (s, t) = (solver.sensitivity(of: y), solver.sensitivity(of: x))
    #expect(s.constraints.count + t.constraints.count == 1)
    #expect(s.variables.count == 1 && t.variables.count == 1)
  }

  @Test("b is above its wish for all totals down to 200")
  func bindingRange() throws {
    var labels = try Labels()
    #expect(labels.solver.bindingRange(of: labels.total) == -Double.infinity ... -200)
    // b = 300 − a is above its wish while a is below 200.
    #expect(labels.solver.bindingRange(of: labels.hugA) == -200...Double.infinity)
    // The wish of b does not bind: it may be anything below 200.
    #expect(labels.solver.bindingRange(of: labels.hugB) == -200...Double.infinity)
    try labels.solver.setConstant(-200, of: labels.total)
    try labels.solver.solve()
    #expect(labels.solver.value(of: labels.b) == 100)
    try labels.solver.setConstant(-150, of: labels.total)
    try labels.solver.solve()
    // Below, a keeps its 100 and b gets what is left; nothing asks for more.
    #expect(labels.solver.value(of: labels.a) <= 100)
    #expect(labels.solver.value(of: labels.b) <= 100)
  }

  @Test("two labels of equal hugging trade their widths one for one")
  func directionOfFreedom() throws {
    var labels = try Labels()
    #expect(labels.solver.directionOfFreedom(of: labels.a) == nil)
    labels.solver.setPriority(Priority(rawValue: 251)!, of: labels.hugB)
    try labels.solver.solve()
    let (range, value) = (labels.solver.freedom(of: labels.a), labels.solver.value(of: labels.a))
    #expect(range == 100...200)
    let sign = value < 200 ? 1.0 : -1
    #expect(labels.solver.directionOfFreedom(of: labels.a, towards: sign) == [labels.a: sign, labels.b: -sign])
  }

  @Test("what has no end goes on for ever with what depends on it")
  func endlessFreedom() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let z = solver.addVariable()
    _ = try solver.addConstraint(y - 3 * x, .equal)
    _ = try solver.addConstraint(z - 1, .equal)
    try solver.solve()
    #expect(solver.directionOfFreedom(of: y) == [x: 1.0 / 3, y: 1])
    #expect(solver.directionOfFreedom(of: y, towards: -1) == [x: -1.0 / 3, y: -1])
    #expect(solver.directionOfFreedom(of: z) == nil)
  }
}
