/// The reduced costs, which outlive edits and steps.
extension Solver {
  /// Computes the reduced costs from the pieces, down to the first level at which there may be a move.
  mutating func price() {
    if optimizer.events.capacity == 0 { reserveForSteps() }
    factorize()
    let followed = optimizer.followedLevels
    priceNothing()
    optimizer.followedLevels = followed
    optimizer.pricedLevels = 0
    _ = priceLowerLevels()
  }

  /// Adds levels to the reduced costs, from the next one down to the first at which there may be a move.
  ///
  /// A step at one level changes the slopes at all levels below, and mostly which symbols are violated there. Slopes that
  /// nobody has asked for yet need not follow.
  ///
  /// - Returns: False if there is no such level; then all are part of the reduced costs.
  /// - Complexity: One backward solve per level that is violated.
  mutating func priceLowerLevels() -> Bool {
    while optimizer.pricedLevels < members.count {
      let level = optimizer.pricedLevels
      if level >= optimizer.followedLevels {
        catchUp(level)
        optimizer.followedLevels = level + 1
      }
      optimizer.pricedLevels = level + 1
      price(level)
      if !optimizer.candidates.isEmpty { return true }
    }
    optimizer.pricedLevels = .max
    optimizer.followedLevels = .max
    return false
  }

  /// Computes the values and pieces of a level's basic rows, which the steps so far did not follow.
  private mutating func catchUp(_ level: Int32) {
    // The column lacks these rows.
    column.symbol = -1
    if !optimizer.hasStepped { return }
    for symbol in members[Int(level)] where symbols[Int(symbol)].isBasic {
      if !symbol.isStructural { symbols[Int(symbol)].value = leftSide(of: symbol.ordinal) }
      symbols[Int(symbol)].piece = symbols[Int(symbol)].presentPiece(tolerance)
    }
  }

  /// Computes the values of all rows that the steps did not follow. The reduced costs are lost.
  mutating func catchUpWithAll() {
    if optimizer.followedLevels < members.count {
      for level in optimizer.followedLevels..<Int32(members.count) { catchUp(level) }
    }
    if optimizer.pricedLevels < members.count { optimizer.isPriced = false }
    optimizer.pricedLevels = .max
    optimizer.followedLevels = .max
  }

  /// Adds a level to the reduced costs.
  private mutating func price(_ level: Int32) {
    var hasSlope = false
    for symbol in members[Int(level)] {
      let s = symbols[Int(symbol)]
      if !s.isBasic {
        if s.presentPiece(tolerance) != 0 { optimizer.addCandidate(s.slot) }
        continue
      }
      if s.piece == 0 { continue }
      // Factorising uses the same vectors, so it comes first.
      if !hasSlope { factorize() }
      hasSlope = true
      let slope = Double(s.piece)
      if symbol.isStructural {
        scratch.variables[Int(symbol.ordinal)] += slope
        continue
      }
      for index in matrix.range(symbol.ordinal) {
        scratch.variables[Int(matrix.cells[index].variable)] += slope * matrix.cells[index].value
      }
    }
    if hasSlope { addSlopes(level) }
  }

  /// Makes room in the vectors that steps use, which would otherwise grow by a few elements at a time in the first
  /// steps.
  private mutating func reserveForSteps() {
    optimizer.events.reserveCapacity(16)
    optimizer.path.reserveCapacity(8)
    optimizer.candidates.reserveCapacity(32)
    optimizer.changes.reserveCapacity(16)
    optimizer.costs.reserveCapacity(32)
    column.entries.reserveCapacity(32)
    scratch.row.reserveCapacity(16)
    scratch.touched.reserveCapacity(32)
    changes.variables.reserveCapacity(32)
  }

  /// Sets all reduced costs to zero, because nothing is violated.
  mutating func priceNothing() {
    optimizer.costs.reset()
    optimizer.removeCandidates()
    optimizer.changes.removeAll(keepingCapacity: true)
    optimizer.isPriced = true
    optimizer.pricedLevels = .max
    optimizer.followedLevels = .max
    optimizer.isRough = false
  }

  /// Brings the reduced costs up to date with the changes of pieces that were noted.
  mutating func priceChanges() {
    if optimizer.isRough { return price() }
    while let level = optimizer.changes.last?.level {
      // Factorising uses the same vectors, so it comes first.
      factorize()
      var kept = 0
      for index in optimizer.changes.indices {
        let change = optimizer.changes[index]
        if change.level == level {
          scratch.variables[Int(change.variable)] += change.value
        } else {
          optimizer.changes[kept] = change
          kept += 1
        }
      }
      optimizer.changes.removeLast(optimizer.changes.count - kept)
      addSlopes(level)
    }
  }

  /// Turns the slopes by variable in `scratch.variables` into slopes by tight symbol, and adds them to the reduced
  /// costs of a level.
  private mutating func addSlopes(_ level: Int32) {
    solveForSlots()
    var largest = 0.0
    for slot in scratch.reached { largest = max(largest, abs(scratch.slots[Int(slot)])) }
    let noise = max(Tolerances.slopeNoise, Tolerances.relativeSlopeNoise * largest)
    for slot in scratch.reached {
      let slope = scratch.slots[Int(slot)]
      scratch.slots[Int(slot)] = 0
      if abs(slope) <= noise { continue }
      optimizer.costs.add(slope, level: level, to: Int(slot))
      optimizer.addCandidate(slot)
    }
  }

  /// The highest level at which moving a tight symbol changes the cost, and by how much per unit; a slope of 0 if none
  /// does.
  @inline(__always)
  func leadingSlope(_ symbol: Symbol, _ sign: Double) -> (level: Int32, slope: Double) {
    let s = symbols[Int(symbol)]
    var own = s.level < 0 || s.level >= optimizer.pricedLevels ? 0 : ownSlope(s, sign)
    var index = optimizer.costs.head[Int(s.slot)]
    while index != CostVectors.none {
      let node = optimizer.costs.nodes[Int(index)]
      var slope = node.value * sign
      if own != 0 && node.level >= s.level {
        if node.level > s.level { return (s.level, own) }
        slope += own
        own = 0
      }
      if abs(slope) > Tolerances.slope { return (node.level, slope) }
      index = node.next
    }
    return own == 0 ? (Level.free, 0) : (s.level, own)
  }

  /// Whether the reduced costs tell of a level.
  func isPriced(_ level: Int32) -> Bool { level >= 0 && level < optimizer.pricedLevels }

  /// Brings the reduced costs up to date with the exchange of a tight symbol and a basic one whose row is in
  /// `scratch.row`.
  ///
  /// With *D* the costs of the symbol that becomes basic, its own included, and *α* the coefficients of the row, every
  /// other tight symbol gets −*D*·*α*/*α*(pivot), and the symbol that becomes tight *D*/*α*(pivot) without its own.
  mutating func exchangeCosts(tight entering: Symbol, basic leaving: Symbol, pivot: Double) {
    let slot = symbols[Int(entering)].slot
    let e = symbols[Int(entering)]
    if isPriced(e.level) && e.piece != 0 { optimizer.costs.add(Double(e.piece), level: e.level, to: Int(slot)) }
    var index = optimizer.costs.head[Int(slot)]
    while index != CostVectors.none {
      let total = optimizer.costs.nodes[Int(index)]
      index = total.next
      if abs(total.value) <= Tolerances.spreadSlope { continue }
      for entry in scratch.row where entry.index != slot {
        let change = -total.value * entry.value / pivot
        if abs(change) > Tolerances.largestSlopeChange { optimizer.isRough = true }
        optimizer.costs.add(change, level: total.level, to: Int(entry.index))
        optimizer.addCandidate(entry.index)
      }
    }
    if optimizer.isWeighing { exchangeWeights(slot, pivot: pivot) }
    optimizer.costs.divide(Int(slot), by: pivot)
    let l = symbols[Int(leaving)]
    if isPriced(l.level) && l.piece != 0 { optimizer.costs.add(-Double(l.piece), level: l.level, to: Int(slot)) }
    optimizer.addCandidate(slot)
  }
}
