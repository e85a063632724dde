extension Solver {
  /// Computes how all basic symbols move with a tight one.
  ///
  /// - Complexity: O(*n* + cells of the factors + cells of the variables that move).
  mutating func computeColumn(of symbol: Symbol) {
    factorize()
    if column.symbol == symbol { return }
    column.symbol = symbol
    column.entries.removeAll(keepingCapacity: true)
    let slot = Int(symbols[Int(symbol)].slot)
    if slot < 0 {
      // Factorising found that the symbol depends on others, and replaced it.
      column.symbol = -1
      column.variableCount = 0
      return
    }
    scratch.slots[slot] = 1
    solveForVariables()
    var largest = 0.0
    for reached in scratch.reached {
      let variable = Int(reached)
      let moving = Symbol(structural: reached)
      // Other tight variables do not move; anything else is a rounding error.
      let isFixed = !symbols[Int(moving)].isBasic && moving != symbol
      if isFixed || abs(scratch.variables[variable]) < Tolerances.entry {
        scratch.variables[variable] = 0
        continue
      }
      column.entries.append(Factors.Entry(value: scratch.variables[variable], index: moving))
      largest = max(largest, abs(scratch.variables[variable]))
    }
    if largest > 1 { dropRounding(below: Tolerances.entry * largest) }
    column.variableCount = column.entries.count
    column.largest = largest
    spreadOverRows()
  }

  private mutating func dropRounding(below bound: Double) {
    for entry in column.entries where abs(entry.value) < bound { scratch.variables[Int(entry.index.ordinal)] = 0 }
    column.entries.removeAll { abs($0.value) < bound }
  }

  /// Adds the basic rows that move with the variables of the column, apart from those of levels that nobody has asked for
  /// yet (see `Optimizer.followedLevels`), and clears `scratch.variables`.
  private mutating func spreadOverRows() {
    scratch.touched.removeAll(keepingCapacity: true)
    let followed = optimizer.followedLevels
    for position in 0..<column.variableCount { scratch.variables[Int(column.entries[position].index.ordinal)] = 0 }
    let isIndexed = columnIndex.isWorthwhile(for: matrix, limits)
    // Most of the time of a step goes here, hence one check of each array instead of one for each cell.
    symbols.withUnsafeBufferPointer { symbols in
      scratch.slots.withUnsafeMutableBufferPointer { sums in
        /// Adds what a row moves by with one variable.
        @inline(__always)
        func add(_ rate: Double, to constraint: Int32) {
          let row = Int(Symbol(row: constraint))
          if !symbols[row].isBasic || symbols[row].level >= followed { return }
          let old = sums[Int(constraint)]
          if old == 0 { scratch.touched.append(constraint) }
          let new = cancelling(old, rate)
          // A sum that returns to zero must not be taken for that of a row that was not met yet.
          sums[Int(constraint)] = new == 0 ? Tolerances.placeholder : new
        }
        if isIndexed {
          columnIndex.withCells { (start, cells) in
            for position in 0..<column.variableCount {
              let entry = column.entries[position]
              let variable = Int(entry.index.ordinal)
              for index in Int(start[variable])..<Int(start[variable + 1]) {
                add(cells[index].value * entry.value, to: cells[index].index)
              }
            }
          }
        } else {
          matrix.cells.withUnsafeBufferPointer { cells in
            for position in 0..<column.variableCount {
              let entry = column.entries[position]
              var index = matrix.head[Int(entry.index.ordinal)]
              while index != Matrix.none {
                let cell = cells[Int(index)]
                index = cell.nextInColumn
                add(cell.value * entry.value, to: cell.constraint)
              }
            }
          }
        }
      }
    }
    for constraint in scratch.touched {
      let rate = scratch.slots[Int(constraint)]
      scratch.slots[Int(constraint)] = 0
      if abs(rate) > Tolerances.entry {
        column.entries.append(Factors.Entry(value: rate, index: Symbol(row: constraint)))
      }
    }
  }

  /// Turns the column into that of the symbol that took the place of the entering one: it is divided by the pivot.
  mutating func exchangeColumn(tight entering: Symbol, basic leaving: Symbol) {
    guard column.symbol == entering, let place = column.entries.firstIndex(where: { $0.index == leaving }) else {
      column.symbol = -1
      return
    }
    if abs(column.entries[place].value) < Tolerances.smallestDivisor {
      column.symbol = -1
      return
    }
    let factor = 1 / column.entries[place].value
    column.entries.withUnsafeMutableBufferPointer { entries in
      for position in entries.indices { entries[position].value *= factor }
    }
    column.symbol = leaving
    column.largest *= abs(factor)
    if leaving.isStructural {
      column.entries[place].value = 1
    } else {
      removeFromColumn(at: place)
    }
    if !entering.isStructural { column.entries.append(Factors.Entry(value: factor, index: entering)) }
  }

  /// Adds a row to the column that became basic just now.
  mutating func addToColumn(_ constraint: Int32) {
    if column.symbol < 0 { return }
    var rate = 0.0
    for index in matrix.range(constraint) {
      let cell = matrix.cells[index]
      let moving = Symbol(structural: cell.variable)
      if symbols[Int(moving)].isBasic || moving == column.symbol, let entry = columnEntry(moving) {
        rate = cancelling(rate, cell.value * entry.value)
      }
    }
    if abs(rate) > Tolerances.entry {
      column.entries.append(Factors.Entry(value: rate, index: Symbol(row: constraint)))
    }
  }

  private func columnEntry(_ variable: Symbol) -> Factors.Entry? {
    column.entries[..<column.variableCount].first { $0.index == variable }
  }

  /// Removes a row from the column.
  mutating func removeFromColumn(_ constraint: Int32) {
    let symbol = Symbol(row: constraint)
    if column.symbol == symbol { column.symbol = -1 }
    if column.symbol < 0 { return }
    var place = column.variableCount
    while place < column.entries.count && column.entries[place].index != symbol { place += 1 }
    if place < column.entries.count { removeFromColumn(at: place) }
  }

  private mutating func removeFromColumn(at place: Int) {
    column.entries.swapAt(place, column.entries.count - 1)
    column.entries.removeLast()
  }
}
