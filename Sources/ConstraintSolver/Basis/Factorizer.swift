/// One factorisation of the basis matrix: Gauss elimination in an order that creates few new cells.
///
/// 1. While some row has a single variable left, that variable is known: eliminate it. Definitions such as *x = parent.x + 8*
///    are all of this kind and make *L* a mere copy of the matrix.
/// 2. While some variable is left in a single row, that row is a definition for later: it becomes a row of *U* as it is.
/// 3. What remains, such as the ring of widths in a row of equal views, goes to ``Nucleus``.
///
/// - Complexity: O(cells) for 1 and 2.
struct Factorizer {
  let matrix: Matrix
  let slotSymbol: ContiguousArray<Symbol>
  /// Slot by constraint, −1 if not tight.
  private var slotOfConstraint: ContiguousArray<Int32>
  private var unitSlot: ContiguousArray<Int32>
  private var rowCount: ContiguousArray<Int32>
  private var columnCount: ContiguousArray<Int32>
  private var queue: ContiguousArray<Int32> = []
  private var factors: Factors
  private let n: Int

  /// Slots and variables that could not be matched.
  private(set) var leftSlots: [Int32] = []
  private(set) var leftVariables: [Int32] = []

  static let done: Int32 = -1

  init(matrix: Matrix, slotSymbol: ContiguousArray<Symbol>, reusing factors: Factors) {
    self.matrix = matrix
    self.slotSymbol = slotSymbol
    self.factors = factors
    n = slotSymbol.count
    slotOfConstraint = ContiguousArray(repeating: -1, count: matrix.start.count)
    unitSlot = ContiguousArray(repeating: -1, count: n)
    rowCount = ContiguousArray(repeating: 0, count: n)
    queue.reserveCapacity(n)
    columnCount = ContiguousArray(repeating: 0, count: n)
  }

  /// Nil if the rows are dependent; then `leftSlots` and `leftVariables` tell which rows to replace by which variables.
  mutating func run() -> Factors? {
    factors.reset(reserving: n)
    count()
    eliminateKnown()
    eliminateDefinitions()
    if factors.count < n { eliminateNucleus() }
    if !leftSlots.isEmpty { return nil }
    factors.isValid = true
    return factors
  }

  private mutating func count() {
    for slot in 0..<n {
      let symbol = slotSymbol[slot]
      if symbol.isStructural {
        unitSlot[Int(symbol.ordinal)] = Int32(slot)
        rowCount[slot] = 1
        columnCount[Int(symbol.ordinal)] += 1
      } else {
        slotOfConstraint[Int(symbol.ordinal)] = Int32(slot)
        rowCount[slot] = matrix.count[Int(symbol.ordinal)]
        for index in matrix.range(symbol.ordinal) { columnCount[Int(matrix.cells[index].variable)] += 1 }
      }
      if rowCount[slot] == 1 { queue.append(Int32(slot)) }
    }
  }

  private mutating func eliminateKnown() {
    var next = 0
    while next < queue.count {
      let slot = queue[next]
      next += 1
      if rowCount[Int(slot)] != 1 { continue }
      guard let (variable, pivot) = onlyCell(of: slot) else { continue }
      factors.pivotSlot.append(slot)
      factors.pivotVariable.append(variable)
      factors.pivotValue.append(pivot)
      rowCount[Int(slot)] = Factorizer.done
      columnCount[Int(variable)] = Factorizer.done
      let unit = unitSlot[Int(variable)]
      if unit >= 0 && unit != slot { reach(unit, 1 / pivot) }
      var index = matrix.head[Int(variable)]
      while index != Matrix.none {
        let cell = matrix.cells[Int(index)]
        let other = slotOfConstraint[Int(cell.constraint)]
        if other >= 0 { reach(other, cell.value / pivot) }
        index = cell.nextInColumn
      }
      factors.lowerStart.append(Int32(factors.lower.count))
      factors.upperStart.append(0)
    }
  }

  private mutating func reach(_ slot: Int32, _ factor: Double) {
    if rowCount[Int(slot)] == Factorizer.done { return }
    factors.lower.append(Factors.Entry(value: factor, index: slot))
    rowCount[Int(slot)] -= 1
    if rowCount[Int(slot)] == 1 { queue.append(slot) }
  }

  private func onlyCell(of slot: Int32) -> (variable: Int32, value: Double)? {
    let symbol = slotSymbol[Int(slot)]
    if symbol.isStructural {
      return columnCount[Int(symbol.ordinal)] == Factorizer.done ? nil : (symbol.ordinal, 1)
    }
    for index in matrix.range(symbol.ordinal) {
      let cell = matrix.cells[index]
      if columnCount[Int(cell.variable)] != Factorizer.done { return (cell.variable, cell.value) }
    }
    return nil
  }

  private mutating func eliminateDefinitions() {
    if factors.count == n { return }
    for variable in 0..<n where columnCount[variable] != Factorizer.done { columnCount[variable] = 0 }
    for slot in 0..<n where rowCount[slot] > 0 {
      for index in matrix.range(slotSymbol[slot].ordinal) {
        let variable = Int(matrix.cells[index].variable)
        if columnCount[variable] != Factorizer.done { columnCount[variable] += 1 }
      }
    }
    queue.removeAll(keepingCapacity: true)
    for variable in 0..<n where columnCount[variable] == 1 { queue.append(Int32(variable)) }
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      if columnCount[Int(variable)] == 1 { define(variable) }
    }
  }

  /// Takes the only row left that mentions a variable as the definition of that variable.
  private mutating func define(_ variable: Int32) {
    var index = matrix.head[Int(variable)]
    while index != Matrix.none {
      let slot = slotOfConstraint[Int(matrix.cells[Int(index)].constraint)]
      if slot >= 0 && rowCount[Int(slot)] > 0 {
        return define(variable, by: slot, pivot: matrix.cells[Int(index)].value)
      }
      index = matrix.cells[Int(index)].nextInColumn
    }
  }

  private mutating func define(_ variable: Int32, by slot: Int32, pivot: Double) {
    let constraint = slotSymbol[Int(slot)].ordinal
    // A pivot much smaller than its row is left to the nucleus, which has a choice.
    for index in matrix.range(constraint) where abs(matrix.cells[index].value) * 1e-6 > abs(pivot) { return }
    factors.pivotSlot.append(slot)
    factors.pivotVariable.append(variable)
    factors.pivotValue.append(pivot)
    rowCount[Int(slot)] = Factorizer.done
    columnCount[Int(variable)] = Factorizer.done
    for index in matrix.range(constraint) {
      let cell = matrix.cells[index]
      if columnCount[Int(cell.variable)] == Factorizer.done { continue }
      factors.upper.append(Factors.Entry(value: cell.value, index: cell.variable))
      columnCount[Int(cell.variable)] -= 1
      if columnCount[Int(cell.variable)] == 1 { queue.append(cell.variable) }
    }
    factors.lowerStart.append(Int32(factors.lower.count))
    factors.upperStart.append(Int32(factors.upper.count))
  }

  private mutating func eliminateNucleus() {
    var nucleus = Nucleus(variables: n)
    for slot in 0..<n where rowCount[slot] != Factorizer.done {
      let symbol = slotSymbol[slot]
      var cells: [Factors.Entry] = []
      if symbol.isStructural {
        if columnCount[Int(symbol.ordinal)] != Factorizer.done {
          cells.append(Factors.Entry(value: 1, index: symbol.ordinal))
        }
      } else {
        for index in matrix.range(symbol.ordinal) {
          let cell = matrix.cells[index]
          if columnCount[Int(cell.variable)] != Factorizer.done {
            cells.append(Factors.Entry(value: cell.value, index: cell.variable))
          }
        }
      }
      nucleus.add(slot: Int32(slot), cells)
    }
    nucleus.eliminate(into: &factors)
    leftSlots = nucleus.leftSlots
    if leftSlots.isEmpty { return }
    var isMatched = [Bool](repeating: false, count: n)
    for variable in factors.pivotVariable { isMatched[Int(variable)] = true }
    for variable in 0..<n where !isMatched[variable] { leftVariables.append(Int32(variable)) }
  }
}
