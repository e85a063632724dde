extension Solver {
  /// The largest magnitude of a value or breakpoint.
  var magnitude: Double {
    var result = 0.0
    for symbol in level.indices where level[symbol] != Level.absent {
      result = max(result, abs(value[symbol]))
      if lower[symbol].isFinite { result = max(result, abs(lower[symbol])) }
      if upper[symbol].isFinite { result = max(result, abs(upper[symbol])) }
    }
    return result
  }

  /// Values closer than this to a breakpoint count as equal to it.
  ///
  /// 10⁻⁸ points are invisible; 10⁻¹² of the largest coordinate is some ten thousand roundings of a double, enough for
  /// sums over long rows of views at coordinates up to 10⁷.
  mutating func chooseTolerance() {
    tolerance = max(1e-8, 1e-12 * magnitude)
  }

  /// Violations of required constraints up to this are put down to rounding errors of the input, such as three
  /// multipliers of 0.333333 that ought to fill a whole.
  var conflictTolerance: Double {
    max(1e-6, 100 * tolerance)
  }

  /// Sets the values of basic symbols by their rows, which forgets the rounding errors of many small steps.
  mutating func recomputeBasicValues() {
    for symbol in level.indices where level[symbol] != Level.absent && tableau.isBasic[symbol] {
      var sum = 0.0
      var index = tableau.head[symbol]
      while index != Tableau.none {
        sum += tableau.cells[Int(index)].value * value[Int(tableau.cells[Int(index)].column)]
        index = tableau.cells[Int(index)].nextInRow
      }
      value[symbol] = sum
    }
  }

  /// How far the values are from satisfying the equations as they were given.
  func residual() -> Double {
    var result = 0.0
    for index in records.indices where records[index].state == .live {
      var sum = -value[Int(Symbol(row: Int32(index)))]
      for term in records[index].terms {
        sum += term.coefficient * value[Int(Symbol(structural: term.variable.index))]
      }
      result = max(result, abs(sum))
    }
    return result
  }

  /// Builds the tableau anew from the constraints as they were given, with the same basis if it is regular.
  mutating func refactorize() {
    counters.refactorizations += 1
    let wasBasic = tableau.isBasic
    tableau = Tableau()
    tableau.grow(to: level.count)
    for index in records.indices where records[index].state == .live {
      tableau.insertRow(Symbol(row: Int32(index)), records[index].terms)
    }
    for index in records.indices where records[index].state == .live {
      let symbol = Symbol(row: Int32(index))
      if wasBasic[Int(symbol)] { continue }
      if let cell = restoringCell(in: symbol, wasBasic) { pivot(at: cell) }
    }
    recomputeBasicValues()
  }

  /// A cell of the row whose column is a variable that belongs into the basis.
  private func restoringCell(in symbol: Symbol, _ wasBasic: ContiguousArray<Bool>) -> Int32? {
    let threshold = 0.1 * largest(inListOf: symbol)
    var best: Int32?
    var bestKey = (Int32.max, Symbol.max)
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      if cell.column.isStructural && wasBasic[Int(cell.column)] && abs(cell.value) >= threshold {
        let key = (tableau.count[Int(cell.column)], cell.column)
        if key < bestKey {
          bestKey = key
          best = index
        }
      }
      index = cell.nextInRow
    }
    return best
  }
}
