@testable import ConstraintSolver

/// One execution: performs the operations of an input on a solver and checks it after each.
struct Session {
  private var model = Model()
  private var kept = Model()
  private var decoder: Decoder
  private var nextVariable = 0
  private var nextConstraint = 0
  private let report: ((Operation) -> Void)?
  /// The bits of all solutions.
  private(set) var trace: [UInt64] = []

  private static let operationLimit = 200

  /// - Parameter report: Called before an operation is performed.
  init(_ bytes: UnsafeRawBufferPointer, report: ((Operation) -> Void)? = nil) {
    decoder = Decoder(bytes)
    self.report = report
  }

  /// Ends with a solve, whatever the input says.
  mutating func run() throws(Ending) {
    var remaining = Session.operationLimit
    while remaining > 0, let operation = decoder.next(for: model) {
      remaining -= 1
      try step(operation)
    }
    try step(.solve)
  }

  private mutating func step(_ operation: Operation) throws(Ending) {
    report?(operation)
    guard let conflict = try perform(operation) else { return }
    // Removing one member after the other ends: every conflict has one.
    let member = conflict.constraints[decoder.byte() % conflict.constraints.count]
    try step(.remove(model.number(of: member)!))
    try step(.solve)
  }

  private mutating func perform(_ operation: Operation) throws(Ending) -> Conflict? {
    switch operation {
    case .solve: return try solve()
    case .ask(let v): try model.checkFreedom(of: v)
    case .keep: kept = model
    case .exchange: swap(&model, &kept)
    case .refuse(let input): try model.checkRefusal(of: input)
    default:
      do throws(SolverError) { try edit(operation) } catch { throw .broken("a sound input is refused: \(error)") }
    }
    try model.checkInvariants()
    return nil
  }

  private mutating func edit(_ operation: Operation) throws(SolverError) {
    switch operation {
    case .variable(let lowerBound, let value):
      model.addVariable(nextVariable, lowerBound: lowerBound, value: value)
      nextVariable += 1
    case .dropVariable(let v): model.removeVariable(v)
    case .add(let summands, let constant, let relation, let priority):
      let terms = summands.map { Term(model.variable($0.variable), $0.coefficient) }
      let e = LinearExpression(terms: terms, constant: constant)
      try model.add(nextConstraint, e, relation, Priority(rawValue: priority)!)
      nextConstraint += 1
    case .remove(let c): model.remove(c)
    case .setConstant(let constant, let c): try model.setConstant(constant, of: c)
    case .setPriority(let priority, let c): model.setPriority(Priority(rawValue: priority)!, of: c)
    case .solve, .ask, .keep, .exchange, .refuse: break
    }
  }

  private mutating func solve() throws(Ending) -> Conflict? {
    let before = model.bits
    let wasSolved = model.solver.isSolved
    let conflict = model.conflict()
    if wasSolved {
      try expect(conflict == nil && model.bits == before, "a solve without an edit before it changes something")
      return nil
    }
    try model.checkRange()
    try model.checkInvariants()
    if let conflict {
      try expect(model.bits == before, "values changed in a conflict")
      try model.check(conflict)
    } else {
      try model.checkOptimum()
      trace.append(contentsOf: model.bits)
    }
    return conflict
  }
}
