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
    collectEvents(along: move, costLevel: level[Int(members[group.lowerBound])])
    guard let event = chooseEvent(slope: move.slope, short: short) else { return nil }
    shift(move.symbol, by: move.sign * event.distance)
    value[Int(event.symbol)] = event.target
    if event.cell != Tableau.none { pivot(at: event.cell) }
    return event.distance
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
    let v = value[s]
    let box = rate > 0 ? boxUpper[s] : boxLower[s]
    if box.isFinite {
      addEvent(of: symbol, rate: rate, cell: cell, target: box, rise: .infinity)
    }
    if level[s] != costLevel { return }
    let (near, far) = rate > 0 ? (lower[s], upper[s]) : (upper[s], lower[s])
    // The end of the interval that is reached from outside; one the symbol stands on counts as passed.
    if near.isFinite && (rate > 0 ? near - v : v - near) > tolerance {
      addEvent(of: symbol, rate: rate, cell: cell, target: near, rise: abs(rate))
    }
    // The far end: beyond it the violation grows. The entering symbol's own slope knows if it stands there.
    let room = rate > 0 ? far - v : v - far
    if far.isFinite && room >= -tolerance && (cell != Tableau.none || room > tolerance) {
      addEvent(of: symbol, rate: rate, cell: cell, target: far, rise: abs(rate))
    }
  }

  private mutating func addEvent(of symbol: Symbol, rate: Double, cell: Int32, target: Double, rise: Double) {
    let distance = max(0, (target - value[Int(symbol)]) / rate)
    optimizer.events.append(
      Optimizer.Event(
        distance: distance, rate: abs(rate), rise: rise, cell: cell, symbol: symbol, target: target))
  }

  /// The event that ends the step.
  private mutating func chooseEvent(slope: Double, short: Bool) -> Optimizer.Event? {
    if optimizer.events.isEmpty { return nil }
    dropEventsBeyondFirstStop()
    optimizer.events.sort { ($0.distance, $0.symbol, $0.rise) < ($1.distance, $1.symbol, $1.rise) }
    var total = slope
    var last = 0
    for (position, event) in optimizer.events.enumerated() {
      last = position
      total += event.rise
      if total >= -Solver.slopeTolerance || short { break }
    }
    // Only possible by rounding: all breakpoints together cannot outweigh a slope they are part of.
    if total < -Solver.slopeTolerance && !short { return nil }
    return short ? optimizer.events[last] : widest(around: last)
  }

  /// Nothing beyond the first box can be reached; dropping it keeps the sort short.
  private mutating func dropEventsBeyondFirstStop() {
    var stop = Double.infinity
    for event in optimizer.events where event.rise == .infinity { stop = min(stop, event.distance) }
    if stop < .infinity { optimizer.events.removeAll { $0.distance > stop + tolerance / $0.rate } }
  }

  /// Among events at the same place, the one with the largest pivot.
  private func widest(around position: Int) -> Optimizer.Event {
    let events = optimizer.events
    var best = events[position]
    let reach = 1e-12 * (1 + best.distance)
    // An event of the entering symbol needs no pivot at all.
    if best.cell == Tableau.none { return best }
    func consider(_ event: Optimizer.Event) {
      if event.cell == Tableau.none ? event.rise == .infinity : event.rate > best.rate * (1 + 1e-9) { best = event }
    }
    var i = position - 1
    while i >= 0 && events[position].distance - events[i].distance <= reach {
      consider(events[i])
      i -= 1
    }
    i = position + 1
    while i < events.count && events[i].distance - events[position].distance <= reach {
      consider(events[i])
      i += 1
    }
    return best
  }
}
