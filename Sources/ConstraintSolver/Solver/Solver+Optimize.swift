/// A nonbasic symbol, a direction and what a unit step costs.
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

  /// Minimises the sum of violations of the symbols `group` of `members` inside the boxes.
  ///
  /// Ends with the gradient of the optimum in `optimizer`, for ``freeze(_:)``.
  ///
  /// Steps are greedy (steepest slope, longest step) as long as they get somewhere. A run of steps of length zero may
  /// be a cycle: from then on the smallest symbol is taken everywhere (Bland 1977) until a step gets somewhere.
  mutating func optimize(_ group: Range<Int>) -> Outcome {
    for position in group {
      optimizer.piece[Int(members[position])] = presentPiece(members[position])
    }
    var idle = 0
    var remaining = 1000 + 50 * level.count
    while true {
      price(group)
      let isStuck = idle > Solver.patience
      guard let move = chooseMove(at: group, smallest: isStuck) else { return .optimal }
      guard remaining > 0 else {
        counters.giveUps += 1
        return .optimal
      }
      remaining -= 1
      counters.iterations += 1
      guard let distance = perform(move, at: group, short: isStuck) else { return .unbounded }
      idle = distance > tolerance ? 0 : idle + 1
    }
  }

  /// Steps of length zero before cycling is suspected. Honest degeneracy resolves in fewer in layouts.
  private static let patience = 100

  /// The piece of the cost of a symbol by its value; 0 at the ends of the interval. Also the slope of that piece.
  @inline(__always)
  private func presentPiece(_ symbol: Symbol) -> Int8 {
    let v = value[Int(symbol)]
    if v < lower[Int(symbol)] - tolerance { return -1 }
    if v > upper[Int(symbol)] + tolerance { return 1 }
    return 0
  }

  /// Computes the gradient of the sum of violations of `group`.
  private mutating func price(_ group: Range<Int>) {
    optimizer.reset()
    for position in group {
      let symbol = members[position]
      if !tableau.isBasic[Int(symbol)] {
        if presentPiece(symbol) != 0 { optimizer.touch(symbol, 0) }
        continue
      }
      let slope = Double(optimizer.piece[Int(symbol)])
      if slope == 0 { continue }
      var index = tableau.head[Int(symbol)]
      while index != Tableau.none {
        optimizer.touch(tableau.cells[Int(index)].column, slope * tableau.cells[Int(index)].value)
        index = tableau.cells[Int(index)].nextInRow
      }
    }
  }

  /// The move with the steepest descent, or with the smallest symbol; nil at the optimum.
  private func chooseMove(at group: Range<Int>, smallest: Bool) -> Move? {
    let costLevel = group.isEmpty ? Level.free : level[Int(members[group.lowerBound])]
    var best: Move?
    for symbol in optimizer.touched {
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

  /// Derivative of the cost of a level when a nonbasic symbol moves in a direction, its own cost included.
  func totalSlope(_ symbol: Symbol, _ sign: Double, _ costLevel: Int32) -> Double {
    let rows = optimizer.gradient[Int(symbol)] * sign
    if level[Int(symbol)] != costLevel { return rows }
    let v = value[Int(symbol)]
    let (near, far) =
      sign > 0 ? (lower[Int(symbol)] - v, upper[Int(symbol)] - v) : (v - upper[Int(symbol)], v - lower[Int(symbol)])
    if near > tolerance { return rows - 1 }
    return far <= tolerance ? rows + 1 : rows
  }

  private func canMove(_ symbol: Symbol, _ sign: Double) -> Bool {
    let room =
      sign > 0 ? boxUpper[Int(symbol)] - value[Int(symbol)] : value[Int(symbol)] - boxLower[Int(symbol)]
    return room > tolerance
  }
}
