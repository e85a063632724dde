/// Variables and constraints become symbols when somebody first needs them as such, at the latest when solving: so adding
/// one costs what storing it costs, and the rest is done for all together.
extension Solver {
  /// Gives every variable and constraint that was added a symbol and a level, in the order of adding.
  ///
  /// - Complexity: O(1) if there are none, otherwise O(number of their terms).
  @inline(__always)
  mutating func admit() {
    if slotSymbol.count != solution.count || admittedRows != records.count || !newBounds.isEmpty { admitAll() }
  }

  @inline(never)
  private mutating func admitAll() {
    let symbolCount = 2 * max(solution.count, records.count)
    if symbols.count < symbolCount { grow(to: Symbol(symbolCount - 1)) }
    admitVariables()
    matrix.linkNewRows()
    for (variable, bound, rows) in newBounds {
      admitRows(to: rows)
      let symbol = Symbol(structural: variable)
      symbols[Int(symbol)].lower = bound
      join(symbol, Level.required)
      touch(symbol)
    }
    newBounds.removeAll(keepingCapacity: true)
    admitRows(to: records.count)
  }

  /// Adds a tight symbol for each new variable. No row of the basis mentions it, so the rest of that remains as it is.
  private mutating func admitVariables() {
    let new = slotSymbol.count..<solution.count
    if new.isEmpty { return }
    matrix.growVariables(to: new.upperBound)
    slotSymbol.append(contentsOf: repeatElement(-1, count: new.count))
    slotSymbol.withUnsafeMutableBufferPointer { slots in
      symbols.withUnsafeMutableBufferPointer { symbols in
        solution.withUnsafeBufferPointer { solution in
          for variable in new {
            let number = Int32(truncatingIfNeeded: variable)
            slots[variable] = Symbol(structural: number)
            symbols[2 * variable] = SymbolState(value: solution[variable], level: Level.free, slot: number)
          }
        }
      }
    }
    if !factors.isValid { return }
    for variable in new { factors.appendUnit(slot: Int32(variable), variable: Int32(variable)) }
  }

  /// Adds the symbols of the constraints up to a number, neighbors of one priority together.
  private mutating func admitRows(to end: Int) {
    while admittedRows < end {
      let priority = records[admittedRows].priority
      let level = level(of: priority)
      var next = admittedRows + 1
      while next < end && records[next].priority == priority { next += 1 }
      admit(admittedRows..<next, level)
      admittedRows = next
    }
  }

  private mutating func admit(_ rows: Range<Int>, _ level: Int32) {
    let first = Int32(rows.lowerBound)
    let place = members[Int(level)].count
    let tolerance = self.tolerance
    var disturbances = 0
    members[Int(level)].append(contentsOf: repeatElement(0, count: rows.count))
    queue.append(contentsOf: first..<first + Int32(rows.count))
    records.withUnsafeBufferPointer { records in
      symbols.withUnsafeMutableBufferPointer { symbols in
        members[Int(level)].withUnsafeMutableBufferPointer { members in
          for row in rows {
            let position = place + row - rows.lowerBound
            let symbol = Symbol(row: Int32(truncatingIfNeeded: row))
            // The state is written once and as a whole, because this is most of the work of building a layout.
            var state = SymbolState(level: level, position: Int32(truncatingIfNeeded: position))
            state.setInterval(of: records[row])
            symbols[Int(symbol)] = state
            members[position] = symbol
            disturbances += records[row].disturbance(at: tolerance)
          }
        }
      }
    }
    self.disturbances += disturbances
  }
}
