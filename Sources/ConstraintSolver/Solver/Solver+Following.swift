extension Solver {
  /// Moves what depends on new constants, if the basis remains optimal. Most edits need nothing else.
  ///
  /// This is sensitivity analysis: slopes depend on the piece that each symbol is on, and not on its value there. If
  /// every symbol that moves remains on its piece, and no tight symbol that moves is held in place by another
  /// constraint on the same single variable, all levels remain optimal.
  ///
  /// - Returns: False if something leaves its piece. Then values have moved, and the symbols that left are noted for
  ///   ``reoptimize()``.
  /// - Complexity: O(what moves) for a constant that was changed before, and the cost of a column otherwise.
  mutating func followConstants() -> Bool {
    // Every so often all values are computed from scratch, so that rounding errors do not add up.
    if followed >= Thresholds.followings || moved.count > Thresholds.edits || isFar { return followAll() }
    if moved.count > 1 { return false }
    followed += 1
    if let symbol = moved.popLast(), symbols[Int(symbol)].isMoved {
      symbols[Int(symbol)].isMoved = false
      computeColumn(of: symbol)
      if column.symbol != symbol { return false }
      if !moveColumnOnPieces(by: -records[Int(symbol.ordinal)].constant - symbols[Int(symbol)].value) {
        noteColumnChanged()
        touchColumn()
        return false
      }
      publishColumn()
    }
    isSolved = true
    return true
  }

  /// Notes the symbols of the column that left their pieces. They follow from an edit and count as none: however many they are, their
  /// slopes are added up level by level.
  mutating func touchColumn() {
    for entry in column.entries {
      let s = symbols[Int(entry.index)]
      if s.isBasic && !s.isOnPiece(tolerance) { enqueue(entry.index) }
    }
  }

  /// Moves the tight symbol of the column and everything that depends on it.
  ///
  /// - Returns: Whether all that moved is on its piece still.
  private mutating func moveColumnOnPieces(by delta: Double) -> Bool {
    let tolerance = self.tolerance
    return symbols.withUnsafeMutableBufferPointer { symbols in
      if !column.symbol.isStructural { symbols[Int(column.symbol)].value += delta }
      return column.entries.withUnsafeBufferPointer { entries in
        var isOnPieces = true
        for entry in entries {
          symbols[Int(entry.index)].value += entry.value * delta
          if !symbols[Int(entry.index)].isOnPiece(tolerance) { isOnPieces = false }
        }
        return isOnPieces
      }
    }
  }

  /// Whether the step is so long that its own rounding errors would be seen after it.
  private var isFar: Bool {
    moved.contains { abs(symbols[Int($0)].value + records[Int($0.ordinal)].constant) > Tolerances.longestFollowing }
  }

  private mutating func followAll() -> Bool {
    followed = 0
    for symbol in moved {
      if symbols[Int(symbol)].isMoved { symbols[Int(symbol)].value = -records[Int(symbol.ordinal)].constant }
      symbols[Int(symbol)].isMoved = false
    }
    moved.removeAll(keepingCapacity: true)
    recomputeValues()
    for s in symbols.indices where symbols[s].isBasic && !symbols[s].isOnPiece(tolerance) { touch(Symbol(s)) }
    changes.everything = true
    if disturbances > 0 { return false }
    publishChanges()
    isSolved = true
    return true
  }

  /// Moves tight symbols to their new breakpoints with everything that depends on them, and notes the symbols that
  /// leave their pieces.
  ///
  /// - Complexity: The cost of a column for each of a few symbols. Many are moved together by computing all values, after which the
  ///   solve must look at everything.
  mutating func applyMoved() {
    let areMany = moved.count > Thresholds.edits
    for symbol in moved {
      if !symbols[Int(symbol)].isMoved { continue }
      symbols[Int(symbol)].isMoved = false
      // A basis that is made from scratch begins with the new constants anyway.
      if symbols[Int(symbol)].level < 0 || isBasisLost { continue }
      let target = -records[Int(symbol.ordinal)].constant
      if !areMany { shift(symbol, by: target - symbols[Int(symbol)].value) }
      symbols[Int(symbol)].value = target
      if !areMany, column.symbol == symbol { touchColumn() }
    }
    moved.removeAll(keepingCapacity: true)
    if areMany, !isBasisLost, !needsCrash {
      recomputeValues()
      changes.everything = true
    }
  }
}
