extension Solver {
  /// Cells below this are not used as pivots; what they would move in a step is below every tolerance.
  static let pivotTolerance = 1e-9

  /// Moves a tight symbol until the cost of the level no longer falls, or until a box stops something.
  ///
  /// A long step passes the breakpoints of costs of the level as long as the slope remains negative. Whatever stops the
  /// step leaves the basis exactly at its breakpoint; if the entering symbol stops itself, there is no exchange.
  ///
  /// - Returns: The distance, or nil if nothing ever stops the step.
  mutating func perform(_ move: Move, at costLevel: Int32, short: Bool) -> Double? {
    if symbols[Int(move.symbol)].level == costLevel { symbols[Int(move.symbol)].piece = pieceAhead(of: move) }
    collectEvents(along: move, costLevel: costLevel)
    guard let position = chooseEvent(slope: move.slope, short: short) else { return nil }
    let event = optimizer.events[position]
    for passed in optimizer.events[..<position] where passed.rise < .infinity {
      symbols[Int(passed.symbol)].piece = passed.pieceBeyond
    }
    shift(move.symbol, by: move.sign * event.distance)
    symbols[Int(event.symbol)].value = event.target
    if !event.isEntering { exchange(tight: move.symbol, basic: event.symbol) }
    return event.distance
  }

  /// The piece of its own cost that a tight symbol moves along.
  private func pieceAhead(of move: Move) -> Int8 {
    let s = symbols[Int(move.symbol)]
    if move.sign > 0 {
      return s.lower - s.value > tolerance ? -1 : s.upper - s.value > tolerance ? 0 : 1
    }
    return s.value - s.upper > tolerance ? 1 : s.value - s.lower > tolerance ? 0 : -1
  }

  private mutating func collectEvents(along move: Move, costLevel: Int32) {
    optimizer.events.removeAll(keepingCapacity: true)
    addEvents(of: move.symbol, rate: move.sign, isEntering: true, costLevel: costLevel)
    computeColumn(of: move.symbol)
    for entry in column.entries where entry.index != move.symbol {
      let rate = entry.value * move.sign
      if abs(rate) > Solver.pivotTolerance {
        addEvents(of: entry.index, rate: rate, isEntering: false, costLevel: costLevel)
      }
    }
  }

  private mutating func addEvents(of symbol: Symbol, rate: Double, isEntering: Bool, costLevel: Int32) {
    let s = symbols[Int(symbol)]
    let box = rate > 0 ? s.boxUpper : s.boxLower
    func add(_ target: Double, _ rise: Double, _ pieceBeyond: Int8) {
      optimizer.events.append(
        Optimizer.Event(
          distance: max(0, (target - s.value) / rate), rate: abs(rate), rise: rise, symbol: symbol,
          isEntering: isEntering, target: target, pieceBeyond: pieceBeyond))
    }
    if box.isFinite { add(box, .infinity, 0) }
    if s.level != costLevel { return }
    let direction: Int8 = rate > 0 ? 1 : -1
    let piece = s.piece * direction
    let (near, far) = rate > 0 ? (s.lower, s.upper) : (s.upper, s.lower)
    if piece < 0 && near.isFinite { add(near, abs(rate), 0) }
    if piece <= 0 && far.isFinite { add(far, abs(rate), direction) }
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
    // The slope and the rates come from different solves. Their rounding must not lead past the last breakpoint, as if
    // the cost fell for ever.
    let flat = -max(Solver.slopeTolerance, 1e-7 * abs(slope))
    for (position, event) in optimizer.events.enumerated() {
      total += event.rise
      if total >= flat { return widest(around: position) }
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
    if events[position].isEntering { return position }
    var first = position
    while first > 0 && coincide(events[position], events[first - 1]) { first -= 1 }
    var best = position
    var i = first
    while i < events.count && coincide(events[position], events[i]) {
      let event = events[i]
      if event.isEntering {
        if event.rise == .infinity { return i }
      } else if event.rate > events[best].rate * (1 + 1e-9) {
        best = i
      }
      i += 1
    }
    return best
  }
}
