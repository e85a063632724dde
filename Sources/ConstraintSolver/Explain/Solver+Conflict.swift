extension Solver {
  /// Whether a required constraint is violated by more than rounding errors explain.
  var isInfeasible: Bool {
    members[0].contains { requiredError($0) > conflictTolerance }
  }

  private func requiredError(_ symbol: Symbol) -> Double {
    let s = symbols[Int(symbol)]
    return max(s.lower - s.value, s.value - s.upper)
  }

  /// Finds out which required constraints clash (Dutertre and de Moura 2006, procedure *check*).
  ///
  /// As long as the smallest violated basic symbol can be helped by a tight one, the two are exchanged; taking the
  /// smallest everywhere makes this end (Bland 1977). When nothing can help, the row itself is the proof: all symbols in
  /// it stand at the end of their interval that they would have to leave. The tight symbols are independent, so
  /// the row is the only equation among them, and no part of the set is a proof: it is irreducible.
  ///
  /// - Returns: Nil if the required constraints can hold after all.
  mutating func findConflict() -> Conflict? {
    for symbol in members[0] where !symbols[Int(symbol)].isBasic {
      let s = symbols[Int(symbol)]
      let target = min(max(s.value, s.lower), s.upper)
      shift(symbol, by: target - s.value)
      symbols[Int(symbol)].value = target
    }
    var remaining = 1000 + 50 * symbols.count
    while let symbol = firstViolated() {
      remaining -= 1
      computeRow(of: symbol)
      guard remaining > 0, let helper = helper(for: symbol) else { return conflict(at: symbol) }
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
    var best: Symbol?
    for symbol in members[0] where symbols[Int(symbol)].isBasic && requiredError(symbol) > conflictTolerance {
      if best == nil || symbol < best! { best = symbol }
    }
    return best
  }

  /// The smallest tight symbol in `scratch.row` that can move a violated symbol towards its interval.
  private func helper(for symbol: Symbol) -> (symbol: Symbol, coefficient: Double)? {
    let mustRise = symbols[Int(symbol)].value < symbols[Int(symbol)].lower
    var best: (symbol: Symbol, coefficient: Double)?
    for entry in scratch.row where abs(entry.value) > Solver.pivotTolerance {
      let tight = slotSymbol[Int(entry.index)]
      let s = symbols[Int(tight)]
      let room = (entry.value > 0) == mustRise ? s.upper - s.value : s.value - s.lower
      if (s.level != Level.required || room > 0) && tight < (best?.symbol ?? .max) { best = (tight, entry.value) }
    }
    return best
  }

  private func conflict(at symbol: Symbol) -> Conflict {
    var found = [symbol]
    for entry in scratch.row where abs(entry.value) > Solver.pivotTolerance {
      found.append(slotSymbol[Int(entry.index)])
    }
    found.sort()
    return Conflict(
      constraints: found.filter { !$0.isStructural }.map { ConstraintID(index: $0.ordinal) },
      variables: found.filter(\.isStructural).map { Variable(index: $0.ordinal) })
  }
}
