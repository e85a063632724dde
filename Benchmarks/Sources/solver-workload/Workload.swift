import ConstraintSolver
import Glibc

/// A benchmark file in the `.lw` format, as what a solver takes.
struct Workload {
  struct System {
    var variables = 0
    var initial = 0
    var relations: [Relation] = []
    var priorities: [Priority] = []
    /// The left sides. Like the rows of the floor, they are in memory before the clock starts.
    var expressions: [LinearExpression] = []
    /// The variables of a solver of this system, by number. Every solver names its variables alike.
    var names: [Variable] = []
    /// Constraints from here on are the edit variables: *variable == value*.
    var firstEdit = 0
    var operations: [Operation] = []
  }

  enum Operation {
    case activate(Int)
    case deactivate(Int)
    case setConstant(Int, Double)
    case solve
  }

  var name = ""
  var size = 0
  var systems: [System] = []

  /// Constraints active after building, the edit variables included, over all systems.
  var constraints: Int {
    systems.reduce(0) { $0 + $1.initial + $1.expressions.count - $1.firstEdit }
  }

  init(path: String) throws {
    guard let file = fopen(path, "r") else { throw Failure.unreadable(path) }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0 {
      let words = String(cString: line!).split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { read(words) }
    }
  }

  enum Failure: Error { case unreadable(String) }

  private mutating func read(_ words: [Substring]) {
    func number(_ i: Int) -> Double { Double(words[i])! }
    func index(_ i: Int) -> Int { Int(number(i)) }
    switch words[0] {
    case "LW1":
      name = String(words[1])
      size = index(2)
    case "S":
      systems.append(System(variables: index(1), initial: index(2)))
      var solver = Solver()
      systems[systems.count - 1].names = (0..<index(1)).map { _ in solver.addVariable() }
    case "C":
      let terms = (0..<index(4)).map { (index(5 + 2 * $0), number(6 + 2 * $0)) }
      systems[systems.count - 1].append(Relation(rawValue: Int8(index(1)))!, number(2), number(3), terms)
      systems[systems.count - 1].firstEdit += 1
    case "E":
      systems[systems.count - 1].append(.equal, number(2), -number(3), [(index(1), 1)])
    default:
      systems[systems.count - 1].append(operation: words[1], words.dropFirst(2).map { Double($0)! })
    }
  }
}

extension Workload.System {
  fileprivate mutating func append(
    _ relation: Relation, _ priority: Double, _ constant: Double, _ terms: [(Int, Double)]
  ) {
    relations.append(relation)
    priorities.append(Priority(rawValue: Float(priority))!)
    expressions.append(LinearExpression(terms: terms.map { Term(names[$0], $1) }, constant: constant))
  }

  fileprivate mutating func append(operation: Substring, _ numbers: [Double]) {
    switch operation {
    case "A": operations.append(.activate(Int(numbers[0])))
    case "R": operations.append(.deactivate(Int(numbers[0])))
    case "K": operations.append(.setConstant(Int(numbers[0]), numbers[1]))
    case "S": operations.append(.setConstant(firstEdit + Int(numbers[0]), -numbers[1]))
    default: operations.append(.solve)
    }
  }
}
