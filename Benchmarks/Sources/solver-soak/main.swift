import CHeap
import ConstraintSolver

/// Edits one layout for ever so long: new constants, new priorities, removals and returns, in a seeded random order.
///
///     solver-soak [EDITS] [SEED]
///
/// After every 20,000 edits a fresh solver gets the same constraints; the sums of violations of each priority must agree
/// within 1e-6 of the coordinates, and the memory in use is printed. Ends with 1 if they do not.
struct Rule {
  var expression: LinearExpression
  var relation: Relation
  var priority: Priority
  var id: ConstraintID?
}

/// Numerical Recipes' linear congruential generator; the same edits on every machine.
struct Random {
  var state: UInt32

  mutating func next(_ n: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % n
  }
}

/// A column of boxes with wishes for their sizes, between the edges of a root whose size is soft.
func makeRules(_ variables: [Variable]) -> [Rule] {
  var rules: [Rule] = []
  func add(_ e: LinearExpression, _ r: Relation, _ p: Float) {
    rules.append(Rule(expression: e, relation: r, priority: Priority(rawValue: p)!, id: nil))
  }
  let boxes = variables.count / 2
  for i in 0..<boxes {
    let min = variables[2 * i]
    let size = variables[2 * i + 1]
    let before =
      i == 0
      ? LinearExpression(constant: 0) : LinearExpression(variables[2 * i - 2]) + LinearExpression(variables[2 * i - 1])
    add(LinearExpression(min) - before - 8, .greaterThanOrEqual, 1000)
    add(LinearExpression(min) - before - 8, .equal, 249)
    add(LinearExpression(size) - Double(20 + i % 7), .lessThanOrEqual, 250 + Float(i % 3))
    add(LinearExpression(size) - Double(20 + i % 7), .greaterThanOrEqual, 750)
    if i % 5 == 4 { add(LinearExpression(size) - LinearExpression(variables[2 * i - 1]), .equal, 600) }
  }
  let end = LinearExpression(variables[2 * boxes - 2]) + LinearExpression(variables[2 * boxes - 1])
  add(end - 1500, .equal, 500)
  return rules
}

func violations(_ rules: [Rule], _ solver: Solver, _ ids: [ConstraintID?]) -> [Float: Double] {
  var sums: [Float: Double] = [:]
  for (rule, id) in zip(rules, ids) {
    if let id { sums[rule.priority.rawValue, default: 0] += solver.violation(of: id) }
  }
  return sums
}

func makeSolver(_ boxes: Int) -> (Solver, [Variable]) {
  var solver = Solver()
  let variables = (0..<(2 * boxes)).map { solver.addVariable(lowerBound: $0 % 2 == 1 ? 0 : nil) }
  return (solver, variables)
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let edits = arguments.first ?? 1_000_000
var random = Random(state: UInt32(truncatingIfNeeded: arguments.dropFirst().first ?? 1))
let boxes = 40
var (solver, variables) = makeSolver(boxes)
var rules = makeRules(variables)
for i in rules.indices {
  rules[i].id = try solver.addConstraint(rules[i].expression, rules[i].relation, priority: rules[i].priority)
}
try solver.solve()

var worst = 0.0
var first = 0
for edit in 1...edits {
  let i = random.next(rules.count)
  switch random.next(10) {
  case 0..<6:
    rules[i].expression.constant += Double(random.next(41) - 20) / 4
    if abs(rules[i].expression.constant) > 3000 { rules[i].expression.constant = -20 }
    if let id = rules[i].id { try solver.setConstant(rules[i].expression.constant, of: id) }
  case 6, 7:
    if let id = rules[i].id {
      solver.removeConstraint(id)
      rules[i].id = nil
    } else {
      rules[i].id = try solver.addConstraint(rules[i].expression, rules[i].relation, priority: rules[i].priority)
    }
  case 8:
    if rules[i].id == nil {
      rules[i].id = try solver.addConstraint(rules[i].expression, rules[i].relation, priority: rules[i].priority)
    }
  default:
    guard !rules[i].priority.isRequired, let id = rules[i].id else { continue }
    rules[i].priority = Priority(rawValue: Float(100 + random.next(8) * 100))!
    solver.setPriority(rules[i].priority, of: id)
  }
  try solver.solve()
  guard edit % 20_000 == 0 else { continue }
  var (fresh, _) = makeSolver(boxes)
  var ids: [ConstraintID?] = []
  for rule in rules {
    ids.append(
      rule.id == nil ? nil : try fresh.addConstraint(rule.expression, rule.relation, priority: rule.priority))
  }
  try fresh.solve()
  let old = violations(rules, solver, rules.map(\.id))
  let new = violations(rules, fresh, ids)
  for (level, sum) in old { worst = max(worst, abs(sum - new[level, default: 0]) / max(1, abs(sum))) }
  if first == 0 { first = Int(heap_used_bytes()) }
  let violated = old.values.filter { $0 > 0 }.count
  print(
    "\(edit) edits, \(violated) priorities violated, worst difference \(worst), \(heap_used_bytes()) bytes in use")
}
let grown = Int(heap_used_bytes()) - first
print(worst <= 1e-6 ? "no drift" : "DRIFT", "- memory changed by \(grown) bytes since the first check")
if worst > 1e-6 { throw SolverError.nonFinite }
