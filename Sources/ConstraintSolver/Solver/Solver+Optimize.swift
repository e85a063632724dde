/// A step that may be taken: a tight symbol, the direction in which it moves, and what moving it costs per unit.
struct Move {
  var symbol: Symbol
  /// The highest level at which the move changes the cost.
  var level: Int32
  /// +1 or −1.
  var sign: Double
  /// What the move costs per unit at that level; negative, for it makes something better.
  var slope: Double
  /// By how much it is preferred to others of its level.
  var gain: Double
}

extension Solver {
  enum Outcome {
    case optimal
    /// No move helps the required constraints any more, and some are violated.
    case infeasible
    /// The cost falls for ever. Only a question about freedom has such costs, for violations are never negative.
    case unbounded
    /// The factors have become bad, or the limit on steps was reached.
    case unsound
    /// It took more steps than were allowed for now.
    case paused
  }

  /// Moves tight symbols, one after the other, as long as that makes something better.
  ///
  /// Costs are vectors with one component per level and compared lexicographically. They form an ordered field with the
  /// numbers, so everything known of the simplex method holds for them; no weight is ever chosen.
  ///
  /// Steps are greedy (highest level, steepest slope, longest step) as long as they get somewhere. A run of steps of
  /// length zero may be a cycle: from then on the smallest symbol is taken everywhere (Bland 1977) until a step gets
  /// somewhere.
  ///
  /// - Parameter budget: After how many steps to pause, if the optimum is far. Nil for never.
  mutating func optimize(pausingAfter budget: Int? = nil) -> Outcome {
    let outcome = takeSteps(pausingAfter: budget)
    optimizer.isWeighing = false
    catchUpWithAll()
    return outcome
  }

  private mutating func takeSteps(pausingAfter budget: Int?) -> Outcome {
    var taken = 0
    var idle = 0
    var isFresh = false
    optimizer.isDoubtful = false
    var remaining = limits.steps(for: symbols.count)
    while true {
      guard optimizer.isPriced else { return .unsound }
      let isStuck = idle > Thresholds.patience
      let move = chooseMove(smallest: isStuck)
      if !optimizer.isWeighing && optimizer.candidates.count > limits.fewCandidates {
        beginWeighing()
        continue
      }
      if optimizer.violatedRequired > 0 && move?.level != Level.required {
        if isInfeasible { return .infeasible }
        if settleRequired() { continue }
      }
      guard let move else {
        if priceLowerLevels() { continue }
        guard optimizer.isDoubtful else { return .optimal }
        // Rounding errors may have hidden a move. With new reduced costs, all moves are seen.
        if !isFresh { price() }
        isFresh = true
        optimizer.isDoubtful = false
        continue
      }
      guard remaining > 0 else {
        guard idle > limits.idleSteps else { return .unsound }
        note(.stoppedInCycle)
        return .optimal
      }
      if let budget, taken >= budget { return .paused }
      taken += 1
      remaining -= 1
      counters.iterations += 1
      let distance = perform(move, short: isStuck)
      if optimizer.isSlopeWrong {
        if !isFresh { price() } else { correctCosts(move) }
        isFresh = true
        continue
      }
      isFresh = false
      guard let distance else { return .unbounded }
      idle = distance > tolerance ? 0 : idle + 1
    }
  }

  /// The best move, or that of the smallest symbol; nil at the optimum. Symbols without a move are no candidates any
  /// more.
  mutating func chooseMove(smallest: Bool) -> Move? {
    var best: Move?
    var kept = 0
    for position in optimizer.candidates.indices {
      let slot = optimizer.candidates[position]
      var hasMove = false
      if let move = findMove(slot, smallest) {
        // Whether something stops the move at once is asked only of those that would be taken.
        let wouldBeTaken = best.map { isBetter(move, than: $0, smallest) } ?? true
        hasMove = !wouldBeTaken || !isBlockedByParallel(move.symbol, move.sign, move.level)
        if wouldBeTaken && hasMove { best = move }
      }
      if hasMove {
        if kept < position { optimizer.candidates[kept] = slot }
        kept += 1
      } else {
        optimizer.isCandidate[Int(slot)] = false
      }
    }
    optimizer.candidates.removeLast(optimizer.candidates.count - kept)
    return best
  }

  /// The move that makes something better, of the two of a slot's tight symbol.
  @inline(__always)
  private mutating func findMove(_ slot: Int32, _ smallest: Bool) -> Move? {
    if optimizer.isWeighing && !smallest, let move = optimizer.moves[Int(slot)] { return move }
    let symbol = slotSymbol[Int(slot)]
    var best: Move?
    for direction in 0..<2 {
      let sign = direction == 0 ? 1.0 : -1.0
      let (level, slope) = leadingSlope(symbol, sign)
      if slope != 0 && abs(slope) < Tolerances.doubtfulSlope {
        optimizer.isDoubtful = true
        // Such a move may be part of a cycle that rounding errors drive; Bland's rule goes on without it.
        if smallest { continue }
      }
      if slope >= 0 { continue }
      let gain = optimizer.isWeighing ? slope * slope / optimizer.weights[Int(slot)] : -slope
      let move = Move(symbol: symbol, level: level, sign: sign, slope: slope, gain: gain)
      if best.map({ isBetter(move, than: $0, smallest) }) ?? true { best = move }
    }
    if optimizer.isWeighing && !smallest { optimizer.moves[Int(slot)] = best }
    return best
  }

  /// Corrects a reduced cost that remains wrong after all were computed anew: the slope along the column is right,
  /// because it is a sum of fewer terms.
  private mutating func correctCosts(_ move: Move) {
    let slot = symbols[Int(move.symbol)].slot
    let error = optimizer.slope - move.slope
    // An error too small to be seen in the reduced cost cannot be corrected there, and does not matter.
    guard slot >= 0, abs(error) > Tolerances.slopeCorrection * max(1, abs(move.slope)) else {
      return dropCandidate(slot)
    }
    optimizer.costs.add(error * move.sign, level: move.level, to: Int(slot))
    optimizer.addCandidate(slot)
  }

  private mutating func dropCandidate(_ slot: Int32) {
    guard slot >= 0, optimizer.isCandidate[Int(slot)] else { return }
    optimizer.isCandidate[Int(slot)] = false
    optimizer.candidates.removeAll { $0 == slot }
  }

  @inline(__always)
  private func isBetter(_ a: Move, than b: Move, _ smallest: Bool) -> Bool {
    if smallest { return a.symbol < b.symbol }
    if a.level != b.level { return a.level < b.level }
    let margin = optimizer.isWeighing ? Tolerances.equalGain * b.gain : Tolerances.equalSlope
    return a.gain > b.gain + margin || (a.gain >= b.gain - margin && a.symbol < b.symbol)
  }

  /// Whether another constraint on the same single variable stops the move at once.
  ///
  /// The size of a content is two such constraints, hugging and resistance, and mostly both are at their breakpoint.
  /// Only one of them can be tight. Without this test, the other one would block it by a step of length zero that
  /// exchanges the two, for every label of a screen.
  private mutating func isBlockedByParallel(_ symbol: Symbol, _ sign: Double, _ level: Int32) -> Bool {
    guard let (variable, coefficient) = onlyTerm(of: symbol) else { return false }
    let factor = sign / coefficient
    var index = matrix.head[Int(variable)]
    while index != Matrix.none {
      let cell = matrix.cells[Int(index)]
      index = cell.nextInColumn
      if matrix.rows[Int(cell.constraint)].count != 1 { continue }
      let other = symbols[Int(Symbol(row: cell.constraint))]
      if !other.isBasic || other.level < 0 || other.level >= level { continue }
      if (cell.value * factor > 0 ? other.pieceUpper - other.value : other.value - other.pieceLower) <= tolerance {
        symbols[Int(symbol)].isHeld = true
        symbols[Int(Symbol(row: cell.constraint))].isHeld = true
        return true
      }
    }
    return false
  }

  /// The variable and its coefficient, if a symbol depends on one variable only.
  @inline(__always)
  func onlyTerm(of symbol: Symbol) -> (variable: Int32, coefficient: Double)? {
    if symbol.isStructural { return (symbol.ordinal, 1) }
    let row = matrix.rows[Int(symbol.ordinal)]
    if row.count != 1 { return nil }
    let cell = matrix.cells[Int(row.start)]
    return (cell.variable, cell.value)
  }

  /// Makes candidates of the symbols that a symbol may have held in place, because it changes.
  mutating func releaseParallels(of symbol: Symbol) {
    guard let (variable, _) = onlyTerm(of: symbol) else { return }
    let structural = symbols[Int(Symbol(structural: variable))]
    if !structural.isBasic { optimizer.addCandidate(structural.slot) }
    var index = matrix.head[Int(variable)]
    while index != Matrix.none {
      let cell = matrix.cells[Int(index)]
      index = cell.nextInColumn
      let s = symbols[Int(Symbol(row: cell.constraint))]
      if matrix.rows[Int(cell.constraint)].count == 1 && !s.isBasic { optimizer.addCandidate(s.slot) }
    }
  }
}
