/// A tight symbol, a direction and what a unit step costs.
struct Move {
  var symbol: Symbol
  /// +1 or −1.
  var sign: Double
  /// Derivative of the cost of the level along the move, < 0.
  var slope: Double
}

extension Solver {
  /// Reduced costs below this are rounding errors.
  static let slopeTolerance = 1e-9

  enum Outcome { case optimal, unbounded }

  /// Minimises the sum of violations of the members of level `k` inside the boxes.
  ///
  /// Ends with the gradient of the optimum in `optimizer`, for ``freeze(_:)``.
  ///
  /// Steps are greedy (steepest slope, longest step) as long as they get somewhere. A run of steps of length zero may
  /// be a cycle: from then on the smallest symbol is taken everywhere (Bland 1977) until a step gets somewhere.
  mutating func optimize(_ k: Int) -> Outcome {
    wasViolated = setPieces(k)
    if !wasViolated {
      optimizer.reset()
      optimizer.isSatisfied = true
      return .optimal
    }
    var idle = 0
    var remaining = 1000 + 50 * symbols.count
    while true {
      price(k)
      let isStuck = idle > Solver.patience
      guard let move = chooseMove(at: Int32(k), smallest: isStuck) else { return .optimal }
      guard remaining > 0 else {
        counters.giveUps += 1
        return .optimal
      }
      remaining -= 1
      counters.iterations += 1
      guard let distance = perform(move, at: Int32(k), short: isStuck) else { return .unbounded }
      idle = distance > tolerance ? 0 : idle + 1
    }
  }

  /// Steps of length zero before cycling is suspected. Honest degeneracy resolves in fewer in layouts.
  private static let patience = 100

  /// Reads all pieces off the values.
  ///
  /// - Returns: Whether anything is violated.
  private mutating func setPieces(_ k: Int) -> Bool {
    var isViolated = false
    let tolerance = self.tolerance
    symbols.withUnsafeMutableBufferPointer { symbols in
      for symbol in members[k] {
        let s = Int(symbol)
        let piece: Int8 =
          symbols[s].value < symbols[s].lower - tolerance
          ? -1 : symbols[s].value > symbols[s].upper + tolerance ? 1 : 0
        symbols[s].piece = piece
        if piece != 0 { isViolated = true }
      }
    }
    return isViolated
  }

  /// The piece of the cost of a symbol by its value; 0 at the ends of the interval. Also the slope of that piece.
  @inline(__always)
  private func presentPiece(_ symbol: Symbol) -> Int8 {
    let s = symbols[Int(symbol)]
    if s.value < s.lower - tolerance { return -1 }
    if s.value > s.upper + tolerance { return 1 }
    return 0
  }

  /// Computes the gradient of the sum of violations of the members of level `k`: one backward solve for all of them.
  private mutating func price(_ k: Int) {
    optimizer.reset()
    var hasSlope = false
    for symbol in members[k] {
      let slope = Double(symbols[Int(symbol)].piece)
      if slope == 0 || !symbols[Int(symbol)].isBasic { continue }
      if !hasSlope {
        hasSlope = true
        factorize()
        // Factorising may have replaced tight symbols, this one included.
      }
      if symbol.isStructural {
        scratch.variables[Int(symbol.ordinal)] += slope
      } else {
        for index in matrix.range(symbol.ordinal) {
          scratch.variables[Int(matrix.cells[index].variable)] += slope * matrix.cells[index].value
        }
      }
    }
    if hasSlope {
      solveForSlots()
      for slot in scratch.slots.indices where scratch.slots[slot] != 0 {
        if abs(scratch.slots[slot]) > 1e-12 {
          optimizer.gradient[slot] = scratch.slots[slot]
          optimizer.touched.append(Int32(slot))
        }
        scratch.slots[slot] = 0
      }
    }
    optimizer.isSatisfied = !hasSlope
    for symbol in members[k] where !symbols[Int(symbol)].isBasic && presentPiece(symbol) != 0 {
      optimizer.isSatisfied = false
      let slot = symbols[Int(symbol)].slot
      if optimizer.gradient[Int(slot)] == 0 { optimizer.touched.append(slot) }
    }
  }

  /// The move with the steepest descent, or with the smallest symbol; nil at the optimum.
  private mutating func chooseMove(at costLevel: Int32, smallest: Bool) -> Move? {
    var best: Move?
    for slot in optimizer.touched {
      let symbol = slotSymbol[Int(slot)]
      for direction in 0..<2 {
        let sign = direction == 0 ? 1.0 : -1.0
        let slope = totalSlope(symbol, sign, costLevel)
        if slope >= -Solver.slopeTolerance || !canMove(symbol, sign) { continue }
        guard let known = best else {
          best = Move(symbol: symbol, sign: sign, slope: slope)
          continue
        }
        let isBetter =
          smallest
          ? symbol < known.symbol
          : slope < known.slope - 1e-12 || (slope <= known.slope + 1e-12 && symbol < known.symbol)
        if isBetter { best = Move(symbol: symbol, sign: sign, slope: slope) }
      }
    }
    return best
  }

  /// Derivative of the cost of a level when a tight symbol moves in a direction, its own cost included.
  func totalSlope(_ symbol: Symbol, _ sign: Double, _ costLevel: Int32) -> Double {
    let s = symbols[Int(symbol)]
    let rows = optimizer.gradient[Int(s.slot)] * sign
    if s.level != costLevel { return rows }
    let (near, far) = sign > 0 ? (s.lower - s.value, s.upper - s.value) : (s.value - s.upper, s.value - s.lower)
    if near > tolerance { return rows - 1 }
    return far <= tolerance ? rows + 1 : rows
  }

  private mutating func canMove(_ symbol: Symbol, _ sign: Double) -> Bool {
    let s = symbols[Int(symbol)]
    if (sign > 0 ? s.boxUpper - s.value : s.value - s.boxLower) <= tolerance { return false }
    return !isBlockedByParallel(symbol, sign)
  }

  /// Whether another constraint on the same single variable stops the move at once.
  ///
  /// Content size is two such constraints, hugging and resistance, and mostly both are at their breakpoint. Only one of
  /// them can be tight; that the other blocks it would otherwise show in a step of length zero that exchanges the two,
  /// for every label of a screen.
  private mutating func isBlockedByParallel(_ symbol: Symbol, _ sign: Double) -> Bool {
    var variable = symbol.ordinal
    var factor = sign
    if !symbol.isStructural {
      if matrix.count[Int(symbol.ordinal)] != 1 { return false }
      let cell = matrix.cells[Int(matrix.start[Int(symbol.ordinal)])]
      variable = cell.variable
      factor = sign / cell.value
    }
    var index = matrix.head[Int(variable)]
    while index != Matrix.none {
      let cell = matrix.cells[Int(index)]
      index = cell.nextInColumn
      if matrix.count[Int(cell.constraint)] != 1 { continue }
      let other = symbols[Int(Symbol(row: cell.constraint))]
      if !other.isBasic { continue }
      if (cell.value * factor > 0 ? other.boxUpper - other.value : other.value - other.boxLower) <= tolerance {
        symbols[Int(symbol)].isHeld = true
        symbols[Int(Symbol(row: cell.constraint))].isHeld = true
        return true
      }
    }
    return false
  }
}
