/// The linear pieces of the costs: −1 below the interval of a symbol, 0 in it, +1 above; also the slope of the piece.
extension Solver {
  /// The slope of its own cost when a tight symbol moves in a direction: the piece ahead of it, seen from there.
  @inline(__always)
  func ownSlope(_ s: SymbolState, _ sign: Double) -> Double {
    let (near, far) = sign > 0 ? (s.lower - s.value, s.upper - s.value) : (s.value - s.upper, s.value - s.lower)
    if near > tolerance { return -1 }
    return far <= tolerance ? 1 : 0
  }

  /// Reads all pieces off the values and forgets which symbol holds which.
  ///
  /// - Returns: Whether anything is violated.
  mutating func readPieces() -> Bool {
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

  /// Puts a basic symbol on a piece and notes what that changes in the costs.
  mutating func setPiece(_ piece: Int8, of symbol: Symbol) {
    let s = symbols[Int(symbol)]
    if piece != s.piece && s.level >= 0 {
      noteCost(Double(piece) - Double(s.piece), of: symbol)
      if s.level == Level.required { optimizer.violatedRequired += (piece == 0 ? 0 : 1) - (s.piece == 0 ? 0 : 1) }
    }
    symbols[Int(symbol)].piece = piece
  }

  /// Required symbols that ended on their breakpoint by the piece beyond are satisfied: nothing costs at their level.
  ///
  /// - Returns: False if some are off by what counts as rounding; then they have to share that for good.
  mutating func settleRequired() -> Bool {
    if members[0].contains(where: { symbols[Int($0)].presentPiece(tolerance) != 0 }) { return false }
    for symbol in members[0] where symbols[Int(symbol)].isBasic { setPiece(0, of: symbol) }
    priceChanges()
    return true
  }

  /// Notes that the slope of the cost of a basic symbol changes.
  private mutating func noteCost(_ slope: Double, of symbol: Symbol) {
    let level = symbols[Int(symbol)].level
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
