extension Solver {
  /// Moves a nonbasic symbol and everything that depends on it.
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    if delta == 0 { return }
    value[Int(symbol)] += delta
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      value[Int(cell.row)] += cell.value * delta
      index = cell.nextInColumn
    }
  }

  mutating func pivot(at cell: Int32) {
    counters.pivots += 1
    tableau.pivot(at: cell)
  }

  /// Brings a nonbasic symbol with a nonempty column into the basis without moving anything.
  ///
  /// A structural variable without a bound is the best to leave: it may stay where it is at no cost. Among those, the
  /// shortest row costs least.
  mutating func makeBasic(_ symbol: Symbol) {
    var best = tableau.head[Int(symbol)]
    let threshold = 0.1 * largest(inListOf: symbol)
    var bestKey = (Int.max, Int32.max, Symbol.max)
    var index = best
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      if abs(cell.value) >= threshold {
        let isFree = level[Int(cell.row)] == Level.free
        let key = (isFree ? 0 : cell.row.isStructural ? 1 : 2, tableau.count[Int(cell.row)], cell.row)
        if key < bestKey {
          bestKey = key
          best = index
        }
      }
      index = cell.nextInColumn
    }
    pivot(at: best)
  }

  /// Makes a basic symbol nonbasic at its present value, if its row is not empty.
  mutating func exchange(basic symbol: Symbol) {
    let threshold = largest(inListOf: symbol)
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      if abs(tableau.cells[Int(index)].value) == threshold { return pivot(at: index) }
      index = tableau.cells[Int(index)].nextInRow
    }
  }

  /// The largest magnitude in the row (basic) or column (nonbasic) of a symbol.
  func largest(inListOf symbol: Symbol) -> Double {
    let isRow = tableau.isBasic[Int(symbol)]
    var result = 0.0
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      result = max(result, abs(tableau.cells[Int(index)].value))
      index = isRow ? tableau.cells[Int(index)].nextInRow : tableau.cells[Int(index)].nextInColumn
    }
    return result
  }
}
