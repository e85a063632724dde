extension Solver {
  /// Cells below this are not used as pivots; what they would move in a step is below every tolerance.
  static let pivotTolerance = 1e-9

  /// Moves a nonbasic symbol until the cost of the level no longer falls, or until a box stops something.
  ///
  /// A long step passes the breakpoints of costs of the level as long as the slope remains negative. Whatever stops the
  /// step leaves the basis exactly at its breakpoint; if the entering symbol stops itself, there is no exchange.
  ///
  /// - Returns: The distance, or nil if nothing ever stops the step.
  mutating func perform(_ move: Move, at group: Range<Int>, short: Bool) -> Double? {
    let costLevel = level[Int(members[group.lowerBound])]
    if level[Int(move.symbol)] == costLevel { optimizer.piece[Int(move.symbol)] = pieceAhead(of: move) }
    collectEvents(along: move, costLevel: costLevel)
    guard let position = chooseEvent(slope: move.slope, short: short) else { return nil }
    let event = optimizer.events[position]
    for passed in optimizer.events[..<position] where passed.rise < .infinity {
      optimizer.piece[Int(passed.symbol)] = passed.pieceBeyond
    }
    shift(move.symbol, by: move.sign * event.distance)
    value[Int(event.symbol)] = event.target
    if event.cell != Tableau.none { pivot(at: event.cell) }
    return event.distance
  }

  /// The piece of its own cost that a nonbasic symbol moves along.
  private func pieceAhead(of move: Move) -> Int8 {
    let s = Int(move.symbol)
    let v = value[s]
    if move.sign > 0 {
      return lower[s] - v > tolerance ? -1 : upper[s] - v > tolerance ? 0 : 1
    }
    return v - upper[s] > tolerance ? 1 : v - lower[s] > tolerance ? 0 : -1
  }

  private mutating func collectEvents(along move: Move, costLevel: Int32) {
    optimizer.events.removeAll(keepingCapacity: true)
    addEvents(of: move.symbol, rate: move.sign, cell: Tableau.none, costLevel: costLevel)
    var index = tableau.head[Int(move.symbol)]
    while index != Tableau.none {
      let cell = tableau.cells[Int(index)]
      let rate = cell.value * move.sign
      if abs(rate) > Solver.pivotTolerance {
        addEvents(of: cell.row, rate: rate, cell: index, costLevel: costLevel)
      }
      index = cell.nextInColumn
    }
  }

  private mutating func addEvents(of symbol: Symbol, rate: Double, cell: Int32, costLevel: Int32) {
    let s = Int(symbol)
    let box = rate > 0 ? boxUpper[s] : boxLower[s]
    if box.isFinite {
      addEvent(of: symbol, rate: rate, cell: cell, target: box, rise: .infinity, pieceBeyond: 0)
    }
    if level[s] != costLevel { return }
    let direction: Int8 = rate > 0 ? 1 : -1
    let piece = optimizer.piece[s] * direction
    let (near, far) = rate > 0 ? (lower[s], upper[s]) : (upper[s], lower[s])
    if piece < 0 && near.isFinite {
      addEvent(of: symbol, rate: rate, cell: cell, target: near, rise: abs(rate), pieceBeyond: 0)
    }
    if piece <= 0 && far.isFinite {
      addEvent(of: symbol, rate: rate, cell: cell, target: far, rise: abs(rate), pieceBeyond: direction)
    }
  }

  private mutating func addEvent(
    of symbol: Symbol, rate: Double, cell: Int32, target: Double, rise: Double,
    pieceBeyond: Int8
  ) {
    let distance = max(0, (target - value[Int(symbol)]) / rate)
    optimizer.events.append(
      Optimizer.Event(
        distance: distance, rate: abs(rate), rise: rise, cell: cell, symbol: symbol, target: target,
        pieceBeyond: pieceBeyond))
  }

  /// The position of the event that ends the step; those before it are passed.
  private mutating func chooseEvent(slope: Double, short: Bool) -> Int? {
    if optimizer.events.isEmpty { return nil }
    dropEventsBeyondFirstStop()
    optimizer.events.sort(by: Optimizer.Event.precedes)
    if short {
      bringSmallestSymbolFirst()
      return 0
    }
    var total = slope
    for (position, event) in optimizer.events.enumerated() {
      total += event.rise
      if total >= -Solver.slopeTolerance { return widest(around: position) }
    }
    return nil
  }

  /// Nothing beyond the first box can be reached; dropping it keeps the sort short.
  private mutating func dropEventsBeyondFirstStop() {
    var stop = Double.infinity
    for event in optimizer.events where event.rise == .infinity { stop = min(stop, event.distance) }
    if stop < .infinity { optimizer.events.removeAll { $0.distance > stop + tolerance / $0.rate } }
  }

  /// Whether two events are at the same place up to rounding.
  private func coincide(_ a: Optimizer.Event, _ b: Optimizer.Event) -> Bool {
    abs(a.distance - b.distance) <= 1e-12 * (1 + a.distance)
  }

  private mutating func bringSmallestSymbolFirst() {
    var best = 0
    var i = 1
    while i < optimizer.events.count && coincide(optimizer.events[0], optimizer.events[i]) {
      if optimizer.events[i].symbol < optimizer.events[best].symbol { best = i }
      i += 1
    }
    optimizer.events.swapAt(0, best)
  }

  /// Among events at the same place, the one with the largest pivot.
  private func widest(around position: Int) -> Int {
    let events = optimizer.events
    // An event of the entering symbol needs no pivot at all.
    if events[position].cell == Tableau.none { return position }
    var first = position
    while first > 0 && coincide(events[position], events[first - 1]) { first -= 1 }
    var best = position
    var i = first
    while i < events.count && coincide(events[position], events[i]) {
      let event = events[i]
      if event.cell == Tableau.none {
        if event.rise == .infinity { return i }
      } else if event.rate > events[best].rate * (1 + 1e-9) {
        best = i
      }
      i += 1
    }
    return best
  }
}
