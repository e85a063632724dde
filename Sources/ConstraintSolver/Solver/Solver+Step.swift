extension Solver {
  /// Moves a tight symbol until the cost at the move's level no longer falls.
  ///
  /// A step passes breakpoints of lower levels, and those of its own level as long as the slope remains negative. The
  /// symbol that stops it becomes tight, exactly at its breakpoint; if the entering symbol stops itself, there is no
  /// exchange.
  ///
  /// - Parameter short: Whether the first breakpoint of any level stops the step, as Bland's rule wants it.
  ///
  /// - Returns: The distance; nil if nothing ever stops the step.
  mutating func perform(_ move: Move, short: Bool) -> Double? {
    symbols[Int(move.symbol)].piece = Int8(ownSlope(symbols[Int(move.symbol)], move.sign) * move.sign)
    optimizer.isSlopeWrong = false
    collectEvents(along: move)
    // Factorising may have replaced the symbol. Then the reduced costs are not valid, and the caller starts over.
    if !optimizer.isPriced { return 0 }
    let difference = abs(optimizer.slope - move.slope)
    optimizer.isSlopeWrong =
      optimizer.slope >= -Tolerances.slope
      || difference > Tolerances.slopeMismatch - Tolerances.relativeSlopeMismatch * move.slope
    for sum in optimizer.higher where sum.slope > Tolerances.higherSlope * sum.scale { optimizer.isSlopeWrong = true }
    if optimizer.isSlopeWrong { return 0 }
    guard let position = chooseEvent(move, short: short) else { return nil }
    optimizer.hasStepped = true
    let event = optimizer.path[position]
    for passed in optimizer.path[..<position] {
      if passed.isEntering {
        symbols[Int(passed.symbol)].piece = passed.pieceBeyond
      } else {
        setPiece(passed.pieceBeyond, of: passed.symbol)
      }
    }
    shift(move.symbol, by: move.sign * event.distance)
    // The symbol is put exactly on its breakpoint, so that rounding errors do not add up.
    if abs(symbols[Int(event.symbol)].value - event.target) <= Tolerances.snapping * tolerance {
      symbols[Int(event.symbol)].value = event.target
    }
    if event.isEntering {
      optimizer.addCandidate(symbols[Int(move.symbol)].slot)
    } else {
      exchange(tight: move.symbol, basic: event.symbol)
    }
    priceChanges()
    return event.distance
  }

  private mutating func collectEvents(along move: Move) {
    optimizer.events.removeAll(keepingCapacity: true)
    optimizer.stop = .infinity
    optimizer.slope = 0
    optimizer.higher.removeAll(keepingCapacity: true)
    addEvents(of: move.symbol, rate: move.sign, isEntering: true, move)
    computeColumn(of: move.symbol)
    for position in column.entries.indices {
      let entry = column.entries[position]
      let rate = entry.value * move.sign
      if entry.index == move.symbol { continue }
      if abs(rate) > Tolerances.pivot {
        addEvents(of: entry.index, rate: rate, isEntering: false, move)
      } else {
        addSlope(of: symbols[Int(entry.index)], rate: rate, move)
      }
    }
  }

  @inline(__always)
  private mutating func addEvents(of symbol: Symbol, rate: Double, isEntering: Bool, _ move: Move) {
    let s = symbols[Int(symbol)]
    if s.level < 0 || s.level >= optimizer.followedLevels { return }
    addSlope(of: s, rate: rate, move)
    let direction: Int8 = rate > 0 ? 1 : -1
    let piece = s.piece * direction
    if piece > 0 { return }
    let (near, far) = rate > 0 ? (s.lower, s.upper) : (s.upper, s.lower)
    var rise = 0.0
    if piece < 0 && near.isFinite {
      rise += abs(rate)
      addEvent(near, beyond: 0, symbol, s, rate: rate, rise: rise, isEntering: isEntering, move)
    }
    if far.isFinite {
      rise += abs(rate)
      addEvent(far, beyond: direction, symbol, s, rate: rate, rise: rise, isEntering: isEntering, move)
    }
  }

  /// Adds what a symbol contributes to the slopes of the level of a move and of those above.
  @inline(__always)
  private mutating func addSlope(of s: SymbolState, rate: Double, _ move: Move) {
    if s.piece == 0 || s.level < 0 || s.level > move.level { return }
    let slope = Double(s.piece) * rate
    if s.level == move.level {
      optimizer.slope += slope
    } else if let place = optimizer.higher.firstIndex(where: { $0.level == s.level }) {
      optimizer.higher[place].slope += slope
      optimizer.higher[place].scale += abs(slope)
    } else {
      optimizer.higher.append((s.level, slope, abs(slope)))
    }
  }

  @inline(__always)
  private mutating func addEvent(
    _ target: Double, beyond: Int8, _ symbol: Symbol, _ s: SymbolState, rate: Double, rise: Double, isEntering: Bool,
    _ move: Move
  ) {
    let distance = max(0, (target - s.value) / rate)
    if distance > optimizer.stop { return }
    // From this event on the slope is not negative any more, so that events beyond it are never reached.
    let isStop = s.level < move.level || (s.level == move.level && rise >= -move.slope - Tolerances.slope)
    if isStop { optimizer.stop = distance * (1 + Tolerances.coincidence) + Tolerances.coincidence }
    optimizer.events.append(
      Optimizer.Event(
        distance: distance, rate: abs(rate), symbol: symbol, level: s.level, isEntering: isEntering, target: target,
        pieceBeyond: beyond))
  }

  /// The position in `path` of the event that ends the step; those before it are passed.
  private mutating func chooseEvent(_ move: Move, short: Bool) -> Int? {
    let stop = optimizer.stop
    optimizer.events.removeAll { $0.distance > stop }
    optimizer.beginPath()
    var slope = optimizer.slope
    let enough = Tolerances.slope * min(-1, slope)
    while let event = optimizer.extendPath() {
      if short { return bringSmallestSymbolFirst() }
      if event.level > move.level { continue }
      slope += event.level < move.level ? .infinity : event.rate
      if slope >= enough { return widest(at: move.level) }
    }
    // The slopes add up to a little less than needed because of rounding errors; the last event stops the step.
    return optimizer.stop < .infinity ? widest(at: move.level) : nil
  }

  /// Whether two events are at the same place up to rounding.
  private func coincide(_ a: Optimizer.Event, _ b: Optimizer.Event) -> Bool {
    abs(a.distance - b.distance) <= Tolerances.coincidence * (1 + a.distance)
  }

  private mutating func bringSmallestSymbolFirst() -> Int {
    var best = 0
    while let event = optimizer.extendPath(), coincide(optimizer.path[0], event) {
      if event.symbol < optimizer.path[best].symbol { best = optimizer.path.count - 1 }
    }
    optimizer.path.swapAt(0, best)
    return 0
  }

  /// The event with the largest pivot among those at the place of the last one, of the move's level or a higher one.
  private mutating func widest(at level: Int32) -> Int {
    let position = optimizer.path.count - 1
    let last = optimizer.path[position]
    // If the entering symbol stops itself, no pivot is needed.
    if last.isEntering { return position }
    while let event = optimizer.extendPath(), coincide(last, event) {}
    var best = position
    func consider(_ i: Int) {
      let event = optimizer.path[i]
      if event.level <= level && !event.isEntering
        && event.rate > optimizer.path[best].rate * (1 + Tolerances.widerPivot)
      {
        best = i
      }
    }
    var first = position
    while first > 0 && coincide(last, optimizer.path[first - 1]) { first -= 1 }
    for i in first..<optimizer.path.count where coincide(last, optimizer.path[i]) { consider(i) }
    return best
  }
}
