import ConstraintSolver

/// One system of a workload inside a solver.
struct Run {
  var system: Workload.System
  var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [ConstraintID?]
  /// One for each number of terms, reused, so that asking for a constraint allocates nothing.
  private var expressions: [LinearExpression] = []
  private static let placeholder: Variable = {
    var solver = Solver()
    return solver.addVariable()
  }()
  var values: [Double]
  var fails = 0

  /// Makes what is not the solver's: names, values and constants of its own.
  init(preparing system: Workload.System) {
    self.system = system
    self.system.constants.withUnsafeMutableBufferPointer { _ in }
    values = [Double](repeating: 0, count: system.variables)
    ids = [ConstraintID?](repeating: nil, count: system.constants.count)
    variables.reserveCapacity(system.variables)
    makeExpressions(to: 4)
  }

  /// Creates and solves everything, and reads all values.
  init(_ system: Workload.System) {
    self.system = system
    values = [Double](repeating: 0, count: system.variables)
    ids = [ConstraintID?](repeating: nil, count: system.constants.count)
    variables.reserveCapacity(system.variables)
    build()
  }

  mutating func build() {
    solver.reserveCapacity(variables: system.variables, constraints: system.constants.count)
    for _ in 0..<system.variables { variables.append(solver.addVariable()) }
    for i in 0..<system.initial { activate(i) }
    for i in system.firstEdit..<system.constants.count { activate(i) }
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
      system.constants[i] = constant
      if let id = ids[i] { try! solver.setConstant(constant, of: id) }
    case .solve:
      solve()
    }
  }

  private mutating func makeExpressions(to count: Int) {
    while expressions.count <= count {
      let terms = [Term](repeating: Term(Self.placeholder, 0), count: expressions.count)
      expressions.append(LinearExpression(terms: terms))
    }
  }

  private mutating func activate(_ i: Int) {
    let start = system.starts[i]
    let count = system.starts[i + 1] - start
    makeExpressions(to: count)
    expressions[count].constant = system.constants[i]
    expressions[count].terms.withUnsafeMutableBufferPointer { terms in
      for k in 0..<count { terms[k] = Term(variables[system.indices[start + k]], system.coefficients[start + k]) }
    }
    ids[i] = try! solver.addConstraint(expressions[count], system.relations[i], priority: system.priorities[i])
  }

  private mutating func solve() {
    do throws(Conflict) { try solver.solve() } catch { fails += 1 }
    for i in values.indices { values[i] = solver.value(of: variables[i]) }
  }
}
