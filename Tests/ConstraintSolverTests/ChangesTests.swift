import ConstraintSolver
import Testing

@Suite("Changed variables")
struct ChangesTests {
  @Test("changed variables are those that an edit moves")
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
    #expect(Array(solver.changedVariables) == Array(v[15..<20]))
    try solver.setConstant(-20, of: ids[38])
    try solver.setConstant(-21, of: ids[4])
    try solver.solve()
    #expect(Array(solver.changedVariables) == Array(v[4..<10] + v[38..<40]))
    let extra = try solver.addConstraint(v[29] - v[28] - 3, .equal, priority: .defaultHigh)
    try solver.solve()
    #expect(solver.changedVariables.isEmpty)
    solver.removeConstraint(ids[29])
    try solver.solve()
    #expect(Array(solver.changedVariables) == [v[29]])
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
      let former = v.map { solver.value(of: $0).bitPattern }
      let place = random.next(ids.count)
      let id = ids[place]
      switch random.next(3) {
      case 0: try solver.setConstant(-Double(random.next(300)), of: id)
      case 1: solver.setPriority(Priority(rawValue: Float(1 + random.next(3)))!, of: id)
      default:
        solver.removeConstraint(id)
        let wish = LinearExpression(v[random.next(v.count)]) - Double(random.next(300))
        ids[place] = try solver.addConstraint(
          wish, random.next(2) == 0 ? .greaterThanOrEqual : .equal,
          priority: Priority(rawValue: Float(1 + random.next(3)))!)
      }
      // A conflict publishes nothing; the solve after it names all that moved since the last success.
      do throws(Conflict) { try solver.solve() } catch {
        #expect(v.map { solver.value(of: $0).bitPattern } == former)
        #expect(solver.changedVariables.isEmpty)
        solver.setPriority(.defaultLow, of: error.constraints[0])
        try solver.solve()
      }
      let moved = zip(v, former).filter { solver.value(of: $0).bitPattern != $1 }.map(\.0)
      #expect(Array(solver.changedVariables) == moved)
      try solver.solve()
      #expect(solver.changedVariables.isEmpty)
    }
  }

  @Test("changed variables are exact while variables and constraints come and go", arguments: 1...60)
  func comingAndGoing(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 7919)
    var solver = Solver()
    var variables: [Variable] = []
    // Each constraint with the variables that it mentions.
    var constraints: [(id: ConstraintID, mentions: [Variable])] = []
    for _ in 0..<60 {
      for _ in 0..<(1 + random.next(random.next(4) == 0 ? 30 : 3)) {
        let kind = random.next(8)
        if kind == 0 || variables.count < 3 {
          variables.append(solver.addVariable(lowerBound: random.next(3) == 0 ? 0 : nil, value: Double(random.next(9))))
        } else if kind < 5 || constraints.isEmpty {
          let (a, b) = (variables[random.next(variables.count)], variables[random.next(variables.count)])
          let e = a - Double(1 + random.next(3)) * b - Double(random.next(90))
          let relation: [Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
          let priority = Priority([250, 251, 750, 999][random.next(4)])
          constraints.append((try solver.addConstraint(e, relation[random.next(3)], priority: priority), [a, b]))
        } else if kind < 6 {
          try solver.setConstant(Double(random.next(90)), of: constraints[random.next(constraints.count)].id)
        } else if kind < 7 {
          solver.removeConstraint(constraints.remove(at: random.next(constraints.count)).id)
        } else {
          let gone = variables.remove(at: random.next(variables.count))
          for constraint in constraints where constraint.mentions.contains(gone) {
            solver.removeConstraint(constraint.id)
          }
          constraints.removeAll { $0.mentions.contains(gone) }
          solver.removeVariable(gone)
        }
      }
      let former = variables.map { solver.value(of: $0).bitPattern }
      try solver.solve()
      let moved = zip(variables, former).filter { solver.value(of: $0).bitPattern != $1 }.map(\.0)
      #expect(Array(solver.changedVariables) == moved.sorted())
    }
  }
}
