import ConstraintSolver
import Foundation

/// A benchmark file in the `.lw` format: systems of constraints, edit variables and a list of operations.
struct Workload {
  struct Constraint {
    var relation: Relation
    var priority: Priority
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]

    /// How far a set of values is from satisfying the constraint.
    func violation(at values: [Double]) -> Double {
      let e = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      switch relation {
      case .lessThanOrEqual: return max(0, e)
      case .equal: return abs(e)
      case .greaterThanOrEqual: return max(0, -e)
      }
    }
  }

  enum Operation {
    case activate(Int)
    case deactivate(Int)
    case setConstant(Int, Double)
    case suggest(Int, Double)
    case solve
  }

  struct System {
    var variableCount: Int
    var initialCount: Int
    /// The constraints of the file, then one equality per edit variable.
    var constraints: [Constraint] = []
    var editStart = 0
    var operations: [Operation] = []
  }

  var systems: [System] = []

  init(contentsOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ")
      let numbers = words.map { Double($0) ?? .nan }
      switch words[0] {
      case "S": systems.append(System(variableCount: Int(numbers[1]), initialCount: Int(numbers[2])))
      case "C": systems[systems.count - 1].read(constraint: numbers)
      case "E": systems[systems.count - 1].read(edit: numbers)
      case "O": systems[systems.count - 1].read(operation: words[1], numbers)
      default: break
      }
    }
  }
}

extension Workload.System {
  fileprivate mutating func read(constraint numbers: [Double]) {
    let terms = (0..<Int(numbers[4])).map { (Int(numbers[5 + 2 * $0]), numbers[6 + 2 * $0]) }
    constraints.append(
      Workload.Constraint(
        relation: Relation(rawValue: Int8(numbers[1]))!,
        priority: Priority(rawValue: Float(numbers[2]))!, constant: numbers[3], terms: terms))
    editStart = constraints.count
  }

  fileprivate mutating func read(edit numbers: [Double]) {
    constraints.append(
      Workload.Constraint(
        relation: .equal, priority: Priority(rawValue: Float(numbers[2]))!, constant: -numbers[3],
        terms: [(Int(numbers[1]), 1)]))
  }

  fileprivate mutating func read(operation: Substring, _ numbers: [Double]) {
    switch operation {
    case "A": operations.append(.activate(Int(numbers[2])))
    case "R": operations.append(.deactivate(Int(numbers[2])))
    case "K": operations.append(.setConstant(Int(numbers[2]), numbers[3]))
    case "S": operations.append(.suggest(Int(numbers[2]), numbers[3]))
    default: operations.append(.solve)
    }
  }
}
