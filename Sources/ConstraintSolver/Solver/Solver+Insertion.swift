extension Solver {
  /// Puts all queued constraints into the tableau.
  mutating func insertQueued() {
    if queue.isEmpty { return }
    for index in queue where records[Int(index)].state == .queued {
      records[Int(index)].state = .live
      insert(ConstraintID(index: index))
    }
    queue.removeAll(keepingCapacity: true)
    levelsAreStale = true
  }

  private mutating func insert(_ id: ConstraintID) {
    let record = records[Int(id.index)]
    let symbol = Symbol(row: id.index)
    grow(to: symbol)
    tableau.insertRow(symbol, record.terms)
    var sum = 0.0
    for term in record.terms {
      sum += term.coefficient * value[Int(Symbol(structural: term.variable.index))]
    }
    value[Int(symbol)] = sum
    // The number of a soft level is not known before all are inserted.
    level[Int(symbol)] = Level.required
    setInterval(of: id)
    if record.priority.isRequired && record.relation == .equal {
      if let cell = eliminationCell(in: symbol) { define(symbol, at: cell) }
    } else if sum < lower[Int(symbol)] || sum > upper[Int(symbol)] {
      if let cell = privateCell(in: symbol) { define(symbol, at: cell) }
    }
  }

  /// Solves the row for the variable of `cell` and moves that variable so that the constraint holds.
  private mutating func define(_ symbol: Symbol, at cell: Int32) {
    let target = min(max(value[Int(symbol)], lower[Int(symbol)]), upper[Int(symbol)])
    let entry = tableau.cells[Int(cell)]
    shift(entry.column, by: (target - value[Int(symbol)]) / entry.value)
    value[Int(symbol)] = target
    pivot(at: cell)
  }

  /// Where to solve a required equality: it ends up nonbasic in any case, so it is taken out of the way at once.
  ///
  /// Definitions such as *x = parent.x + 8* contain a variable that no other row knows; solving for it costs nothing.
  /// Otherwise the shortest column keeps fill-in low (Markowitz), with a threshold against tiny pivots. Among equals the
  /// first term is taken, which in layouts is the thing being placed; new cells are the first of their list, so it is
  /// met last.
  private func eliminationCell(in symbol: Symbol) -> Int32? {
    let threshold = 0.1 * largest(inListOf: symbol)
    var best: Int32?
    var bestKey = (Int32.max, Int32.max)
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      if cell.column.isStructural && abs(cell.value) >= threshold {
        let key = (tableau.count[Int(cell.column)], level[Int(cell.column)])
        if key <= bestKey {
          bestKey = key
          best = index
        }
      }
      index = cell.nextInRow
    }
    return best
  }

  /// A variable without bounds that only this row contains: moving it disturbs nothing.
  private func privateCell(in symbol: Symbol) -> Int32? {
    var best: Int32?
    var index = tableau.head[Int(symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      let isPrivate = level[Int(cell.column)] == Level.free && tableau.count[Int(cell.column)] == 1
      if isPrivate && abs(cell.value) > Solver.pivotTolerance { best = index }
      index = cell.nextInRow
    }
    return best
  }
}
