extension Solver {
  /// Brings everything to the lexicographic optimum.
  ///
  /// On a ``Conflict`` all constraints remain and values read do not change; the caller removes one of the set and
  /// solves again, which goes on from where this call stopped.
  ///
  /// - Complexity: O(number of symbols) if nothing has to move. Otherwise the number of pivots has no useful bound, as
  ///   for every simplex method; in layouts it is about the number of constraints that change between binding and not.
  public mutating func solve() throws(Conflict) {
    if isSolved { return }
    insertQueued()
    rebuildLevels()
    chooseTolerance()
    for attempt in 0...Solver.refactorizationLimit {
      try optimizeAllLevels()
      let scale = max(1, magnitude)
      if residual() > 1e-11 * scale { recomputeBasicValues() } else { break }
      if attempt == Solver.refactorizationLimit || residual() <= 1e-7 * scale { break }
      refactorize()
    }
    publish()
  }

  /// A basis that is bad right after it was factorised stays bad.
  private static let refactorizationLimit = 2

  private mutating func optimizeAllLevels() throws(Conflict) {
    resetBoxes()
    for k in 0..<(memberStart.count - 1) {
      let group = memberRange(k)
      _ = optimize(group)
      if k == 0 && isInfeasible {
        if let conflict = findConflict() {
          optimizer.reset()
          throw conflict
        }
        // Within rounding errors the required constraints hold after all.
        _ = optimize(group)
      }
      freeze(group)
    }
    optimizer.reset()
  }

  private mutating func publish() {
    for index in variableIsLive.indices where variableIsLive[index] {
      solution[index] = value[Int(Symbol(structural: Int32(index)))]
    }
    isSolved = true
  }
}
