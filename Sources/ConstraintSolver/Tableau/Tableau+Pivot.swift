extension Tableau {
  /// Makes `symbol` basic with the row Σ `terms`, in which basic variables are replaced by their rows.
  ///
  /// - Complexity: O(total length of the rows substituted).
  mutating func insertRow(_ symbol: Symbol, _ terms: [Term]) {
    isBasic[Int(symbol)] = true
    lastStamp &+= 1
    var touched: [Symbol] = []
    for term in terms {
      let variable = Symbol(structural: term.variable.index)
      if !isBasic[Int(variable)] {
        accumulate(variable, term.coefficient, &touched)
        continue
      }
      var index = head[Int(variable)]
      while index != Tableau.none {
        let cell = cells[Int(index)]
        accumulate(cell.column, cell.value * term.coefficient, &touched)
        index = cell.nextInRow
      }
    }
    for column in touched {
      let value = work[Int(column)]
      work[Int(column)] = 0
      if value != 0 { insert(row: symbol, column: column, value: value) }
    }
  }

  private mutating func accumulate(_ column: Symbol, _ value: Double, _ touched: inout [Symbol]) {
    if stamp[Int(column)] != lastStamp {
      stamp[Int(column)] = lastStamp
      touched.append(column)
    }
    work[Int(column)] = Tableau.sum(work[Int(column)], value)
  }

  /// Exchanges a nonbasic and a basic symbol at a nonzero cell.
  ///
  /// The row *leaving* = a·*entering* + R becomes *entering* = (1/a)·*leaving* − R/a and replaces *entering* in every
  /// other row.
  ///
  /// - Complexity: O(Σ over the rows of the entering column of their length plus that of the pivot row).
  mutating func pivot(at pivotCell: Int32) {
    let entering = cells[Int(pivotCell)].column
    let leaving = cells[Int(pivotCell)].row
    unlinkFromColumn(pivotCell)
    solveRow(pivotCell, for: entering)

    var index = head[Int(entering)]
    head[Int(entering)] = head[Int(leaving)]
    count[Int(entering)] = count[Int(leaving)]
    isBasic[Int(entering)] = true
    isBasic[Int(leaving)] = false
    head[Int(leaving)] = Tableau.none
    count[Int(leaving)] = 0
    linkIntoColumn(leaving, pivotCell)

    scatterRow(entering, except: leaving)
    let inverse = cells[Int(pivotCell)].value
    while index != Tableau.none {
      let next = cells[Int(index)].nextInColumn
      let factor = cells[Int(index)].value
      // The cell of the entering column turns into the cell of the leaving one: the row cannot contain it yet.
      cells[Int(index)].value = factor * inverse
      linkIntoColumn(leaving, index)
      addScatteredRow(entering, except: leaving, times: factor, to: cells[Int(index)].row)
      index = next
    }
    gatherRow(entering)
  }

  private mutating func solveRow(_ pivotCell: Int32, for entering: Symbol) {
    let inverse = 1 / cells[Int(pivotCell)].value
    var index = head[Int(cells[Int(pivotCell)].row)]
    while index != Tableau.none {
      cells[Int(index)].row = entering
      cells[Int(index)].value *= -inverse
      index = cells[Int(index)].nextInRow
    }
    cells[Int(pivotCell)].value = inverse
  }

  private mutating func scatterRow(_ row: Symbol, except column: Symbol) {
    var index = head[Int(row)]
    while index != Tableau.none {
      let cell = cells[Int(index)]
      if cell.column != column { work[Int(cell.column)] = cell.value }
      index = cell.nextInRow
    }
  }

  private mutating func gatherRow(_ row: Symbol) {
    var index = head[Int(row)]
    while index != Tableau.none {
      work[Int(cells[Int(index)].column)] = 0
      index = cells[Int(index)].nextInRow
    }
  }

  /// Adds `factor` times the scattered row `source` to row `target`.
  private mutating func addScatteredRow(
    _ source: Symbol, except column: Symbol, times factor: Double, to target: Symbol
  ) {
    if count[Int(source)] == 1 { return }
    lastStamp &+= 1
    let mark = lastStamp
    var index = head[Int(target)]
    while index != Tableau.none {
      let cell = cells[Int(index)]
      let addend = work[Int(cell.column)]
      if addend != 0 {
        stamp[Int(cell.column)] = mark
        let value = Tableau.sum(cell.value, factor * addend)
        if value == 0 { remove(index) } else { cells[Int(index)].value = value }
      }
      index = cell.nextInRow
    }
    index = head[Int(source)]
    while index != Tableau.none {
      let cell = cells[Int(index)]
      if cell.column != column && stamp[Int(cell.column)] != mark {
        insert(row: target, column: cell.column, value: factor * cell.value)
      }
      index = cell.nextInRow
    }
  }
}
