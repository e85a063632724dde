extension Solver {
  /// Whether another value of `v` is optimal too.
  ///
  /// The answer is exact. If constraints were edited since the last ``solve()``, it is about the edited ones.
  ///
  /// - Complexity: O(number of variables + cells of the factors) where one row shows that `v` cannot move; otherwise
  ///   two optimizations on a copy.
  public func isUndetermined(_ v: Variable) -> Bool {
    precondition(isLive(v), "asking about a variable that does not exist")
    if isSolved && optimizer.isPriced && !mayMove(Symbol(structural: v.index)) { return false }
    let range = freedom(of: v)
    return range.upperBound - range.lowerBound > conflictTolerance
  }

  /// The values that `v` has in optimal solutions, from the least to the largest; an end may be infinite.
  ///
  /// If constraints were edited since the last ``solve()``, the answer is about the edited ones; if those clash, it is
  /// the present value alone. If numbers overflow on the way, nothing is known and the answer is 0 alone.
  ///
  /// - Complexity: Two optimizations on a copy.
  public func freedom(of v: Variable) -> ClosedRange<Double> {
    precondition(isLive(v), "asking about a variable that does not exist")
    var copy = self
    do throws(Conflict) { try copy.solve() } catch {
      return solution[Int(v.index)]...solution[Int(v.index)]
    }
    let present = copy.value(of: v)
    var other = copy
    let low = copy.extreme(of: v, towards: -.infinity)
    let high = other.extreme(of: v, towards: .infinity)
    // Numbers that no layout has may overflow on the way.
    guard present.isFinite, !low.isNaN, !high.isNaN else { return 0...0 }
    return min(low, present)...max(high, present)
  }

  /// How much each variable changes when an undetermined one grows by 1 and the solution remains optimal.
  ///
  /// - Parameters:
  ///   - v: The undetermined variable, which is in the result with 1, or −1.
  ///   - sign: A positive number for growing, a negative one for falling by 1.
  /// - Returns: The variables that change; nil if `v` is determined, cannot move in that direction, or constraints
  ///   clash.
  /// - Complexity: One optimization on a copy.
  public func directionOfFreedom(of v: Variable, towards sign: Double = 1) -> [Variable: Double]? {
    precondition(isLive(v), "asking about a variable that does not exist")
    var copy = self
    do throws(Conflict) { try copy.solve() } catch { return nil }
    let start = copy.solution
    let end = copy.extreme(of: v, towards: sign > 0 ? .infinity : -.infinity)
    var direction: [Variable: Double] = [:]
    if end.isFinite {
      // The optimal solutions are a convex set, so all on the straight way to its end are optimal.
      let distance = abs(end - start[Int(v.index)])
      if distance <= conflictTolerance { return nil }
      for index in copy.solution.indices {
        let change = (copy.symbols[Int(Symbol(structural: Int32(index)))].value - start[index]) / distance
        if abs(change) > Tolerances.direction { direction[Variable(index: Int32(index))] = change }
      }
    } else {
      // Nothing stopped the last step, so its column is the direction.
      let columns = copy.column.entries[..<copy.column.variableCount]
      guard let own = columns.first(where: { $0.index == Symbol(structural: v.index) })?.value else { return nil }
      for entry in columns { direction[Variable(index: entry.index.ordinal)] = entry.value / abs(own) }
      if (own > 0) != (sign > 0) { direction = direction.mapValues { -$0 } }
    }
    return direction
  }

  /// Whether anything may be undetermined; false is certain. Linear in the variables.
  public var mayBeAmbiguous: Bool { !isSolved || !optimizer.isPriced || slotSymbol.contains(where: isLoose) }

  /// Whether some tight symbol could move this one at no cost, if no other symbol were in the way.
  private func mayMove(_ symbol: Symbol) -> Bool {
    if !isLoose(symbol) { return false }
    if !symbols[Int(symbol)].isBasic { return true }
    // In a layout that is not ambiguous no tight symbol is loose, and no row has to be computed.
    if !slotSymbol.contains(where: isLoose) { return false }
    var copy = self
    copy.computeRow(of: symbol)
    return copy.scratch.row.contains { isLoose(copy.slotSymbol[Int($0.index)]) }
  }

  /// Whether a symbol's own cost, and for a tight one its reduced cost, lets it move.
  private func isLoose(_ symbol: Symbol) -> Bool {
    let s = symbols[Int(symbol)]
    if s.isBasic { return s.pieceUpper - s.pieceLower > tolerance }
    return leadingSlope(symbol, 1).slope <= 0 || leadingSlope(symbol, -1).slope <= 0
  }

  /// Moves a variable towards an infinite `end` as far as the solution remains optimal, and returns its value there.
  ///
  /// This is an optimization with one more constraint, at a level of its own below all others, whose breakpoint is at
  /// infinity.
  private mutating func extreme(of v: Variable, towards end: Double) -> Double {
    let index = Int32(records.count)
    records.append(Record(constant: -end, priority: .required, relation: .equal, state: .live))
    let symbol = Symbol(row: index)
    grow(to: symbol)
    growScratch()
    matrix.insert(index, [Term(v, 1)])
    admittedRows = records.count
    members.append([])
    symbols[Int(symbol)].lower = end
    symbols[Int(symbol)].upper = end
    join(symbol, Int32(members.count - 1))
    symbols[Int(symbol)].value = leftSide(of: index)
    column.symbol = -1
    setPiece(end > 0 ? -1 : 1, of: symbol)
    priceChanges()
    return optimize() == .unbounded ? end : symbols[Int(Symbol(structural: v.index))].value
  }
}
