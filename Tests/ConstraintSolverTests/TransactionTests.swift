@testable import ConstraintSolver
import Testing

@Suite("Transactions")
struct TransactionTests {
  @Test("a failed required constraint leaves everything as it was, future solves included", arguments: 1...50)
  func rollback(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 271)
    var solver = Solver()
    let v = (0..<8).map { _ in solver.addVariable() }
    var ids: [ConstraintID] = []
    for i in 1..<8 {
      ids.append(try solver.addConstraint(v[i] - v[random.next(i)] - Double(random.next(30)), .equal))
      let wish = v[i] - Double(random.next(200))
      ids.append(try solver.addConstraint(wish, .greaterThanOrEqual, priority: Priority(Float(100 + random.next(3)))))
    }
    try solver.solve()
    var untouched = solver
    let before = solver.description
    #expect(throws: Conflict.self) {
      try solver.transaction { solver in
        try solver.setConstant(-500, of: ids[1])
        _ = try solver.addConstraint(v[1] - v[0] - 1000, .equal)
      }
    }
    #expect(solver.description == before)
    #expect(solver.brokenInvariant() == nil)
    // The same edit afterwards gives the same bits as if nothing had been tried.
    for id in [ids[1], ids[5]] {
      try solver.setConstant(-77, of: id)
      try untouched.setConstant(-77, of: id)
    }
    try solver.solve()
    try untouched.solve()
    #expect(v.map { solver.value(of: $0).bitPattern } == v.map { untouched.value(of: $0).bitPattern })
  }

  @Test("what the body throws is passed on, and what it did undone")
  func bodyThrows() throws {
    struct Refusal: Error {}
    var solver = Solver()
    let x = solver.addVariable(value: 3)
    #expect(throws: Refusal.self) {
      try solver.transaction { solver in
        _ = try solver.addConstraint(x - 5, .equal)
        throw Refusal()
      }
    }
    try solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.statistics.rows == 0)
    let name = try solver.transaction { try $0.addConstraint(x - 5, .equal) }
    #expect(solver.value(of: x) == 5)
    #expect(solver.violation(of: name) == 0)
  }

  @Test("a suggestion moves what depends on it and is replaced by the next")
  func suggestions() throws {
    var solver = Solver()
    let width = solver.addVariable()
    let column = solver.addVariable()
    _ = try solver.addConstraint(2 * column - width + 8, .equal)
    try solver.suggest(320, for: width)
    try solver.solve()
    #expect(solver.value(of: column) == 156)
    try solver.suggest(375, for: width)
    try solver.solve()
    #expect(solver.value(of: column) == 183.5)
    #expect(solver.statistics.rows == 2)
    try solver.suggest(400, for: width, priority: .required)
    _ = try solver.addConstraint(column - 100, .equal, priority: .defaultHigh)
    try solver.solve()
    #expect(solver.value(of: column) == 196)
    solver.withdrawSuggestion(for: width)
    try solver.solve()
    #expect(solver.value(of: width) == 208)
    try solver.suggest(50, for: width)
    solver.removeConstraint(try #require(solver.suggestion(for: width)))
    try solver.solve()
    // The name may be used again for something else, which a suggestion must not touch.
    let other = try solver.addConstraint(LinearExpression(width) - 60, .greaterThanOrEqual)
    try solver.suggest(70, for: width)
    try solver.solve()
    #expect(solver.suggestion(for: width) != other)
    #expect(solver.slack(of: other) == solver.value(of: width) - 60)
    #expect(throws: SolverError.nonFinite) { try solver.suggest(.nan, for: width) }
    #expect(throws: SolverError.unknownVariable) { try Solver().suggesting(width) }
  }

  @Test("changed variables are those that an edit reaches")
  func changes() throws {
    var solver = Solver()
    let v = (0..<40).map { _ in solver.addVariable() }
    var ids: [ConstraintID] = []
    for i in v.indices {
      let before = i % 10 == 0 ? LinearExpression(constant: 0) : LinearExpression(v[i - 1])
      ids.append(try solver.addConstraint(LinearExpression(v[i]) - before - 8, .equal))
    }
    try solver.solve()
    try solver.setConstant(-20, of: ids[15])
    try solver.solve()
    #expect(solver.changedVariables == Array(v[15..<20]))
    try solver.setConstant(-20, of: ids[38])
    try solver.setConstant(-21, of: ids[4])
    try solver.solve()
    #expect(solver.changedVariables == Array(v[4..<10] + v[38..<40]))
    let extra = try solver.addConstraint(v[29] - v[28] - 3, .equal, priority: .defaultHigh)
    try solver.solve()
    #expect(solver.changedVariables.isEmpty)
    solver.removeConstraint(ids[29])
    try solver.solve()
    #expect(solver.changedVariables == [v[29]])
    #expect(solver.violation(of: extra) == 0)
  }
}

extension Solver {
  fileprivate func suggesting(_ v: Variable) throws -> Solver {
    var copy = self
    try copy.suggest(1, for: v)
    return copy
  }
}
