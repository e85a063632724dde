/// One factorisation of the basis matrix: Gauss elimination in an order that creates few new cells.
///
/// 1. While some row has a single variable left, that variable is known: eliminate it. Definitions such as *x =
///    parent.x + 8* are all of this kind and make *L* a mere copy of the matrix.
/// 2. While some variable is left in a single row, that row is a definition for later: it becomes a row of *U* as it
///    is.
/// 3. What remains, such as the ring of widths in a row of equal views, goes to ``Nucleus``.
///
/// - Complexity: O(cells) for 1 and 2.
struct Factorizer: Sendable {
  /// The slot of each constraint's row in the basis, −1 if it is not tight.
  private var slotOfConstraint: ContiguousArray<Int32> = []
  private var unitSlot: ContiguousArray<Int32> = []
  private var rowCount: ContiguousArray<Int32> = []
  private var columnCount: ContiguousArray<Int32> = []
  private var queue: ContiguousArray<Int32> = []
  private var nucleus = Nucleus()

  /// The slots whose rows depend on others, and the variables that found no pivot; as many of either.
  private(set) var leftSlots: [Int32] = []
  private(set) var leftVariables: [Int32] = []

  static let done: Int32 = -1

  /// - Returns: False if the rows are dependent; then `leftSlots` and `leftVariables` tell which rows to replace by
  ///   which variables.
  ///
  /// - Parameter work: A zero for each variable, before and after.
  mutating func run(
    _ matrix: Matrix, _ slotSymbol: ContiguousArray<Symbol>, into factors: inout Factors,
    work: inout ContiguousArray<Double>
  ) -> Bool {
    prepare(constraints: matrix.rows.count, variables: slotSymbol.count)
    let cells = count(matrix, slotSymbol)
    // Every row has a pivot, which is not among the cells. The elimination creates a few new ones.
    let others = cells - slotSymbol.count
    factors.reset(reserving: slotSymbol.count, cells: others + others / 2)
    eliminateKnown(matrix, slotSymbol, &factors)
    eliminateDefinitions(matrix, slotSymbol, &factors)
    if factors.count < slotSymbol.count { eliminateNucleus(matrix, slotSymbol, &factors, &work) }
    factors.isValid = leftSlots.isEmpty
    return factors.isValid
  }

  private mutating func prepare(constraints: Int, variables: Int) {
    slotOfConstraint.fill(-1, count: constraints)
    unitSlot.fill(-1, count: variables)
    rowCount.fill(0, count: variables)
    columnCount.fill(0, count: variables)
    queue.removeAll(keepingCapacity: true)
    if queue.capacity < variables { queue.reserveCapacity(variables) }
    leftSlots.removeAll(keepingCapacity: true)
    leftVariables.removeAll(keepingCapacity: true)
  }

  /// Counts the cells of each row and column of the basis.
  ///
  /// - Returns: How many there are.
  private mutating func count(_ matrix: Matrix, _ slotSymbol: ContiguousArray<Symbol>) -> Int {
    var cells = 0
    for slot in slotSymbol.indices {
      let symbol = slotSymbol[slot]
      if symbol.isStructural {
        unitSlot[Int(symbol.ordinal)] = Int32(slot)
        rowCount[slot] = 1
        columnCount[Int(symbol.ordinal)] += 1
      } else {
        slotOfConstraint[Int(symbol.ordinal)] = Int32(slot)
        rowCount[slot] = matrix.rows[Int(symbol.ordinal)].count
        for index in matrix.range(symbol.ordinal) { columnCount[Int(matrix.cells[index].variable)] += 1 }
      }
      cells += Int(rowCount[slot])
      if rowCount[slot] == 1 { queue.append(Int32(slot)) }
    }
    return cells
  }

  private mutating func eliminateKnown(
    _ matrix: Matrix, _ slotSymbol: ContiguousArray<Symbol>, _ factors: inout Factors
  ) {
    var next = 0
    while next < queue.count {
      let slot = queue[next]
      next += 1
      if rowCount[Int(slot)] != 1 { continue }
      guard let (variable, pivot) = onlyCell(of: slotSymbol[Int(slot)], matrix) else { continue }
      factors.pivotSlot.append(slot)
      factors.pivotVariable.append(variable)
      factors.pivotValue.append(pivot)
      rowCount[Int(slot)] = Factorizer.done
      columnCount[Int(variable)] = Factorizer.done
      let unit = unitSlot[Int(variable)]
      if unit >= 0 && unit != slot { reach(unit, 1 / pivot, &factors) }
      var index = matrix.head[Int(variable)]
      while index != Matrix.none {
        let cell = matrix.cells[Int(index)]
        let other = slotOfConstraint[Int(cell.constraint)]
        if other >= 0 { reach(other, cell.value / pivot, &factors) }
        index = cell.nextInColumn
      }
      factors.middle.append(Int32(factors.cells.count))
      factors.start.append(Int32(factors.cells.count))
    }
  }

  private mutating func reach(_ slot: Int32, _ factor: Double, _ factors: inout Factors) {
    if rowCount[Int(slot)] == Factorizer.done { return }
    factors.cells.append(Factors.Entry(value: factor, index: slot))
    rowCount[Int(slot)] -= 1
    if rowCount[Int(slot)] == 1 { queue.append(slot) }
  }

  private func onlyCell(of symbol: Symbol, _ matrix: Matrix) -> (variable: Int32, value: Double)? {
    if symbol.isStructural {
      return columnCount[Int(symbol.ordinal)] == Factorizer.done ? nil : (symbol.ordinal, 1)
    }
    for index in matrix.range(symbol.ordinal) {
      let cell = matrix.cells[index]
      if columnCount[Int(cell.variable)] != Factorizer.done { return (cell.variable, cell.value) }
    }
    return nil
  }

  private mutating func eliminateDefinitions(
    _ matrix: Matrix, _ slotSymbol: ContiguousArray<Symbol>, _ factors: inout Factors
  ) {
    let n = slotSymbol.count
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
      if columnCount[Int(variable)] == 1 { define(variable, matrix, slotSymbol, &factors) }
    }
  }

  /// Takes the only row left that mentions a variable as the definition of that variable.
  private mutating func define(
    _ variable: Int32, _ matrix: Matrix, _ slotSymbol: ContiguousArray<Symbol>, _ factors: inout Factors
  ) {
    var index = matrix.head[Int(variable)]
    while index != Matrix.none {
      let slot = slotOfConstraint[Int(matrix.cells[Int(index)].constraint)]
      if slot >= 0 && rowCount[Int(slot)] > 0 {
        let row = matrix.range(slotSymbol[Int(slot)].ordinal)
        return define(variable, by: slot, matrix.cells[row], pivot: matrix.cells[Int(index)].value, &factors)
      }
      index = matrix.cells[Int(index)].nextInColumn
    }
  }

  private mutating func define(
    _ variable: Int32, by slot: Int32, _ row: ArraySlice<Matrix.Cell>, pivot: Double, _ factors: inout Factors
  ) {
    // With so small a pivot the row is left to the nucleus, which has a choice.
    for cell in row where abs(cell.value) * Tolerances.definition > abs(pivot) { return }
    factors.pivotSlot.append(slot)
    factors.pivotVariable.append(variable)
    factors.pivotValue.append(pivot)
    rowCount[Int(slot)] = Factorizer.done
    columnCount[Int(variable)] = Factorizer.done
    factors.middle.append(Int32(factors.cells.count))
    for cell in row {
      if columnCount[Int(cell.variable)] == Factorizer.done { continue }
      factors.cells.append(Factors.Entry(value: cell.value, index: cell.variable))
      columnCount[Int(cell.variable)] -= 1
      if columnCount[Int(cell.variable)] == 1 { queue.append(cell.variable) }
    }
    factors.start.append(Int32(factors.cells.count))
  }

  private mutating func eliminateNucleus(
    _ matrix: Matrix, _ slotSymbol: ContiguousArray<Symbol>, _ factors: inout Factors,
    _ work: inout ContiguousArray<Double>
  ) {
    let n = slotSymbol.count
    // The nucleus borrows these vectors, whose contents are not needed any more. Swapping copies nothing.
    var columns = Nucleus.Columns(head: [], count: [], work: [])
    swap(&columns.head, &unitSlot)
    swap(&columns.count, &columnCount)
    swap(&columns.work, &work)
    columns.head.fill(Nucleus.none, count: n)
    let cells = columns.count.reduce(0) { $0 + max(0, Int($1)) }
    for variable in 0..<n where columns.count[variable] != Factorizer.done { columns.count[variable] = 0 }
    nucleus.begin(columns, rows: n - factors.count, cells: cells)
    for slot in 0..<n where rowCount[slot] != Factorizer.done {
      let symbol = slotSymbol[slot]
      nucleus.beginRow(slot: Int32(slot))
      if symbol.isStructural {
        if nucleus.isOpen(symbol.ordinal) { nucleus.addCell(symbol.ordinal, 1) }
      } else {
        for index in matrix.range(symbol.ordinal) {
          let cell = matrix.cells[index]
          if nucleus.isOpen(cell.variable) { nucleus.addCell(cell.variable, cell.value) }
        }
      }
      nucleus.endRow()
    }
    nucleus.eliminate(into: &factors, leftSlots: &leftSlots)
    columns = nucleus.end()
    swap(&columns.head, &unitSlot)
    swap(&columns.count, &columnCount)
    swap(&columns.work, &work)
    if leftSlots.isEmpty { return }
    var isMatched = [Bool](repeating: false, count: n)
    for variable in factors.pivotVariable { isMatched[Int(variable)] = true }
    for variable in 0..<n where !isMatched[variable] { leftVariables.append(Int32(variable)) }
  }
}

extension ContiguousArray where Element == Int32 {
  /// Makes the array `count` times `value`, in the memory it has if possible.
  mutating func fill(_ value: Int32, count: Int) {
    if self.count != count {
      removeAll(keepingCapacity: true)
      append(contentsOf: repeatElement(value, count: count))
    } else {
      for index in indices { self[index] = value }
    }
  }
}
