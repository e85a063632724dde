@testable import ConstraintSolver

/// The generator of the benchmark files, so that a seed means the same everywhere.
struct LCG {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}

extension Priority {
  init(_ rawValue: Float) { self = Priority(rawValue: rawValue)! }
}

/// A solver together with what it was asked for, so that the same can be asked of a fresh one.
struct Model {
  struct Constraint {
    var expression: LinearExpression
    var relation: Relation
    var priority: Priority
  }

  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [ConstraintID: Constraint] = [:]
  var lowerBounds: [Double?] = []

  mutating func addVariable(lowerBound: Double? = nil, value: Double = 0) {
    variables.append(solver.addVariable(lowerBound: lowerBound, value: value))
    lowerBounds.append(lowerBound)
  }

  @discardableResult
  mutating func add(_ e: LinearExpression, _ r: Relation, _ p: Priority = .required) -> ConstraintID {
    let id = try! solver.addConstraint(e, r, priority: p)
    constraints[id] = Constraint(expression: e, relation: r, priority: p)
    return id
  }

  mutating func remove(_ id: ConstraintID) {
    solver.removeConstraint(id)
    constraints[id] = nil
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    try! solver.setConstant(constant, of: id)
    constraints[id]!.expression.constant = constant
  }

  mutating func setPriority(_ p: Priority, of id: ConstraintID) {
    solver.setPriority(p, of: id)
    constraints[id]!.priority = p
  }

  var ids: [ConstraintID] { constraints.keys.sorted() }

  /// Violation of required constraints and bounds, and the sum of violations of each soft priority from the top.
  func sums() -> (required: Double, soft: [Double]) {
    var required = 0.0
    var soft: [Priority: Double] = [:]
    for id in ids {
      let p = constraints[id]!.priority
      if p.isRequired {
        required += solver.violation(of: id)
      } else {
        soft[p, default: 0] += solver.violation(of: id)
      }
    }
    for (v, bound) in zip(variables, lowerBounds) {
      if let bound { required += max(0, bound - solver.value(of: v)) }
    }
    return (required, soft.sorted { $0.key > $1.key }.map(\.value))
  }

  /// The same constraints in a solver without history.
  func fresh(where isIncluded: (ConstraintID) -> Bool = { _ in true }) -> Model {
    var copy = Model()
    for bound in lowerBounds { copy.addVariable(lowerBound: bound) }
    for id in ids where isIncluded(id) {
      let c = constraints[id]!
      copy.add(c.expression, c.relation, c.priority)
    }
    return copy
  }

  /// Nil if the required constraints can hold together.
  mutating func conflict() -> Conflict? {
    do throws(Conflict) {
      try solver.solve()
      return nil
    } catch {
      return error
    }
  }
}
