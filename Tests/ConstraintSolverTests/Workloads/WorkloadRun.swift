import ConstraintSolver

/// A system of a workload inside a solver.
struct WorkloadRun {
  var system: Workload.System
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private var ids: [ConstraintID?] = []

  init(_ system: Workload.System) throws {
    self.system = system
    variables = (0..<system.variableCount).map { _ in solver.addVariable() }
    ids = [ConstraintID?](repeating: nil, count: system.constraints.count)
    for i in 0..<system.initialCount { try activate(i) }
    for i in system.editStart..<system.constraints.count { try activate(i) }
  }

  mutating func activate(_ i: Int) throws {
    let c = system.constraints[i]
    let terms = c.terms.map { Term(variables[$0.variable], $0.coefficient) }
    ids[i] = try solver.addConstraint(
      LinearExpression(terms: terms, constant: c.constant), c.relation, priority: c.priority)
  }

  mutating func perform(_ operation: Workload.Operation) throws {
    switch operation {
    case .activate(let i):
      try activate(i)
    case .deactivate(let i):
      if let id = ids[i] { solver.removeConstraint(id) }
      ids[i] = nil
    case .setConstant(let i, let constant):
      system.constraints[i].constant = constant
      if let id = ids[i] { try solver.setConstant(constant, of: id) }
    case .suggest(let edit, let value):
      try perform(.setConstant(system.editStart + edit, -value))
    case .solve:
      try solver.solve()
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of violations of each soft priority, and the largest violation of a required constraint, at `values`.
  func levels(at values: [Double]) -> (soft: [Float: Double], required: Double) {
    var soft: [Float: Double] = [:]
    var required = 0.0
    for (c, id) in zip(system.constraints, ids) where id != nil {
      let violation = c.violation(at: values)
      if c.priority.isRequired {
        required = max(required, violation)
      } else {
        soft[c.priority.rawValue, default: 0] += violation
      }
    }
    return (soft, required)
  }
}
