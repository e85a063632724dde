extension Solver {
  /// Forgets the optimal face: every symbol may have any value.
  mutating func resetBoxes() {
    symbols.withUnsafeMutableBufferPointer { symbols in
      for s in symbols.indices {
        symbols[s].boxLower = -.infinity
        symbols[s].boxUpper = .infinity
        symbols[s].isHeld = false
      }
    }
  }

  /// Restricts the boxes to the optimal face of the level just optimised.
  ///
  /// Let g be the slopes of the basic symbols' costs and D the slopes of the nonbasic moves, all D ≥ 0. Costs are convex,
  /// so any point costs at least the optimum plus Σ D·(its moves). Hence the points that cost no more are exactly
  /// those where no move with D > 0 is made and where every basic symbol remains on the linear piece of slope g.
  /// Both are intervals: the face is a box, and lower levels need to know nothing else of this one.
  mutating func freeze(_ k: Int) {
    if members[k].isEmpty { return }
    if optimizer.isSatisfied { return freezeSatisfied(k) }
    for position in members[k].indices {
      let symbol = members[k][position]
      if symbols[Int(symbol)].isBasic { freezeBasic(symbol) } else { freezeTight(symbol, Int32(k)) }
    }
    for slot in optimizer.touched {
      let symbol = slotSymbol[Int(slot)]
      if symbols[Int(symbol)].level != Int32(k) { freezeTight(symbol, Int32(k)) }
    }
    // A required symbol may have ended on its breakpoint by the piece beyond. To follow a constant along that piece would
    // cost as little as possible, and be a conflict.
    if k == Level.required { freezeSatisfied(k) }
  }

  /// Nothing is violated: the face is where nothing is.
  private mutating func freezeSatisfied(_ k: Int) {
    symbols.withUnsafeMutableBufferPointer { symbols in
      for symbol in members[k] {
        let s = symbols.baseAddress! + Int(symbol)
        s.pointee.boxLower = max(s.pointee.boxLower, min(s.pointee.lower, s.pointee.value))
        s.pointee.boxUpper = min(s.pointee.boxUpper, max(s.pointee.upper, s.pointee.value))
      }
    }
  }

  @inline(__always)
  private mutating func freezeBasic(_ symbol: Symbol) {
    let s = symbols[Int(symbol)]
    // A value may lie outside its piece by the tolerance; the box contains it in any case.
    if s.piece <= 0 { restrict(symbol, upper: max(s.piece < 0 ? s.lower : s.upper, s.value)) }
    if s.piece >= 0 { restrict(symbol, lower: min(s.piece > 0 ? s.upper : s.lower, s.value)) }
  }

  private mutating func freezeTight(_ symbol: Symbol, _ costLevel: Int32) {
    let s = symbols[Int(symbol)]
    let isMember = s.level == costLevel
    if totalSlope(symbol, 1, costLevel) > Solver.slopeTolerance {
      restrict(symbol, upper: s.value)
      if s.level > costLevel { symbols[Int(symbol)].isHeld = true }
    } else if isMember {
      if s.lower - s.value > tolerance {
        restrict(symbol, upper: s.lower)
      } else if s.upper - s.value > tolerance {
        restrict(symbol, upper: s.upper)
      }
    }
    if totalSlope(symbol, -1, costLevel) > Solver.slopeTolerance {
      restrict(symbol, lower: s.value)
      if s.level > costLevel { symbols[Int(symbol)].isHeld = true }
    } else if isMember {
      if s.value - s.upper > tolerance {
        restrict(symbol, lower: s.upper)
      } else if s.value - s.lower > tolerance {
        restrict(symbol, lower: s.lower)
      }
    }
  }

  @inline(__always)
  private mutating func restrict(_ symbol: Symbol, upper bound: Double) {
    if bound < symbols[Int(symbol)].boxUpper { symbols[Int(symbol)].boxUpper = bound }
  }

  @inline(__always)
  private mutating func restrict(_ symbol: Symbol, lower bound: Double) {
    if bound > symbols[Int(symbol)].boxLower { symbols[Int(symbol)].boxLower = bound }
  }
}
