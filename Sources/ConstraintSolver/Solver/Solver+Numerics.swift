extension Solver {
  /// The largest magnitude of a value or breakpoint.
  var magnitude: Double {
    var result = 0.0
    symbols.withUnsafeBufferPointer { symbols in
      for s in symbols where s.level != Level.absent {
        result = max(result, abs(s.value))
        if s.level < 0 { continue }
        if s.lower.isFinite { result = max(result, abs(s.lower)) }
        if s.upper.isFinite { result = max(result, abs(s.upper)) }
      }
    }
    return result
  }

  /// Makes the tolerance fit the present coordinates.
  mutating func chooseTolerance() {
    tolerance = max(Tolerances.least, Tolerances.relative * (propagated?.magnitude ?? magnitude))
  }

  /// Violations of required constraints up to this are put down to rounding errors of the input.
  var conflictTolerance: Double {
    max(Tolerances.conflict, Tolerances.conflictFactor * tolerance)
  }

  /// Computes the values of all basic symbols from those of the tight ones, without the rounding errors of the steps so
  /// far.
  mutating func recomputeValues() {
    propagated = nil
    factorize()
    for (slot, symbol) in slotSymbol.enumerated() { scratch.slots[slot] = symbols[Int(symbol)].value }
    solveForVariables()
    symbols.withUnsafeMutableBufferPointer { symbols in
      scratch.variables.withUnsafeMutableBufferPointer { variables in
        for variable in variables.indices {
          if symbols[2 * variable].isBasic { symbols[2 * variable].value = variables[variable] }
          variables[variable] = 0
        }
      }
    }
    for index in records.indices where records[index].state == .live {
      let symbol = Int(Symbol(row: Int32(index)))
      if symbols[symbol].isBasic { symbols[symbol].value = leftSide(of: Int32(index)) }
    }
  }

  /// The value of a constraint's left side at the present values of the variables.
  @inline(__always)
  func leftSide(of constraint: Int32) -> Double {
    var sum = 0.0
    for index in matrix.range(constraint) {
      sum += matrix.cells[index].value * symbols[Int(Symbol(structural: matrix.cells[index].variable))].value
    }
    return sum
  }

  /// What propagation knows of its values; see `Solver.propagated`.
  struct Propagated: Sendable {
    /// As ``magnitude`` and ``residual()`` would compute them.
    var magnitude = 0.0
    var residual = 0.0
    /// The largest violation.
    var violation = 0.0

    @inline(__always)
    mutating func note(_ s: SymbolState) {
      magnitude = max(magnitude, abs(s.value))
      if s.level < 0 { return }
      violation = max(violation, s.violation)
      if s.lower.isFinite { magnitude = max(magnitude, abs(s.lower)) }
      if s.upper.isFinite { magnitude = max(magnitude, abs(s.upper)) }
    }
  }

  /// The largest difference between the value of a row and its left side as it was given.
  func residual() -> Double {
    if let propagated { return propagated.residual }
    var result = 0.0
    for index in records.indices {
      let state = records[index].state
      if state != .live && state != .ghost { continue }
      result = max(result, abs(leftSide(of: Int32(index)) - symbols[Int(Symbol(row: Int32(index)))].value))
    }
    return result
  }
}
