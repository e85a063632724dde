extension Solver {
  /// Whether a required constraint is violated by more than rounding errors explain.
  var isInfeasible: Bool {
    let bound = conflictTolerance
    return members[0].contains { requiredError($0) > bound }
  }

  private func requiredError(_ symbol: Symbol) -> Double {
    let s = symbols[Int(symbol)]
    return max(s.lower - s.value, s.value - s.upper)
  }

  /// Finds out which required constraints clash (Dutertre and de Moura 2006, procedure *check*).
  ///
  /// As long as some tight symbol can move the smallest violated basic symbol towards its interval, the two are
  /// exchanged. Because the smallest symbol is taken everywhere, this ends (Bland 1977). When no tight symbol can, the
  /// row is the proof: all symbols in it stand at the end of their interval that they would have to leave. The tight
  /// symbols are independent, so the row is the only equation among them, and no part of the set is a proof: it is
  /// irreducible.
  ///
  /// - Returns: Nil if the required constraints can hold after all.
  mutating func findConflict() -> Conflict? {
    for symbol in members[0] where !symbols[Int(symbol)].isBasic {
      let s = symbols[Int(symbol)]
      let target = min(max(s.value, s.lower), s.upper)
      if target == s.value { continue }
      shift(symbol, by: target - s.value)
      symbols[Int(symbol)].value = target
    }
    propagated = nil
    var remaining = limits.steps(for: symbols.count)
    while let symbol = firstViolated() {
      remaining -= 1
      computeRow(of: symbol)
      guard let helper = helper(for: symbol) else { return conflict(at: symbol) }
      // A tight symbol could still help, so the row is no proof; but the search has got no further.
      guard remaining > 0 else {
        var guess = conflict(at: symbol)
        guess.isProven = false
        return guess
      }
      let s = symbols[Int(symbol)]
      let target = min(max(s.value, s.lower), s.upper)
      shift(helper.symbol, by: (target - s.value) / helper.coefficient)
      symbols[Int(symbol)].value = target
      counters.iterations += 1
      exchange(tight: helper.symbol, basic: symbol)
    }
    return nil
  }

  private func firstViolated() -> Symbol? {
    let bound = conflictTolerance
    var best = Symbol.max
    for symbol in members[0] where symbol < best && symbols[Int(symbol)].isBasic && requiredError(symbol) > bound {
      best = symbol
    }
    return best == .max ? nil : best
  }

  /// The smallest tight symbol in `scratch.row` that can move a violated symbol towards its interval.
  private func helper(for symbol: Symbol) -> (symbol: Symbol, coefficient: Double)? {
    let mustRise = symbols[Int(symbol)].value < symbols[Int(symbol)].lower
    var best: (symbol: Symbol, coefficient: Double)?
    for entry in scratch.row where abs(entry.value) > Tolerances.pivot {
      let tight = slotSymbol[Int(entry.index)]
      let s = symbols[Int(tight)]
      let room = (entry.value > 0) == mustRise ? s.upper - s.value : s.value - s.lower
      if (s.level != Level.required || room > 0) && tight < (best?.symbol ?? .max) { best = (tight, entry.value) }
    }
    return best
  }

  /// The symbols in `scratch.row`, which is the row of `symbol`, and the symbol itself.
  private mutating func conflict(at symbol: Symbol) -> Conflict {
    scratch.row.removeAll { abs($0.value) <= Tolerances.pivot }
    let members = ([symbol] + scratch.row.map { slotSymbol[Int($0.index)] }).sorted()
    return Conflict(
      constraints: members.filter { !$0.isStructural }.map { ConstraintID(index: $0.ordinal) },
      variables: members.filter(\.isStructural).map { Variable(index: $0.ordinal) },
      isProven: isCombination(symbol))
  }

  /// Whether a symbol really is the combination of tight symbols in `scratch.row`, computed from the constraints as
  /// given.
  ///
  /// It is not if a coefficient that was dropped as a rounding error was none.
  private mutating func isCombination(_ symbol: Symbol) -> Bool {
    var largest = addCells(of: symbol, times: 1)
    for entry in scratch.row {
      largest = max(largest, addCells(of: slotSymbol[Int(entry.index)], times: -entry.value))
    }
    let error = scratch.variables.withUnsafeMutableBufferPointer { variables in
      var error = 0.0
      for variable in variables.indices {
        error = max(error, abs(variables[variable]))
        variables[variable] = 0
      }
      return error
    }
    return error <= Tolerances.proof * largest
  }

  /// Adds a multiple of what a symbol stands for to `scratch.variables`.
  ///
  /// - Returns: The largest number added, by magnitude.
  private mutating func addCells(of symbol: Symbol, times factor: Double) -> Double {
    if symbol.isStructural {
      scratch.variables[Int(symbol.ordinal)] += factor
      return abs(factor)
    }
    var largest = 0.0
    for index in matrix.range(symbol.ordinal) {
      let product = factor * matrix.cells[index].value
      scratch.variables[Int(matrix.cells[index].variable)] += product
      largest = max(largest, abs(product))
    }
    return largest
  }
}
