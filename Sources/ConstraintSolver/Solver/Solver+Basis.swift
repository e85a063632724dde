extension Solver {
  /// Factorises the present basis, unless the factors describe it already.
  ///
  /// If the tight symbols are not independent up to rounding, those that depend on others are replaced by variables at
  /// their present values.
  mutating func factorize() {
    if factors.isValid && !factors.isWorn { return }
    column.symbol = -1
    for attempt in 0... {
      if factorizer.run(matrix, slotSymbol, into: &factors, work: &scratch.variables) { break }
      // Every attempt makes at least one more row a unit row, so this ends.
      precondition(attempt <= slotSymbol.count, "a basis of unit rows is regular")
      optimizer.isPriced = false
      for (slot, variable) in zip(factorizer.leftSlots, factorizer.leftVariables) {
        let former = slotSymbol[Int(slot)]
        symbols[Int(former)].slot = -1
        slotSymbol[Int(slot)] = Symbol(structural: variable)
        symbols[Int(Symbol(structural: variable))].slot = slot
        if !former.isStructural && records[Int(former.ordinal)].state == .ghost { erase(former.ordinal) }
      }
    }
    if optimizer.isWeighing { weigh() }
  }

  /// Solves *B x* = *b*, with *b* in `scratch.slots`, which is zero afterwards, and *x* in `scratch.variables`, which is
  /// zero before. `scratch.reached` tells where to look.
  mutating func solveForVariables() {
    if factorIndex.isWorthwhile(for: factors, limits) {
      factors.solveSparsely(&scratch.slots, into: &scratch.variables, &factorIndex)
      scratch.noteReached(by: &factorIndex)
    } else {
      factors.solve(&scratch.slots, into: &scratch.variables)
      scratch.noteReached(scratch.variables, count: factors.count)
    }
  }

  /// Solves *yᵀ B* = *aᵀ*, with *a* in `scratch.variables`, which is zero afterwards, and *y* in `scratch.slots`, which is
  /// zero before. `scratch.reached` tells where to look.
  mutating func solveForSlots() {
    if factorIndex.isWorthwhile(for: factors, limits) {
      factors.solveTransposedSparsely(&scratch.variables, into: &scratch.slots, &factorIndex)
      scratch.noteReached(by: &factorIndex)
    } else {
      factors.solveTransposed(&scratch.variables, into: &scratch.slots)
      scratch.noteReached(scratch.slots, count: factors.count)
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
    for slot in scratch.reached {
      let value = scratch.slots[Int(slot)]
      if abs(value) > Tolerances.entry { scratch.row.append(Factors.Entry(value: value, index: slot)) }
      scratch.slots[Int(slot)] = 0
    }
  }

  /// Moves a tight symbol and everything that depends on it.
  mutating func shift(_ symbol: Symbol, by delta: Double) {
    if delta == 0 { return }
    computeColumn(of: symbol)
    if column.symbol != symbol { return }
    moveColumn(by: delta)
    noteColumnChanged()
    let distance = abs(delta) * column.largest
    if distance > Tolerances.farCoordinate * tolerance { changes.isFar = true }
    if distance > Tolerances.lossyCoordinate * tolerance { changes.losesDigits = true }
  }

  /// Moves the tight symbol of the column and everything that depends on it.
  mutating func moveColumn(by delta: Double) {
    propagated = nil
    symbols.withUnsafeMutableBufferPointer { symbols in
      column.entries.withUnsafeBufferPointer { entries in
        for entry in entries { symbols[Int(entry.index)].value += entry.value * delta }
      }
      if !column.symbol.isStructural { symbols[Int(column.symbol)].value += delta }
    }
  }

  /// Exchanges a tight symbol with a basic one that moves with it.
  mutating func exchange(tight entering: Symbol, basic leaving: Symbol) {
    counters.pivots += 1
    computeRow(of: leaving)
    let slot = symbols[Int(entering)].slot
    if slot < 0 || !symbols[Int(leaving)].isBasic { return }
    if optimizer.isPriced {
      guard let pivot = scratch.row.first(where: { $0.index == slot })?.value, isSound(pivot, leaving) else {
        factors.isValid = false
        optimizer.isPriced = false
        return
      }
      exchangeCosts(tight: entering, basic: leaving, pivot: pivot)
    }
    if symbols[Int(leaving)].level == Level.required && symbols[Int(leaving)].piece != 0 {
      optimizer.violatedRequired -= 1
    }
    if symbols[Int(entering)].level == Level.required && symbols[Int(entering)].piece != 0 {
      optimizer.violatedRequired += 1
    }
    factors.replace(slot, by: scratch.row)
    slotSymbol[Int(slot)] = leaving
    symbols[Int(leaving)].slot = slot
    symbols[Int(entering)].slot = -1
    exchangeColumn(tight: entering, basic: leaving)
    if !entering.isStructural && records[Int(entering.ordinal)].state == .ghost { erase(entering.ordinal) }
  }

  /// Whether the pivot, computed as part of a row, agrees with the column. If not, the factors have become bad.
  private func isSound(_ pivot: Double, _ leaving: Symbol) -> Bool {
    guard let entry = column.entries.first(where: { $0.index == leaving }) else { return false }
    return abs(pivot - entry.value) <= Tolerances.pivotMismatch * (abs(pivot) + abs(entry.value))
  }

  /// Frees the numbers of removed variables, after taking the ghosts that mention them out of the basis.
  mutating func releaseMentionedVariables() {
    if mentionedVariables.isEmpty { return }
    growScratch()
    for variable in mentionedVariables {
      while let ghost = ghost(mentioning: variable) { expel(ghost, mentioning: variable) }
      let symbol = Symbol(structural: variable)
      // No row mentions the variable any more, so it is tight itself and moves nothing else.
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

  /// Takes a ghost out of the basis. If the removed variable can take its place it does, because nothing else depends
  /// on it.
  private mutating func expel(_ ghost: Symbol, mentioning variable: Int32) {
    computeColumn(of: ghost)
    var best: Symbol = -1
    var bestRate = 0.0
    for entry in column.entries[..<column.variableCount] where symbols[Int(entry.index)].isBasic {
      if entry.index == Symbol(structural: variable) && abs(entry.value) > Tolerances.pivot {
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
