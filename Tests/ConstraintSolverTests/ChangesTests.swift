import ConstraintSolver
import Testing

@Suite("Changed variables")
struct ChangesTests {
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

  @Test("no variable moves without being named, whatever the edit", arguments: 1...100)
  func nothingMovesUnnamed(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 977)
    var solver = Solver()
    let v = (0..<12).map { _ in solver.addVariable() }
    var ids: [ConstraintID] = []
    for i in v.indices {
      let before = i == 0 ? LinearExpression(constant: 0) : LinearExpression(v[random.next(i)])
      ids.append(try solver.addConstraint(v[i] - before - Double(random.next(50)), .greaterThanOrEqual))
      let wish = LinearExpression(v[i]) - Double(random.next(300))
      ids.append(try solver.addConstraint(wish, .equal, priority: Priority(rawValue: Float(1 + random.next(3)))!))
    }
    try solver.solve()
    for _ in 0..<30 {
      let former = v.map { solver.value(of: $0) }
      let id = ids[random.next(ids.count)]
      switch random.next(3) {
      case 0: try solver.setConstant(-Double(random.next(300)), of: id)
      case 1: solver.setPriority(Priority(rawValue: Float(1 + random.next(3)))!, of: id)
      default: solver.setRelation(random.next(2) == 0 ? .greaterThanOrEqual : .equal, of: id)
      }
      // A conflict publishes nothing; the solve after it names all that moved since the last success.
      do throws(Conflict) { try solver.solve() } catch {
        #expect(v.map { solver.value(of: $0) } == former)
        solver.setPriority(.defaultLow, of: error.constraints[0])
        try solver.solve()
      }
      let changed = solver.changedVariables
      #expect(changed == changed.sorted())
      for (index, variable) in v.enumerated() where solver.value(of: variable) != former[index] {
        #expect(changed.contains(variable))
      }
    }
  }
}
