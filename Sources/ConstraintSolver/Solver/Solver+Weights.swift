/// How much moves with each tight symbol, by which a choice among many candidates prefers small moves.
///
/// Where much depends on each binding constraint, the steepest slope is mostly that of the symbol with which most moves:
/// the step takes long, gains little per symbol moved, and the next one moves nearly all of them back. The steepest *edge*
/// is the slope divided by the length of what moves. The weights are estimates of the squares of these lengths, which
/// decide about the way only, not about where it ends.
extension Solver {
  /// Makes the steps from here on choose by the steepest edge, until the optimization ends.
  mutating func beginWeighing() {
    factorize()
    optimizer.isWeighing = true
    weigh()
  }

  /// Estimates all weights from the factors: what moves with a variable are the variables that its step of the elimination
  /// is substituted into, and what moves with those. That is exact if no two of them move the same variable and the
  /// elimination had an order without *L*.
  ///
  /// - Complexity: O(*n* + cells of the factors).
  mutating func weigh() {
    optimizer.weights.removeAll(keepingCapacity: true)
    optimizer.weights.append(contentsOf: repeatElement(1, count: slotSymbol.count))
    optimizer.moves.removeAll(keepingCapacity: true)
    optimizer.moves.append(contentsOf: repeatElement(nil, count: slotSymbol.count))
    for step in 0..<factors.count {
      let variable = Int(factors.pivotVariable[step])
      let pivot = factors.pivotValue[step]
      let weight = 1 + scratch.variables[variable]
      scratch.variables[variable] = 0
      for cell in factors.upperCells(step) {
        let rate = factors.cells[cell].value / pivot
        scratch.variables[Int(factors.cells[cell].index)] += rate * rate * weight
      }
      optimizer.weights[Int(factors.pivotSlot[step])] = weight / (pivot * pivot)
    }
  }

  /// Brings the weights up to date with an exchange (Harris, *Pivot selection methods of the Devex LP code*, 1973): the
  /// column of the slot is known, and each other one of the row changes by a multiple of it.
  mutating func exchangeWeights(_ slot: Int32, pivot: Double) {
    let moved = column.entries.reduce(1) { $0 + $1.value * $1.value }
    let weight = moved / (pivot * pivot)
    for entry in scratch.row {
      let change = entry.value * entry.value * weight
      optimizer.weights[Int(entry.index)] = max(optimizer.weights[Int(entry.index)], change)
    }
    optimizer.weights[Int(slot)] = max(1, weight)
  }
}
