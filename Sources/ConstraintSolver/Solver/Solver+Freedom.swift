extension Solver {
  /// Whether another value of `v` is optimal too.
  ///
  /// Exact. Answers at once if no symbol in the row of `v` can move on its own; otherwise costs two optimisations on a
  /// copy.
  public func isUndetermined(_ v: Variable) -> Bool {
    precondition(isLive(v), "asking about a variable that does not exist")
    if isSolved && !mayMove(Symbol(structural: v.index)) { return false }
    let range = freedom(of: v)
    return range.upperBound - range.lowerBound > conflictTolerance
  }

  /// The values of `v` over all optimal solutions; an end may be infinite.
  ///
  /// If the constraints were edited since the last ``solve()``, the answer is about the edited constraints; if those
  /// clash, it is the present value alone.
  public func freedom(of v: Variable) -> ClosedRange<Double> {
    precondition(isLive(v), "asking about a variable that does not exist")
    var copy = self
    do throws(Conflict) { try copy.solve() } catch {
      return solution[Int(v.index)]...solution[Int(v.index)]
    }
    let present = copy.value(of: v)
    var other = copy
    let low = copy.extreme(of: Symbol(structural: v.index), towards: -.infinity)
    let high = other.extreme(of: Symbol(structural: v.index), towards: .infinity)
    // Numbers beyond any layout may have overflowed on the way; then nothing is known.
    guard present.isFinite, !low.isNaN, !high.isNaN else { return 0...0 }
    return min(low, present)...max(high, present)
  }

  /// Whether a step along a single column could move the symbol, obstacles aside.
  private func mayMove(_ symbol: Symbol) -> Bool {
    if boxUpper[Int(symbol)] - boxLower[Int(symbol)] <= tolerance { return false }
    if !tableau.isBasic[Int(symbol)] { return true }
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let column = Int(tableau.cells[Int(index)].column)
      if boxUpper[column] - boxLower[column] > tolerance { return true }
      index = tableau.cells[Int(index)].nextInRow
    }
    return false
  }

  /// Moves a symbol as far as the optimal face allows and returns where that is.
  ///
  /// The symbol gets a level of its own below all others and a breakpoint at infinity, which attracts it for ever. Its
  /// own bound, if any, is already part of its box.
  private mutating func extreme(of symbol: Symbol, towards end: Double) -> Double {
    level[Int(symbol)] = Level.goal
    lower[Int(symbol)] = end
    upper[Int(symbol)] = end
    let group = members.count..<(members.count + 1)
    members.append(symbol)
    let outcome = optimize(group)
    return outcome == .unbounded ? end : value[Int(symbol)]
  }
}
