/// The linear pieces of a symbol's cost: −1 below its interval, 0 in it, +1 above. The number is also the slope there.
extension Solver {
  /// The slope of a tight symbol's own cost in the direction `sign`: 1 if it leaves its interval or moves away from it,
  /// −1 if it moves towards it, else 0.
  @inline(__always)
  func ownSlope(_ s: SymbolState, _ sign: Double) -> Double {
    let (near, far) = sign > 0 ? (s.lower - s.value, s.upper - s.value) : (s.value - s.upper, s.value - s.lower)
    if near > tolerance { return -1 }
    return far <= tolerance ? 1 : 0
  }

  /// Computes all pieces from the values, and forgets which symbols hold which in place.
  ///
  /// - Returns: Whether anything is violated.
  mutating func readPieces() -> Bool {
    // Propagation leaves all symbols on piece 0, which is right if it violates nothing.
    if let propagated, propagated.violation <= tolerance / 2 {
      optimizer.violatedRequired = 0
      return false
    }
    var isViolated = false
    var required = 0
    let tolerance = self.tolerance
    for k in members.indices {
      symbols.withUnsafeMutableBufferPointer { symbols in
        guard let first = symbols.baseAddress else { return }
        for symbol in members[k] {
          let s = first + Int(symbol)
          let piece = s.pointee.presentPiece(tolerance)
          s.pointee.piece = piece
          s.pointee.isHeld = false
          if piece == 0 { continue }
          isViolated = true
          if k == 0 && s.pointee.isBasic { required += 1 }
        }
      }
    }
    optimizer.violatedRequired = required
    return isViolated
  }

  /// Puts a basic symbol on a piece, and notes how that changes the reduced costs.
  mutating func setPiece(_ piece: Int8, of symbol: Symbol) {
    let s = symbols[Int(symbol)]
    if piece != s.piece && s.level >= 0 {
      noteCost(Double(piece) - Double(s.piece), of: symbol)
      if s.level == Level.required { optimizer.violatedRequired += (piece == 0 ? 0 : 1) - (s.piece == 0 ? 0 : 1) }
    }
    symbols[Int(symbol)].piece = piece
  }

  /// Puts all required symbols on their piece 0 if their values allow it: one may have reached its breakpoint and still
  /// be on a piece that costs.
  ///
  /// - Returns: False if some are violated by what counts as rounding; then they remain so.
  mutating func settleRequired() -> Bool {
    if members[0].contains(where: { symbols[Int($0)].presentPiece(tolerance) != 0 }) { return false }
    for symbol in members[0] where symbols[Int(symbol)].isBasic { setPiece(0, of: symbol) }
    priceChanges()
    return true
  }

  /// Notes that the slope of the cost of a basic symbol changes.
  private mutating func noteCost(_ slope: Double, of symbol: Symbol) {
    let level = symbols[Int(symbol)].level
    if !isPriced(level) { return }
    if symbol.isStructural {
      optimizer.changes.append(Optimizer.Change(value: slope, level: level, variable: symbol.ordinal))
      return
    }
    for index in matrix.range(symbol.ordinal) {
      let cell = matrix.cells[index]
      optimizer.changes.append(Optimizer.Change(value: slope * cell.value, level: level, variable: cell.variable))
    }
  }
}
