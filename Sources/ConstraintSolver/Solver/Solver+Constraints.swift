extension Solver {
  /// Adds the constraint *e r 0*, which the next ``solve()`` takes into account.
  ///
  /// - Parameters:
  ///   - e: The expression that is compared with 0; a variable may occur several times.
  ///   - r: How it compares.
  ///   - priority: How much the constraint matters; ``Priority/required`` ones hold.
  /// - Throws: ``SolverError/nonFinite`` or ``SolverError/unknownVariable``.
  /// - Complexity: O(number of terms).
  public mutating func addConstraint(
    _ e: LinearExpression, _ r: Relation, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    if hasNoGaps && append(e) {
      records.append(Record(constant: e.constant, priority: priority, relation: r, state: .queued))
      liveConstraints += 1
      isSolved = false
      return ConstraintID(index: Int32(truncatingIfNeeded: records.count &- 1))
    }
    guard e.isFinite else { throw .nonFinite }
    guard areLive(e.terms) else { throw .unknownVariable }
    if e.isNormalized { return insert(e, r, priority) }
    let expression = e.normalized
    // Adding the coefficients of a variable up can overflow.
    guard expression.isFinite else { throw .nonFinite }
    return insert(expression, r, priority)
  }

  /// Whether a new constraint comes behind all others, because none was removed whose place it may take.
  @inline(__always)
  private var hasNoGaps: Bool { unusedConstraints.isEmpty && justRemoved.isEmpty && matrix.unusedRows == 0 }

  /// Stores the row of an expression that is as most are: short, finite and normalized.
  @inline(__always)
  private mutating func append(_ e: LinearExpression) -> Bool {
    if !e.constant.isFinite { return false }
    return solution.withUnsafeBufferPointer { solution in
      e.terms.withUnsafeBufferPointer { matrix.append($0, solution) }
    }
  }

  private func areLive(_ terms: [Term]) -> Bool {
    terms.allSatisfy { isLive($0.variable) }
  }

  /// Adds a constraint, in the place of one that was removed if possible.
  private mutating func insert(_ e: LinearExpression, _ r: Relation, _ priority: Priority) -> ConstraintID {
    isSolved = false
    admit()
    // After many edits all symbols are looked at anyway.
    let mayRevive = !justRemoved.isEmpty && disturbances <= Thresholds.edits
    if mayRevive, let revived = revive(e, r, priority) { return revived }
    let index = unusedConstraints.popLast() ?? Int32(records.count)
    if Int(index) == records.count { records.append(Record()) }
    records[Int(index)] = Record(constant: e.constant, priority: priority, relation: r, state: .queued)
    matrix.insert(index, e.terms)
    liveConstraints += 1
    if symbols.count <= Int(Symbol(row: index)) { grow(to: Symbol(row: index)) }
    let symbol = Symbol(row: index)
    symbols[Int(symbol)] = SymbolState()
    symbols[Int(symbol)].setInterval(of: records[Int(index)])
    join(symbol, level(of: priority))
    queue.append(index)
    admittedRows = records.count
    disturbances += records[Int(index)].disturbance(at: tolerance)
    return ConstraintID(index: index)
  }

  /// Removes a constraint. Does nothing if there is none of that name.
  ///
  /// What the constraint held in place stays there unless another constraint moves it: its row remains in the basis as
  /// a ghost, free to move, until something better wants its place. If more than a quarter of the basis goes, it is not
  /// worth keeping.
  ///
  /// - Complexity: O(1) if the constraint is binding, otherwise O(number of its terms).
  public mutating func removeConstraint(_ id: ConstraintID) {
    guard isKnown(id) else { return }
    admit()
    let symbol = Symbol(row: id.index)
    let s = symbols[Int(symbol)]
    if s.isHeld { releaseParallels(of: symbol) }
    // Adapting the column to many edits would cost more than computing it anew.
    if disturbances > Thresholds.edits { column.symbol = -1 }
    liveConstraints -= 1
    isSolved = false
    if s.isBasic {
      if s.isHeld || s.piece != 0 { disturbances += 1 }
      setPiece(0, of: symbol)
      leave(symbol)
      return erase(id.index)
    }
    leaveMembers(symbol, s)
    removedTight += 1
    if removedTight * Thresholds.renewal > slotSymbol.count + Thresholds.smallRemoval {
      if !isBasisLost { dropGhosts() }
      isBasisLost = true
      disturbances += Thresholds.disturbance
      return erase(id.index)
    }
    symbols[Int(symbol)].setFree()
    records[Int(id.index)].state = .ghost
    disturbances += 1
    if disturbances > Thresholds.edits { return }
    justRemoved.append((id.index, s))
    optimizer.addCandidate(s.slot)
  }

  /// Gives a constraint the place of one that was just removed and had the same terms, relation and priority; nil if
  /// there is none.
  private mutating func revive(_ e: LinearExpression, _ r: Relation, _ priority: Priority) -> ConstraintID? {
    guard
      let position = justRemoved.firstIndex(where: { removed in
        let record = records[Int(removed.constraint)]
        return record.state == .ghost && record.relation == r && record.priority == priority
          && hasTerms(removed.constraint, e.terms)
      })
    else { return nil }
    let (constraint, state) = justRemoved.remove(at: position)
    let symbol = Symbol(row: constraint)
    let slot = symbols[Int(symbol)].slot
    symbols[Int(symbol)] = state
    symbols[Int(symbol)].slot = slot
    join(symbol, level(of: priority))
    records[Int(constraint)].state = .live
    liveConstraints += 1
    disturbances -= 1
    let id = ConstraintID(index: constraint)
    // This cannot fail: the constant was checked, and the constraint exists.
    try? setConstant(e.constant, of: id)
    return id
  }

  private func hasTerms(_ constraint: Int32, _ terms: [Term]) -> Bool {
    if Int(matrix.rows[Int(constraint)].count) != terms.count { return false }
    return zip(matrix.range(constraint), terms).allSatisfy { index, term in
      matrix.cells[index].variable == term.variable.index && matrix.cells[index].value == term.coefficient
    }
  }

  /// Removes what is stored of a constraint, whose symbol must be basic and of no level.
  mutating func erase(_ constraint: Int32) {
    let symbol = Int(Symbol(row: constraint))
    removeFromColumn(constraint)
    matrix.remove(constraint)
    symbols[symbol] = SymbolState()
    records[Int(constraint)] = Record()
    unusedConstraints.append(constraint)
  }

  /// Replaces the constant of a constraint's expression: that of *x* − 8 = 0 is −8.
  ///
  /// - Throws: ``SolverError/unknownConstraint`` or ``SolverError/nonFinite``.
  /// - Complexity: O(1).
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard isKnown(id) else { throw .unknownConstraint }
    guard constant.isFinite else { throw .nonFinite }
    let old = records[Int(id.index)].constant
    if old == constant { return }
    admit()
    records[Int(id.index)].constant = constant
    let symbol = Symbol(row: id.index)
    let s = symbols[Int(symbol)]
    symbols[Int(symbol)].setInterval(of: records[Int(id.index)])
    if records[Int(id.index)].state != .live { return }
    isSolved = false
    let leavesRange =
      abs(old) > Tolerances.farCoordinate * tolerance && abs(constant) < abs(old) / Tolerances.rescaling
      && tolerance > Tolerances.least
    if abs(constant) > Tolerances.coveredCoordinate * tolerance || leavesRange {
      disturbances += Thresholds.disturbance
    }
    let isAtBreakpoint = s.isMoved || abs(s.value - s.lower) <= tolerance || abs(s.value - s.upper) <= tolerance
    if !s.isBasic && isAtBreakpoint && !s.isMoved {
      symbols[Int(symbol)].isMoved = true
      moved.append(symbol)
    }
    if s.isHeld || !(s.isBasic ? symbols[Int(symbol)].isOnPiece(tolerance) : isAtBreakpoint) { touch(symbol) }
  }

  /// Notes that the next solve has to look at a symbol again.
  mutating func touch(_ symbol: Symbol) {
    if enqueue(symbol) { disturbances += 1 }
  }

  /// Notes it without an edit of its own.
  ///
  /// - Returns: Whether it was not noted yet.
  @discardableResult
  mutating func enqueue(_ symbol: Symbol) -> Bool {
    if symbols[Int(symbol)].isPending { return false }
    symbols[Int(symbol)].isPending = true
    pending.append(symbol)
    return true
  }

  /// Replaces the priority of a constraint. Does nothing if there is none of that name.
  ///
  /// - Complexity: O(1), or O(number of constraints) for a priority not in use before.
  public mutating func setPriority(_ p: Priority, of id: ConstraintID) {
    guard isKnown(id), records[Int(id.index)].priority != p else { return }
    admit()
    records[Int(id.index)].priority = p
    let symbol = Symbol(row: id.index)
    if symbols[Int(symbol)].isBasic { setPiece(0, of: symbol) }
    leave(symbol)
    join(symbol, level(of: p))
    isSolved = false
    touch(symbol)
  }

  /// How far a constraint, which must exist, is from holding, by the values after the last successful ``solve()``; 0 if
  /// it holds.
  ///
  /// - Complexity: O(number of its terms).
  public func violation(of id: ConstraintID) -> Double {
    max(0, -slack(of: id))
  }

  /// How far the expression of an inequality, which must exist, is from 0 on the side that is allowed, by the values
  /// after the last successful ``solve()``. Negative if the constraint is violated; of an equality, minus its
  /// violation.
  ///
  /// - Complexity: O(number of its terms).
  public func slack(of id: ConstraintID) -> Double {
    precondition(isKnown(id), "reading a constraint that does not exist")
    var e = records[Int(id.index)].constant
    for index in matrix.range(id.index) {
      e += matrix.cells[index].value * solution[Int(matrix.cells[index].variable)]
    }
    switch records[Int(id.index)].relation {
    case .lessThanOrEqual: return -e
    case .equal: return -abs(e)
    case .greaterThanOrEqual: return e
    }
  }

  func isKnown(_ id: ConstraintID) -> Bool {
    guard id.index >= 0 && id.index < records.count else { return false }
    let state = records[Int(id.index)].state
    return state == .queued || state == .live
  }
}
