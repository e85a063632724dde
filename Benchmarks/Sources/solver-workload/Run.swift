import ConstraintSolver

/// One system of a workload inside a solver.
struct Run {
  var system: Workload.System
  var solver = Solver()
  private var ids: [ConstraintID?]
  var values: [Double]
  var fails = 0

  /// Makes what is not the solver's: values and constants of its own.
  init(preparing system: Workload.System) {
    self.system = system
    self.system.expressions.withUnsafeMutableBufferPointer { _ in }
    values = [Double](repeating: 0, count: system.variables)
    ids = [ConstraintID?](repeating: nil, count: system.expressions.count)
  }

  /// Creates and solves everything, and reads all values.
  init(_ system: Workload.System) {
    self.system = system
    values = [Double](repeating: 0, count: system.variables)
    ids = [ConstraintID?](repeating: nil, count: system.expressions.count)
    build()
  }

  mutating func build() {
    solver.reserveCapacity(variables: system.variables, constraints: system.expressions.count)
    for name in system.names {
      let variable = solver.addVariable()
      precondition(variable == name, "every solver names its variables alike")
    }
    for i in 0..<system.initial { activate(i) }
    for i in system.firstEdit..<system.expressions.count { activate(i) }
    solve()
  }

  mutating func perform(_ operation: Workload.Operation) {
    switch operation {
    case .activate(let i):
      activate(i)
    case .deactivate(let i):
      if let id = ids[i] { solver.removeConstraint(id) }
      ids[i] = nil
    case .setConstant(let i, let constant):
      system.expressions[i].constant = constant
      if let id = ids[i] { try! solver.setConstant(constant, of: id) }
    case .solve:
      solve()
    }
  }

  private mutating func activate(_ i: Int) {
    ids[i] = try! solver.addConstraint(system.expressions[i], system.relations[i], priority: system.priorities[i])
  }

  private mutating func solve() {
    do throws(Conflict) { try solver.solve() } catch { fails += 1 }
    for i in values.indices { values[i] = solver.value(of: system.names[i]) }
  }
}
