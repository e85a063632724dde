extension Solver {
  /// Brings everything to the lexicographic optimum.
  ///
  /// On a ``Conflict`` all constraints remain and values read do not change; the caller removes one of the set and
  /// solves again, which goes on from where this call stopped.
  ///
  /// - Complexity: If only constants changed and no constraint meets or leaves its breakpoint, O(what moves). After a few
  ///   edits, O(number of variables) per edit and per step. Otherwise O(number of constraints) and as much per step; the
  ///   number of steps has no useful bound, as for every simplex method; in layouts it is about the number of constraints
  ///   that change between binding and not.
  public mutating func solve() throws(Conflict) {
    if isSolved { return }
    justRemoved.removeAll(keepingCapacity: true)
    changes.reset()
    growScratch()
    if disturbances == 0 && followConstants() { return }
    if reoptimize() { return }
    disturbances += Solver.disturbed
    try solveFromHere()
  }

  private mutating func solveFromHere() throws(Conflict) {
    optimizer.isPriced = false
    applyMoved()
    insertQueued()
    chooseTolerance()
    let scale = max(1, 1e12 * tolerance)
    for attempt in 0...Solver.refactorizationLimit {
      try optimizeFromHere()
      if residual() > 1e-11 * scale { recomputeValues() } else { break }
      if attempt == Solver.refactorizationLimit || residual() <= 1e-7 * scale { break }
      counters.refactorizations += 1
      factors.isValid = false
      recomputeValues()
    }
    publish()
  }

  /// A basis that is bad right after it was factorised stays bad.
  private static let refactorizationLimit = 2

  /// Puts all queued constraints into the basis.
  private mutating func insertQueued() {
    dropEmptyLevels()
    let mustCrash = needsCrash
    for index in queue where records[Int(index)].state == .queued {
      records[Int(index)].state = .live
      if !mustCrash { symbols[Int(Symbol(row: index))].value = leftSide(of: index) }
    }
    queue.removeAll(keepingCapacity: true)
    if mustCrash { crash() } else { releaseMentionedVariables() }
    column.symbol = -1
  }

  private mutating func optimizeFromHere() throws(Conflict) {
    pending.removeAll(keepingCapacity: true)
    for _ in 0...Solver.refactorizationLimit {
      if readPieces() { price() } else { priceNothing() }
      switch optimize() {
      case .optimal, .unbounded: return
      case .infeasible:
        optimizer.isPriced = false
        // Within rounding errors the required constraints may hold after all.
        if let conflict = findConflict() { throw conflict }
      case .unsound: factors.isValid = false
      }
    }
    counters.giveUps += 1
  }

  private mutating func publish() {
    for index in variableIsLive.indices { solution[index] = symbols[Int(Symbol(structural: Int32(index)))].value }
    changes.everything = true
    isSolved = true
    disturbances = 0
    followed = 0
  }
}
