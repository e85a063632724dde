extension Solver {
  /// What is wrong with the data structures; nil if nothing is. For tests: it looks at everything.
  func brokenInvariant() -> String? {
    var copy = self
    copy.admit()
    return copy.brokenSymbol() ?? copy.brokenBasis() ?? copy.brokenLevel() ?? copy.brokenEquation()
      ?? copy.brokenOptimum()
  }

  private func brokenSymbol() -> String? {
    for s in symbols.indices {
      let name = Symbol(s).symbolName
      if symbols[s].level == Level.absent && symbols[s].slot >= 0 && !Symbol(s).isStructural {
        return "\(name) is not in use but tight"
      }
      if !symbols[s].value.isFinite { return "\(name) has the value \(symbols[s].value)" }
    }
    for slot in scratch.slots.indices where scratch.slots[slot] != 0 { return "scratch of slot \(slot) is not zero" }
    for v in scratch.variables.indices where scratch.variables[v] != 0 { return "scratch of x\(v) is not zero" }
    return nil
  }

  private func brokenBasis() -> String? {
    if isBasisLost { return nil }
    if slotSymbol.count != solution.count { return "\(slotSymbol.count) slots" }
    for (slot, symbol) in slotSymbol.enumerated() where symbols[Int(symbol)].slot != Int32(slot) {
      return "\(symbol.symbolName) does not know its slot \(slot)"
    }
    let tight = symbols.reduce(0) { $0 + ($1.slot >= 0 ? 1 : 0) }
    if tight != slotSymbol.count { return "\(tight) tight symbols for \(slotSymbol.count) slots" }
    return brokenFactors()
  }

  /// Multiplies an arbitrary vector by the basis and solves for it again.
  private func brokenFactors() -> String? {
    if !factors.isValid { return nil }
    var copy = self
    copy.growScratch()
    let x = slotSymbol.indices.map { Double(($0 * 7919) % 101 - 50) }
    for (slot, symbol) in slotSymbol.enumerated() {
      if symbol.isStructural {
        copy.scratch.slots[slot] = x[Int(symbol.ordinal)]
      } else {
        for index in matrix.range(symbol.ordinal) {
          copy.scratch.slots[slot] += matrix.cells[index].value * x[Int(matrix.cells[index].variable)]
        }
      }
    }
    copy.solveForVariables()
    for v in x.indices where abs(copy.scratch.variables[v] - x[v]) > Tolerances.checkedFactors * (1 + abs(x[v])) {
      return "the factors give \(copy.scratch.variables[v]) instead of \(x[v])"
    }
    return nil
  }

  private func brokenLevel() -> String? {
    for (k, group) in members.enumerated() {
      for (position, symbol) in group.enumerated() {
        let s = symbols[Int(symbol)]
        if s.level != Int32(k) || s.position != Int32(position) { return "\(symbol.symbolName) is not of level \(k)" }
      }
    }
    for (index, record) in records.enumerated() where record.state == .live || record.state == .queued {
      let level = Int(symbols[Int(Symbol(row: Int32(index)))].level)
      let isRight = record.priority.isRequired ? level == 0 : level > 0 && priorities[level - 1] == record.priority
      if !isRight { return "s\(index) has level \(level)" }
    }
    return nil
  }

  private func brokenEquation() -> String? {
    // The last solve promised a multiple of the tolerance; the coordinate that the tolerance came from may be gone
    // since.
    let bound = max(limits.residual * tolerance, Tolerances.checkedResidual * max(1, magnitude))
    return isSolved && residual() > bound ? "the constraints as given are off by \(residual())" : nil
  }

  /// Checks, after a solve, that pieces fit the values, that reduced costs fit the pieces, and that no move makes
  /// anything better.
  private func brokenOptimum() -> String? {
    if !isSolved || !optimizer.isPriced || !moved.isEmpty || disturbances > 0 { return nil }
    for symbol in members.joined() where symbols[Int(symbol)].isBasic {
      let s = symbols[Int(symbol)]
      let bound = Tolerances.checkedPiece * max(1, magnitude)
      let isOnPiece = s.value > s.pieceLower - bound && s.value < s.pieceUpper + bound
      if !isOnPiece { return "\(symbol.symbolName) = \(s.value) is not on piece \(s.piece)" }
    }
    var copy = self
    copy.optimizer.followedLevels = .max
    copy.price()
    while copy.priceLowerLevels() { copy.optimizer.removeCandidates() }
    if !copy.factors.isValid || !copy.optimizer.isPriced { return nil }
    for slot in slotSymbol.indices {
      let difference = copy.optimizer.costs.difference(optimizer.costs, slot)
      if let difference { return "slot \(slot): \(difference)" }
      copy.optimizer.addCandidate(Int32(slot))
    }
    // Slopes that the column does not confirm are rounding errors of the row; only steps that get somewhere count.
    let move = copy.chooseMove(smallest: false)
    _ = copy.optimize()
    if symbols.indices.contains(where: { abs(copy.symbols[$0].value - symbols[$0].value) > tolerance }) {
      return "not optimal, " + (move.map { "\($0.symbol.symbolName) has a slope of \($0.slope)" } ?? "")
    }
    return nil
  }
}

extension CostVectors {
  /// Describes a slope that differs by more than rounding.
  fileprivate func difference(_ other: CostVectors, _ slot: Int) -> String? {
    let (a, b) = (slopes(slot), other.slopes(slot))
    for level in Set(a.keys).union(b.keys).sorted() {
      let (x, y) = (a[level, default: 0], b[level, default: 0])
      if abs(x - y) > Tolerances.checkedSlope * (1 + abs(x)) {
        return "a slope of \(y) instead of \(x) at level \(level)"
      }
    }
    return nil
  }

  private func slopes(_ slot: Int) -> [Int32: Double] {
    var result: [Int32: Double] = [:]
    var node = head[slot]
    while node != CostVectors.none {
      result[nodes[Int(node)].level] = nodes[Int(node)].value
      node = nodes[Int(node)].next
    }
    return result
  }
}
