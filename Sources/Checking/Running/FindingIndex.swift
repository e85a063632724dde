import Linting

/// Where findings are that a violation may belong to, so that each violation asks few of them.
struct FindingIndex {
  private var places: [FindingKey: Int] = [:]
  private var shapes: [[String]: Int] = [:]
  private var causes: [[String]: Set<Int>] = [:]

  /// What findings have in common that can have one cause.
  struct Trace {
    let rule: String
    let scene: String?

    fileprivate func with(_ word: String) -> [String] { [rule, scene ?? "", word] }
  }

  /// The finding that the violation with the key was made, or became a part of.
  subscript(key: FindingKey) -> Int? { places[key] }

  /// Takes in that a finding has begun with a violation: the first one with a shape is the one that others of the shape belong to.
  mutating func begin(_ finding: Int, with key: FindingKey, _ violation: Violation, in trace: Trace) {
    if let shape = violation.shape, shapes[trace.with(shape)] == nil { shapes[trace.with(shape)] = finding }
    insert(key, violation, in: trace, as: finding)
  }

  /// Takes in that a violation belongs to the finding with the number.
  mutating func insert(_ key: FindingKey, _ violation: Violation, in trace: Trace, as finding: Int) {
    places[key] = finding
    for cause in violation.cause { causes[trace.with(cause), default: []].insert(finding) }
  }

  /// The findings that have the shape of the violation or a part of its cause, the first one first.
  func candidates(for violation: Violation, in trace: Trace) -> [Int] {
    var found: Set<Int> = []
    if let shape = violation.shape, let first = shapes[trace.with(shape)] { found.insert(first) }
    for cause in violation.cause { found.formUnion(causes[trace.with(cause)] ?? []) }
    return found.sorted()
  }
}
