extension Solver {
  /// Follows new constants as long as the basis remains optimal; this is all that most edits need.
  ///
  /// Sensitivity analysis: slopes depend on which linear piece of its cost every symbol is on, not on where on the
  /// piece. The boxes of the last optimum are those pieces, cut down to what levels above allow. So if every symbol that
  /// moves stays in its box, and no tight symbol that moves is held in its place by a level above its own, all levels
  /// remain optimal.
  ///
  /// - Returns: False if something leaves its box; then values have moved and the basis is to be optimised.
  /// - Complexity: O(what moves) for a constant that was changed before, and the cost of a column otherwise.
  mutating func followConstants() -> Bool {
    // Now and then values are computed from scratch, so that rounding errors do not add up.
    if followed >= Solver.followingLimit || moved.count > 1 || isFar { return followAll() }
    followed += 1
    guard let symbol = moved.first else {
      isSolved = true
      return true
    }
    applyMoved()
    if column.symbol != symbol || !isColumnInBoxes { return false }
    publishColumn()
    isSolved = true
    return true
  }

  private var isColumnInBoxes: Bool {
    let tolerance = self.tolerance
    return symbols.withUnsafeBufferPointer { symbols in
      column.entries.withUnsafeBufferPointer { entries in
        entries.allSatisfy { entry in
          let s = symbols.baseAddress! + Int(entry.index)
          return s.pointee.value >= s.pointee.boxLower - tolerance
            && s.pointee.value <= s.pointee.boxUpper + tolerance
        }
      }
    }
  }

  private mutating func publishColumn() {
    let count = column.variableCount
    solution.withUnsafeMutableBufferPointer { solution in
      symbols.withUnsafeBufferPointer { symbols in
        column.entries.withUnsafeBufferPointer { entries in
          for position in 0..<count {
            let symbol = entries[position].index
            solution[Int(symbol.ordinal)] = symbols[Int(symbol)].value
          }
        }
      }
    }
  }

  /// Whether the step is so long that its own rounding errors would be seen after it, say from ten million back to ten.
  private var isFar: Bool {
    guard let symbol = moved.first else { return false }
    return abs(symbols[Int(symbol)].value + records[Int(symbol.ordinal)].constant) > 1e5
  }

  /// A sum of a thousand roundings stays below every tolerance.
  private static let followingLimit = 1000

  private mutating func followAll() -> Bool {
    followed = 0
    for symbol in moved {
      if symbols[Int(symbol)].isMoved { symbols[Int(symbol)].value = -records[Int(symbol.ordinal)].constant }
      symbols[Int(symbol)].isMoved = false
    }
    moved.removeAll(keepingCapacity: true)
    recomputeValues()
    for s in symbols.indices where symbols[s].level != Level.absent && !isInBox(Symbol(s)) { return false }
    for index in variableIsLive.indices { solution[index] = symbols[Int(Symbol(structural: Int32(index)))].value }
    isSolved = true
    return true
  }

  /// Moves tight symbols to their new breakpoints, and everything with them.
  mutating func applyMoved() {
    for symbol in moved {
      if !symbols[Int(symbol)].isMoved { continue }
      symbols[Int(symbol)].isMoved = false
      if symbols[Int(symbol)].level < 0 { continue }
      let target = -records[Int(symbol.ordinal)].constant
      shift(symbol, by: target - symbols[Int(symbol)].value)
      symbols[Int(symbol)].value = target
    }
    moved.removeAll(keepingCapacity: true)
  }
}
