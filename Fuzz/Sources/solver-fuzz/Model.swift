@testable import ConstraintSolver

/// A solver together with what it was asked for.
struct Model {
  struct Unknown {
    var number: Int
    var variable: Variable
    var lowerBound: Double?
  }

  struct Constraint {
    var number: Int
    var id: ConstraintID
    var expression: LinearExpression
    let relation: Relation
    var priority: Priority
  }

  var solver = Solver()
  /// Variables and constraints in use, ascending by number.
  private(set) var variables: [Unknown] = []
  private(set) var constraints: [Constraint] = []

  // MARK: Looking up

  func variable(_ number: Int) -> Variable {
    variables.first { $0.number == number }!.variable
  }

  func place(_ number: Int) -> Int {
    constraints.firstIndex { $0.number == number }!
  }

  func number(of id: ConstraintID) -> Int? {
    constraints.first { $0.id == id }?.number
  }

  func number(of variable: Variable) -> Int? {
    variables.first { $0.variable == variable }?.number
  }

  /// The number of the last variable that no constraint mentions.
  var unmentionedVariable: Int? {
    variables.last { unknown in
      !constraints.contains { $0.expression.terms.contains { $0.variable == unknown.variable } }
    }?.number
  }

  // MARK: Editing

  mutating func addVariable(_ number: Int, lowerBound: Double?, value: Double) {
    let variable = solver.addVariable(lowerBound: lowerBound, value: value)
    variables.append(Unknown(number: number, variable: variable, lowerBound: lowerBound))
  }

  mutating func removeVariable(_ number: Int) {
    solver.removeVariable(variable(number))
    variables.removeAll { $0.number == number }
  }

  mutating func add(_ number: Int, _ e: LinearExpression, _ r: Relation, _ p: Priority) throws(SolverError) {
    let id = try solver.addConstraint(e, r, priority: p)
    constraints.append(Constraint(number: number, id: id, expression: e, relation: r, priority: p))
  }

  mutating func remove(_ number: Int) {
    let removed = constraints.remove(at: place(number))
    solver.removeConstraint(removed.id)
  }

  mutating func setConstant(_ constant: Double, of number: Int) throws(SolverError) {
    let i = place(number)
    try solver.setConstant(constant, of: constraints[i].id)
    constraints[i].expression.constant = constant
  }

  mutating func setPriority(_ priority: Priority, of number: Int) {
    let i = place(number)
    solver.setPriority(priority, of: constraints[i].id)
    constraints[i].priority = priority
  }

  /// Nil if the required constraints can hold together.
  mutating func conflict() -> Conflict? {
    do throws(Conflict) { try solver.solve() } catch { return error }
    return nil
  }

  // MARK: Comparing

  /// The same constraints, or some of them, in a solver without history. Numbers are the same, identifiers are not.
  func fresh(
    constraints isKept: (Constraint) -> Bool = { _ in true }, bounds isBounded: (Unknown) -> Bool = { _ in true }
  ) -> Model {
    var copy = Model()
    var renamed: [Variable: Variable] = [:]
    for unknown in variables {
      copy.addVariable(unknown.number, lowerBound: isBounded(unknown) ? unknown.lowerBound : nil, value: 0)
      renamed[unknown.variable] = copy.variables.last!.variable
    }
    for c in constraints where isKept(c) {
      var e = c.expression
      for i in e.terms.indices { e.terms[i].variable = renamed[e.terms[i].variable]! }
      try! copy.add(c.number, e, c.relation, c.priority)
    }
    return copy
  }

  /// The sum of violations of each priority.
  var sums: [Priority: Double] {
    var sums: [Priority: Double] = [:]
    for c in constraints { sums[c.priority, default: 0] += solver.violation(of: c.id) }
    return sums
  }

  /// The largest violation of a required constraint or lower bound.
  var requiredViolation: Double {
    var worst = 0.0
    for c in constraints where c.priority.isRequired { worst = max(worst, solver.violation(of: c.id)) }
    for v in variables { worst = max(worst, (v.lowerBound ?? -.infinity) - solver.value(of: v.variable)) }
    return worst
  }

  var bits: [UInt64] {
    variables.map { solver.value(of: $0.variable).bitPattern }
  }
}
