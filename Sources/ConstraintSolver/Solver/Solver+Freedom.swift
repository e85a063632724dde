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
    if !isLoose(symbol) { return false }
    if !symbols[Int(symbol)].isBasic { return true }
    // A complete layout has no loose tight symbol at all, and needs no row to see it.
    if !slotSymbol.contains(where: isLoose) { return false }
    var copy = self
    copy.computeRow(of: symbol)
    return copy.scratch.row.contains { isLoose(copy.slotSymbol[Int($0.index)]) }
  }

  private func isLoose(_ symbol: Symbol) -> Bool {
    symbols[Int(symbol)].boxUpper - symbols[Int(symbol)].boxLower > tolerance
  }

  /// Moves a symbol as far as the optimal face allows and returns where that is.
  ///
  /// The symbol gets a level of its own below all others and a breakpoint at infinity, which attracts it for ever. Its
  /// own bound, if any, is already part of its box.
  private mutating func extreme(of symbol: Symbol, towards end: Double) -> Double {
    leave(symbol)
    symbols[Int(symbol)].lower = end
    symbols[Int(symbol)].upper = end
    members.append([])
    join(symbol, Int32(members.count - 1))
    let outcome = optimize(members.count - 1)
    return outcome == .unbounded ? end : symbols[Int(symbol)].value
  }
}
