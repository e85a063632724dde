extension Solver {
  /// Whether a required constraint is violated by more than rounding errors explain.
  var isInfeasible: Bool {
    for position in memberRange(0) where requiredError(members[position]) > conflictTolerance { return true }
    return false
  }

  private func requiredError(_ symbol: Symbol) -> Double {
    let s = Int(symbol)
    return max(lower[s] - value[s], value[s] - upper[s])
  }

  /// Finds out which required constraints clash (Dutertre and de Moura 2006, procedure *check*).
  ///
  /// As long as the smallest violated basic symbol can be helped by a nonbasic one, the two are exchanged; taking the
  /// smallest everywhere makes this end (Bland 1977). When nothing can help, the row itself is the proof: all symbols in
  /// it stand at the end of their interval that they would have to leave. The nonbasic symbols are independent, so
  /// the row is the only equation among them, and no part of the set is a proof: it is irreducible.
  ///
  /// - Returns: Nil if the required constraints can hold after all.
  mutating func findConflict() -> Conflict? {
    for position in memberRange(0) {
      let symbol = members[position]
      let s = Int(symbol)
      if tableau.isBasic[s] { continue }
      let target = min(max(value[s], lower[s]), upper[s])
      shift(symbol, by: target - value[s])
      value[s] = target
    }
    var remaining = 1000 + 50 * level.count
    while let symbol = firstViolated() {
      remaining -= 1
      guard remaining > 0, let cell = helper(for: symbol) else { return conflict(at: symbol) }
      let s = Int(symbol)
      let target = min(max(value[s], lower[s]), upper[s])
      let entry = tableau.cells[Int(cell)]
      shift(entry.column, by: (target - value[s]) / entry.value)
      value[s] = target
      counters.iterations += 1
      pivot(at: cell)
    }
    return nil
  }

  private func firstViolated() -> Symbol? {
    for position in memberRange(0) {
      let symbol = members[position]
      if tableau.isBasic[Int(symbol)] && requiredError(symbol) > conflictTolerance { return symbol }
    }
    return nil
  }

  /// The cell of the smallest nonbasic symbol that can move a violated symbol towards its interval.
  private func helper(for symbol: Symbol) -> Int32? {
    let mustRise = value[Int(symbol)] < lower[Int(symbol)]
    var best: Int32?
    var bestSymbol = Symbol.max
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      let isRequired = level[Int(cell.column)] == Level.required
      let moves = (cell.value > 0) == mustRise
      let room =
        moves
        ? upper[Int(cell.column)] - value[Int(cell.column)] : value[Int(cell.column)] - lower[Int(cell.column)]
      if abs(cell.value) > Solver.pivotTolerance && (!isRequired || room > 0) && cell.column < bestSymbol {
        bestSymbol = cell.column
        best = index
      }
      index = cell.nextInRow
    }
    return best
  }

  private func conflict(at symbol: Symbol) -> Conflict {
    var symbols = [symbol]
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      if abs(cell.value) > Solver.pivotTolerance { symbols.append(cell.column) }
      index = cell.nextInRow
    }
    symbols.sort()
    return Conflict(
      constraints: symbols.filter { !$0.isStructural }.map { ConstraintID(index: $0.ordinal) },
      variables: symbols.filter(\.isStructural).map { Variable(index: $0.ordinal) })
  }
}
