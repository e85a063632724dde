extension Solver {
  /// Finds the optimum and publishes its values. Does nothing if nothing changed since the last call.
  ///
  /// If required constraints clash, all constraints remain and the values that can be read do not change. The caller
  /// may remove a constraint of the conflict and solve again, which goes on from where this call stopped. What could
  /// not be done as promised is in ``diagnostics``.
  ///
  /// - Throws: A ``Conflict``, one of those there are.
  /// - Complexity: If only constants changed and no constraint meets or leaves its breakpoint, O(what moves). After a
  ///   few edits, O(number of variables) per edit and per step. Otherwise O(number of constraints) and as much per
  ///   step; the number of steps has no useful bound, as for every simplex method; in layouts it is about the number of
  ///   constraints that change between binding and not.
  public mutating func solve() throws(Conflict) {
    if isSolved { return }
    justRemoved.removeAll(keepingCapacity: true)
    removedTight = 0
    changes.reset()
    complaints.removeAll(keepingCapacity: true)
    growScratch()
    if disturbances == 0 && followConstants() { return }
    if reoptimize() { return }
    disturbances += Thresholds.disturbance
    try solveFromHere()
  }

  private mutating func solveFromHere() throws(Conflict) {
    optimizer.isPriced = false
    applyMoved()
    insertQueued()
    chooseTolerance()
    repeat { try optimizeAccurately() } while mustTighten()
    publish()
  }

  /// Optimises until the equations as given hold.
  private mutating func optimizeAccurately() throws(Conflict) {
    let bound = limits.residual * tolerance
    for _ in 0...limits.refactorizations {
      try optimizeFromHere()
      if residual() <= bound { return }
      // What is right now may not be where it was thought to be: that has to be optimised again.
      recomputeValues()
      if residual() <= bound { continue }
      counters.refactorizations += 1
      factors.isValid = false
      recomputeValues()
    }
    note(.inaccurate(error: residual()))
  }

  /// Whether the start, and with it the tolerance, was much further out than the optimum; then there is more to do.
  ///
  /// Propagation and edits may put a symbol anywhere: *x* / 1000 = −41 and *x* ≥ 0 are a conflict of 0.04 only if
  /// −41,000 is forgotten. Ends because every round divides the tolerance by ten or more.
  private mutating func mustTighten() -> Bool {
    let former = tolerance
    if former <= Tolerances.least { return false }
    chooseTolerance()
    if tolerance <= former / Tolerances.rescaling {
      recomputeValues()
      return true
    }
    tolerance = former
    return false
  }

  /// Puts all queued constraints into the basis.
  private mutating func insertQueued() {
    dropEmptyLevels()
    let mustCrash = needsCrash
    for index in queue where records[Int(index)].state == .queued {
      records[Int(index)].state = .live
      if !mustCrash { symbols[Int(Symbol(row: index))].value = leftSide(of: index) }
    }
    // The memory of a large batch would lie idle until the next one.
    queue.removeAll(keepingCapacity: !mustCrash)
    if mustCrash { crash() } else { releaseMentionedVariables() }
    column.symbol = -1
  }

  private mutating func optimizeFromHere() throws(Conflict) {
    for symbol in pending { symbols[Int(symbol)].isPending = false }
    pending.removeAll(keepingCapacity: true)
    // What an earlier round could not do, this one tries again.
    complaints.removeAll(keepingCapacity: true)
    for _ in 0...limits.refactorizations {
      if readPieces() { price() } else { priceNothing() }
      switch optimize() {
      case .optimal, .unbounded: return
      case .infeasible:
        optimizer.isPriced = false
        // Within rounding errors the required constraints may hold after all.
        if let conflict = findConflict() {
          // The next solve starts here; rounding errors of far steps shall not be part of the start.
          recomputeValues()
          if !conflict.isProven { loseBasis() }
          throw conflict
        }
      case .unsound: factors.isValid = false
      }
    }
    counters.giveUps += 1
    note(.stoppedEarly)
  }

  /// The next solve makes a basis from scratch: in this one, a row that counts as zero may hold a variable where it
  /// must not be.
  private mutating func loseBasis() {
    dropGhosts()
    isBasisLost = true
  }

  private mutating func publish() {
    changes.everything = true
    publishChanges()
    isSolved = true
    disturbances = 0
    followed = 0
  }
}
