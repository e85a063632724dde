/// Settling a class: the constraints that depend on no other are intervals of its root's values.
extension Crash {
  /// Gives a class the value that is best for all constraints that depend on nothing else.
  ///
  /// - Parameter leftover: Whether a class that has a choice keeps the value it has, or goes to the nearest allowed
  ///   one.
  /// - Returns: False if the constraints leave a choice and the class is not `leftover`; then it has no value.
  mutating func settle(_ r: Int32, leftover: Bool) -> Bool {
    collectCandidates(of: r)
    if candidates.count > 1 {
      candidates.sort { ($0.level, $0.symbol) < ($1.level, $1.symbol) }
    }
    var (low, high) = (-Double.infinity, Double.infinity)
    var (lowSymbol, highSymbol): (Symbol, Symbol) = (-1, -1)
    for candidate in candidates {
      if candidate.low > high {
        (low, lowSymbol) = (high, highSymbol)
      } else if candidate.high < low {
        (high, highSymbol) = (low, lowSymbol)
      } else {
        if candidate.low > low { (low, lowSymbol) = (candidate.low, candidate.symbol) }
        if candidate.high < high { (high, highSymbol) = (candidate.high, candidate.symbol) }
      }
      if high - low <= tolerance { break }
    }
    if high - low > tolerance {
      if !leftover {
        for candidate in candidates where !candidate.symbol.isStructural {
          flags[Int(candidate.symbol.ordinal)] |= Flags.seen
        }
        return false
      }
      let present = symbols[Int(Symbol(structural: r))].value
      if present < low { (high, highSymbol) = (low, lowSymbol) }
      if present > high { (low, lowSymbol) = (high, highSymbol) }
      if present >= low && present <= high && low < high {
        (low, lowSymbol) = (present, Symbol(structural: r))
      }
    }
    if lowSymbol < 0 && highSymbol < 0 { (low, lowSymbol) = (symbols[2 * Int(r)].value, Symbol(structural: r)) }
    makeTight(lowSymbol >= 0 ? lowSymbol : highSymbol)
    determine(r, lowSymbol >= 0 ? low : high)
    return true
  }

  private mutating func collectCandidates(of r: Int32) {
    candidates.removeAll(keepingCapacity: true)
    var v = r
    repeat {
      let s = symbols[Int(Symbol(structural: v))]
      if s.level == Level.required { add(Symbol(structural: v), scale[Int(v)], offset[Int(v)]) }
      var index = head[Int(v)]
      while index >= 0 {
        let i = cells[Int(index)].constraint
        index = cells[Int(index)].nextInColumn
        if unknowns[Int(i)] > Thresholds.settledUnknowns || flags[Int(i)] & Flags.tight != 0 { continue }
        if symbols[Int(Symbol(row: i))].level < 0 { continue }
        let reduced = reduce(i)
        if reduced.classes == 1 && reduced.firstRoot == r { add(Symbol(row: i), reduced.first, reduced.sum) }
      }
      v = next[Int(v)]
    } while v != r
  }

  /// Adds a candidate: the values of the root for which the symbol, *factor · root + addend*, costs nothing.
  private mutating func add(_ symbol: Symbol, _ factor: Double, _ addend: Double) {
    let s = symbols[Int(symbol)]
    let a = (s.lower - addend) / factor
    let b = (s.upper - addend) / factor
    // After an overflow, or with an interval at infinity, the candidate says nothing.
    if !(min(a, b) < .infinity && max(a, b) > -.infinity) { return }
    candidates.append(Candidate(level: s.level, symbol: symbol, low: min(a, b), high: max(a, b)))
  }
}
