extension Solver {
  /// Makes the factors describe the present basis.
  ///
  /// If the tight symbols are not independent up to rounding, those that depend on others are replaced by variables at
  /// their present values.
  mutating func factorize() {
    if factors.isValid && !factors.isWorn { return }
    column.symbol = -1
    for attempt in 0... {
      // Moved out, so that the arrays are not shared and keep their memory.
      var former = Factors()
      swap(&former, &factors)
      var factorizer = Factorizer(matrix: matrix, slotSymbol: slotSymbol, reusing: consume former)
      if let result = factorizer.run() {
        factors = result
        break
      }
      // Every attempt makes at least one more row a unit row, so this ends.
      precondition(attempt <= slotSymbol.count, "a basis of unit rows is regular")
      for (slot, variable) in zip(factorizer.leftSlots, factorizer.leftVariables) {
        let former = slotSymbol[Int(slot)]
        symbols[Int(former)].slot = -1
        slotSymbol[Int(slot)] = Symbol(structural: variable)
        symbols[Int(Symbol(structural: variable))].slot = slot
        if !former.isStructural && records[Int(former.ordinal)].state == .ghost { erase(former.ordinal) }
      }
    }
  }

  /// Computes how everything moves with a tight symbol.
  ///
  /// - Complexity: O(*n* + cells of the factors + cells of the variables that move).
  mutating func computeColumn(of symbol: Symbol) {
    factorize()
    if column.symbol == symbol { return }
    column.symbol = symbol
    column.entries.removeAll(keepingCapacity: true)
    let slot = Int(symbols[Int(symbol)].slot)
    if slot < 0 {
      // Factorising found the symbol dependent and replaced it.
      column.symbol = -1
      column.variableCount = 0
      return
    }
    scratch.slots[slot] = 1
    solveForVariables()
    for variable in scratch.variables.indices where scratch.variables[variable] != 0 {
      let moving = Symbol(structural: Int32(variable))
      // Other tight variables stay; what else the solve says of them is rounding.
      let isFixed = !symbols[Int(moving)].isBasic && moving != symbol
      if isFixed || abs(scratch.variables[variable]) < 1e-13 {
        scratch.variables[variable] = 0
        continue
      }
      column.entries.append(Factors.Entry(value: scratch.variables[variable], index: moving))
    }
    column.variableCount = column.entries.count
    spreadOverRows()
  }

  /// *x* = *B*⁻¹ *b* from `scratch.slots` to `scratch.variables`; clears the former.
  mutating func solveForVariables() {
    factors.solve(&scratch.slots, into: &scratch.variables)
  }

  /// *yᵀ* = *aᵀ* *B*⁻¹ from `scratch.variables` to `scratch.slots`; clears the former.
  mutating func solveForSlots() {
    factors.solveTransposed(&scratch.variables, into: &scratch.slots)
  }

  /// Adds the basic rows that move with the variables of the column, and clears `scratch.variables`.
  private mutating func spreadOverRows() {
    scratch.touched.removeAll(keepingCapacity: true)
    for position in 0..<column.variableCount {
      let entry = column.entries[position]
      scratch.variables[Int(entry.index.ordinal)] = 0
      var index = matrix.head[Int(entry.index.ordinal)]
      while index != Matrix.none {
        let cell = matrix.cells[Int(index)]
        index = cell.nextInColumn
        if !symbols[Int(Symbol(row: cell.constraint))].isBasic { continue }
        let old = scratch.constraints[Int(cell.constraint)]
        if old == 0 { scratch.touched.append(cell.constraint) }
        let new = cancelling(old, cell.value * entry.value)
        // A sum that returns to zero must not be taken for a row not met yet.
        scratch.constraints[Int(cell.constraint)] = new == 0 ? 1e-300 : new
      }
    }
    for constraint in scratch.touched {
      let rate = scratch.constraints[Int(constraint)]
      scratch.constraints[Int(constraint)] = 0
      if abs(rate) > 1e-13 {
        column.entries.append(Factors.Entry(value: rate, index: Symbol(row: constraint)))
      }
    }
  }

  /// Computes `scratch.row`: a symbol as a combination of the tight ones, by slot.
  ///
  /// - Complexity: O(*n* + cells of the factors).
  mutating func computeRow(of symbol: Symbol) {
    factorize()
    if symbol.isStructural {
      scratch.variables[Int(symbol.ordinal)] = 1
    } else {
      for index in matrix.range(symbol.ordinal) {
        scratch.variables[Int(matrix.cells[index].variable)] = matrix.cells[index].value
      }
    }
    solveForSlots()
    scratch.row.removeAll(keepingCapacity: true)
    for slot in scratch.slots.indices where scratch.slots[slot] != 0 {
      if abs(scratch.slots[slot]) > 1e-13 {
        scratch.row.append(Factors.Entry(value: scratch.slots[slot], index: Int32(slot)))
      }
      scratch.slots[slot] = 0
    }
  }

  /// Moves a tight symbol and everything that depends on it.
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    if delta == 0 { return }
    computeColumn(of: symbol)
    symbols.withUnsafeMutableBufferPointer { symbols in
      column.entries.withUnsafeBufferPointer { entries in
        for entry in entries { symbols[Int(entry.index)].value += entry.value * delta }
      }
    }
    if !symbol.isStructural { symbols[Int(symbol)].value += delta }
  }

  /// Exchanges a tight symbol with a basic one that moves with it.
  mutating func exchange(tight entering: Symbol, basic leaving: Symbol) {
    counters.pivots += 1
    computeRow(of: leaving)
    let slot = symbols[Int(entering)].slot
    if slot < 0 || !symbols[Int(leaving)].isBasic { return }
    factors.replace(slot, by: scratch.row)
    slotSymbol[Int(slot)] = leaving
    symbols[Int(leaving)].slot = slot
    symbols[Int(entering)].slot = -1
    column.symbol = -1
    if !entering.isStructural && records[Int(entering.ordinal)].state == .ghost { erase(entering.ordinal) }
  }

  /// Frees the indices of removed variables, after taking ghosts that mention them out of the basis.
  mutating func releaseMentionedVariables() {
    for variable in mentionedVariables {
      while let ghost = ghost(mentioning: variable) { expel(ghost, mentioning: variable) }
      let symbol = Symbol(structural: variable)
      // Now no row mentions the variable, so its place in the basis is its own.
      shift(symbol, by: -symbols[Int(symbol)].value)
      symbols[Int(symbol)].value = 0
      unusedVariables.append(variable)
    }
    mentionedVariables.removeAll(keepingCapacity: true)
  }

  private func ghost(mentioning variable: Int32) -> Symbol? {
    let index = matrix.head[Int(variable)]
    return index == Matrix.none ? nil : Symbol(row: matrix.cells[Int(index)].constraint)
  }

  /// The removed variable itself is the best to take the place: it has no business anywhere.
  private mutating func expel(_ ghost: Symbol, mentioning variable: Int32) {
    computeColumn(of: ghost)
    var best: Symbol = -1
    var bestRate = 0.0
    for entry in column.entries[..<column.variableCount] where symbols[Int(entry.index)].isBasic {
      if entry.index == Symbol(structural: variable) && abs(entry.value) > Solver.pivotTolerance {
        best = entry.index
        break
      }
      if abs(entry.value) > bestRate {
        bestRate = abs(entry.value)
        best = entry.index
      }
    }
    precondition(best >= 0, "a row of the basis moves some variable")
    exchange(tight: ghost, basic: best)
  }
}
