extension Solver {
  /// Forgets the optimal face: every symbol may have any value.
  mutating func resetBoxes() {
    for symbol in boxLower.indices {
      boxLower[symbol] = -.infinity
      boxUpper[symbol] = .infinity
    }
  }

  /// Restricts the boxes to the optimal face of the level just optimised.
  ///
  /// Let g be the slopes of the basic symbols' costs and D the slopes of the nonbasic moves, all D ≥ 0. Costs are convex,
  /// so any point costs at least the optimum plus Σ D·(its moves). Hence the points that cost no more are exactly
  /// those where no move with D > 0 is made and where every basic symbol remains on the linear piece of slope g.
  /// Both are intervals: the face is a box, and lower levels need to know nothing else of this one.
  mutating func freeze(_ group: Range<Int>) {
    if group.isEmpty { return }
    let costLevel = level[Int(members[group.lowerBound])]
    for position in group {
      let symbol = members[position]
      if tableau.isBasic[Int(symbol)] { freezeBasic(symbol) } else { freezeNonbasic(symbol, costLevel) }
    }
    for symbol in optimizer.touched where level[Int(symbol)] != costLevel { freezeNonbasic(symbol, costLevel) }
  }

  private mutating func freezeBasic(_ symbol: Symbol) {
    let s = Int(symbol)
    let slope = optimizer.piece[s]
    // A value may lie outside its piece by the tolerance; the box contains it in any case.
    if slope <= 0 { restrict(symbol, upper: max(slope < 0 ? lower[s] : upper[s], value[s])) }
    if slope >= 0 { restrict(symbol, lower: min(slope > 0 ? upper[s] : lower[s], value[s])) }
  }

  private mutating func freezeNonbasic(_ symbol: Symbol, _ costLevel: Int32) {
    let s = Int(symbol)
    let v = value[s]
    let isMember = level[s] == costLevel
    if totalSlope(symbol, 1, costLevel) > Solver.slopeTolerance {
      restrict(symbol, upper: v)
    } else if isMember {
      if lower[s] - v > tolerance {
        restrict(symbol, upper: lower[s])
      } else if upper[s] - v > tolerance {
        restrict(symbol, upper: upper[s])
      }
    }
    if totalSlope(symbol, -1, costLevel) > Solver.slopeTolerance {
      restrict(symbol, lower: v)
    } else if isMember {
      if v - upper[s] > tolerance {
        restrict(symbol, lower: upper[s])
      } else if v - lower[s] > tolerance {
        restrict(symbol, lower: lower[s])
      }
    }
  }

  private mutating func restrict(_ symbol: Symbol, upper bound: Double) {
    if bound < boxUpper[Int(symbol)] { boxUpper[Int(symbol)] = bound }
  }

  private mutating func restrict(_ symbol: Symbol, lower bound: Double) {
    if bound > boxLower[Int(symbol)] { boxLower[Int(symbol)] = bound }
  }
}
