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
    changed.count = 0
    if isSolved { return }
    admit()
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
    propagated = nil
    publish()
  }

  /// Optimizes until the values satisfy the equations as they were given.
  private mutating func optimizeAccurately() throws(Conflict) {
    let bound = limits.residual * tolerance
    for _ in 0...limits.refactorizations {
      try optimizeFromHere()
      if residual() <= bound { return }
      // With right values, symbols may be on other pieces than was thought, so these have to be optimized again.
      recomputeValues()
      if residual() <= bound { continue }
      counters.refactorizations += 1
      factors.isValid = false
      recomputeValues()
    }
    note(.inaccurate(error: residual()))
  }

  /// Whether the values have become so small that the tolerance must follow them and everything be optimized again.
  ///
  /// Propagation and edits may begin with a value much larger than the optimum's, from which the tolerance was chosen:
  /// *x* / 1000 = −41 and *x* ≥ 0 are a conflict of 0.04, which is seen only if −41,000 is forgotten. This ends because
  /// every round divides the tolerance by ten or more.
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
    isCrashed = mustCrash
    records.withUnsafeMutableBufferPointer { records in
      for index in queue where records[Int(index)].state == .queued { records[Int(index)].state = .live }
    }
    if !mustCrash {
      for index in queue where records[Int(index)].state == .live {
        symbols[Int(Symbol(row: index))].value = leftSide(of: index)
      }
    }
    // The memory for a large number of constraints would be unused until as many are added again.
    queue.removeAll(keepingCapacity: !mustCrash)
    if mustCrash { crash() } else { releaseMentionedVariables() }
    column.symbol = -1
  }

  private mutating func optimizeFromHere() throws(Conflict) {
    for symbol in pending { symbols[Int(symbol)].isPending = false }
    pending.removeAll(keepingCapacity: true)
    // This round tries again what an earlier one could not do.
    complaints.removeAll(keepingCapacity: true)
    for _ in 0...limits.refactorizations {
      priceFromValues()
      var outcome = optimize(pausingAfter: isCrashed ? nil : stepsBeforePropagation)
      if outcome == .paused {
        crashIfBetter()
        priceFromValues()
        outcome = optimize()
      }
      switch outcome {
      case .optimal, .unbounded, .paused: return
      case .infeasible:
        optimizer.isPriced = false
        // Without a conflict, the required constraints hold up to rounding errors after all.
        if let conflict = findConflict() {
          // The next solve starts from these values, which should not contain the rounding errors of long steps.
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

  /// The steps after which a solve asks whether propagation begins at a better place.
  var stepsBeforePropagation: Int { limits.stepsBeforePropagation + slotSymbol.count / Thresholds.renewal }

  /// Reads pieces and reduced costs off the values.
  private mutating func priceFromValues() {
    let isViolated = readPieces()
    optimizer.followedLevels = 0
    optimizer.hasStepped = false
    if isViolated { price() } else { priceNothing() }
  }

  /// Starts over with the values that propagation finds, if these are better than the present ones.
  ///
  /// After a large edit, the way from the old basis to the optimum may be thousands of degenerate steps long where
  /// propagation finds the optimum at once.
  private mutating func crashIfBetter() {
    isCrashed = true
    var copy = self
    copy.crash()
    copy.optimizer.isPriced = false
    copy.chooseTolerance()
    if copy.isBetter(than: self) { self = copy }
  }

  /// Whether the values violate less than those of the same solver with another basis, at the highest level where they
  /// differ.
  private func isBetter(than other: Solver) -> Bool {
    for (own, others) in zip(members, other.members) {
      let violation = own.reduce(0) { $0 + symbols[Int($1)].violation }
      let present = others.reduce(0) { $0 + other.symbols[Int($1)].violation }
      let margin = conflictTolerance * (1 + Double(own.count))
      if abs(violation - present) > margin { return violation < present }
    }
    return false
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
