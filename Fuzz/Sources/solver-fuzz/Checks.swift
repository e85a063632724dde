@testable import ConstraintSolver

/// Why an execution ends early.
enum Ending: Error {
  /// What the solver promises and did not keep.
  case broken(String)
  /// The numbers are no longer such as the solver promises to handle.
  case outOfRange
}

/// Throws unless a promise is kept; the text is not made unless it is needed.
func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) throws(Ending) {
  if !isKept { throw .broken(promise()) }
}

extension Model {
  func checkInvariants() throws(Ending) {
    if let problem = solver.brokenInvariant() { throw .broken(problem) }
    try expect(solver.statistics.giveUps == 0, "a cap on the number of steps was met")
    try expect(solver.diagnostics.isEmpty, "the solver tells: \(solver.diagnostics)")
    try expect(solver.statistics.rows == constraints.count, "\(solver.statistics.rows) constraints are counted")
    try expect(solver.statistics.columns == variables.count, "\(solver.statistics.columns) variables are counted")
  }

  /// Required constraints hold, and every priority is as good as a solver without history makes it.
  func checkOptimum() throws(Ending) {
    var other = fresh()
    let conflict = other.conflict()
    try other.checkRange()
    let tolerance = max(slack, other.slack)
    try expect(requiredViolation <= tolerance, "a required constraint is violated by \(requiredViolation)")
    if let conflict {
      if usesLeeway { return }
      throw .broken("\(other.describe(conflict)) clash without history, and hold with it")
    }
    try expect(other.requiredViolation <= tolerance, "without history, required: \(other.requiredViolation)")
    let (old, new) = (sums, other.sums)
    // What one level gives away within the tolerance, a lower one may gain, multiplied.
    var givenAway = 0.0
    let least = min(rates.lowerBound, other.rates.lowerBound)
    for priority in old.keys.sorted(by: >) where !priority.isRequired {
      let (a, b) = (old[priority]!, new[priority]!)
      if abs(a - b) > tolerance {
        let wide = (tolerance + givenAway) * max(amplification, other.amplification)
        try expect(abs(a - b) <= wide, "priority \(priority.rawValue): \(a) with history, \(b) without")
      }
      givenAway += abs(a - b) / least
    }
  }

  /// The set clashes, and without any one member it does not.
  func check(_ conflict: Conflict) throws(Ending) {
    let clash = Set(conflict.constraints)
    let bounds = Set(conflict.variables)
    try expect(!clash.isEmpty, "a conflict without a constraint")
    try expect(clash.count == conflict.constraints.count, "a constraint is named twice")
    for id in clash {
      try expect(constraints.contains { $0.id == id && $0.priority.isRequired }, "\(id) is no required constraint")
    }
    func solved(without id: ConstraintID? = nil, bound: Variable? = nil) throws(Ending) -> Model? {
      var part = fresh(
        constraints: { clash.contains($0.id) && $0.id != id },
        bounds: { bounds.contains($0.variable) && $0.variable != bound })
      let conflict = part.conflict()
      try part.checkRange()
      return conflict == nil ? part : nil
    }
    // 2x = 0 and 10⁴x = 10⁻⁴ clash, but at x = 10⁻⁸ both count as satisfied.
    try expect(try solved()?.usesLeeway ?? true, "\(describe(conflict)) are said to clash and do not")
    for id in conflict.constraints {
      try expect(try solved(without: id) != nil, "\(describe(conflict)) clash without \(number(of: id)!)")
    }
    for v in conflict.variables {
      try expect(try solved(bound: v) != nil, "\(describe(conflict)) clash without the bound of x\(number(of: v)!)")
    }
  }

  /// A variable can move as far as without history.
  func checkFreedom(of number: Int) throws(Ending) {
    let v = variable(number)
    let range = solver.freedom(of: v)
    let isUndetermined = solver.isUndetermined(v)
    var other = fresh()
    if other.conflict() != nil { return }
    try other.checkRange()
    // As for the optimum: what holds only within the tolerance may clash with history, and then there is no freedom.
    var edited = self
    if other.usesLeeway && edited.conflict() != nil { return }
    // An end may be at a point that is out of range even if the solution is not.
    if !(1e-4...1e3).contains(rates) || !(1e-4...1e3).contains(other.rates) { return }
    let expected = other.solver.freedom(of: other.variable(number))
    func agree(_ a: Double, _ b: Double) -> Bool {
      // Both out of range, perhaps infinite.
      if a * b > 0 && min(abs(a), abs(b)) > Model.range { return true }
      // An end may be further out than any coordinate so far.
      let tolerance = max(slack, other.slack, 1e-9 * abs(a))
      return abs(a - b) <= tolerance || abs(a - b) <= tolerance * max(amplification, other.amplification)
    }
    try expect(
      agree(range.lowerBound, expected.lowerBound) && agree(range.upperBound, expected.upperBound),
      "x\(number) can be in \(range) with history, in \(expected) without")
    let isWide = !agree(range.lowerBound, range.upperBound)
    try expect(isUndetermined || !isWide, "x\(number) counts as determined and can be in \(range)")
  }

  func describe(_ conflict: Conflict) -> String {
    let names =
      conflict.constraints.map { "\(number(of: $0).map { "\($0)" } ?? "?")" }
      + conflict.variables.map { "bound of x\(number(of: $0).map { "\($0)" } ?? "?")" }
    return "[" + names.joined(separator: ", ") + "]"
  }

  // MARK: Rounding

  /// Throws unless the numbers are such as the solver promises to handle.
  ///
  /// It promises coordinates up to 10⁷. A chain of multipliers of 10⁴ leaves that range, and a basis in which something
  /// moves 10⁵ times as far as its cause turns the tolerance of 10⁻⁸ into more than anybody would call rounding. At the
  /// other end, what moves 10⁻⁷ times as far is close to what the simplex method takes for no move at all.
  func checkRange() throws(Ending) {
    let rates = self.rates
    if max(solver.magnitude, largestTerm) > Model.range || rates.lowerBound < 1e-7 || rates.upperBound > 1e5 {
      throw .outOfRange
    }
  }

  private static let range = 1e8

  /// The largest product of a coefficient and a value, which says how much of a sum is rounding even if it cancels out.
  private var largestTerm: Double {
    var result = 0.0
    for term in constraints.lazy.flatMap(\.expression.terms) {
      let symbol = Symbol(structural: term.variable.index)
      result = max(result, abs(term.coefficient * solver.symbols[Int(symbol)].value))
    }
    return result
  }

  /// What a required constraint may be off by: the documented tolerance for conflicts.
  ///
  /// It depends on the largest coordinate at the start of the last solve that did more than follow constants, which may
  /// be ten times that of the result. A thousandth more, because sums differ in their last digits.
  private var slack: Double {
    1.001 * max(solver.conflictTolerance, 1e-9 * solver.magnitude)
  }

  /// Whether required constraints hold only within the tolerance, so that another start may find a conflict.
  private var usesLeeway: Bool { requiredViolation * amplification > 1e-7 }

  /// How far something moves at most if a tight symbol or a variable is off by one.
  ///
  /// A value within the tolerance of its breakpoint counts as on it, and whatever depends on it is then off by as much
  /// times this number. It is about 1 in layouts; chains of multipliers multiply it. Two answers that differ by more
  /// than that are not equally good.
  private var amplification: Double {
    constraints.lazy.flatMap(\.expression.terms).reduce(rates.upperBound) { max($0, abs($1.coefficient)) }
  }

  /// The least and the largest coefficient of the tableau, by magnitude.
  private var rates: ClosedRange<Double> {
    var copy = solver
    copy.growScratch()
    var (least, most) = (1.0, 1.0)
    for slot in copy.slotSymbol.indices {
      copy.computeColumn(of: copy.slotSymbol[slot])
      for entry in copy.column.entries {
        least = min(least, abs(entry.value))
        most = max(most, abs(entry.value))
      }
    }
    return least...most
  }
}
